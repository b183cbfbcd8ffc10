/**
 * `<micro-max-match without="captures">`: whole Modern plays Modern without a part, on two boards with colours swapped. It
 * plays while it is on the screen. Each search begins with an empty table, because both sides search in one worker.
 *
 * ```text
 * #shadow-root
 *   p.score[role=status]   the points of both sides
 *   section × 2            a board, and what each side thinks
 *   div.controls           what is left out; start or pause; a move on each board
 * ```
 */
import { render } from 'preact';
import { drawDiagram } from '../board/diagram.ts';
import { Engine } from '../elements/engine.ts';
import { scoreText } from '../elements/figures/score.ts';
import { observeVisibility } from '../elements/presence.ts';
import { fillShadowRoot, sharedSheet, styleText } from '../elements/shadow-root.ts';
import { messageOf } from '../engine/error.ts';
import { source } from '../engine/inside-source.ts';
import { PRIORITIES } from '../engine/worker-pool.ts';
import { countText } from '../texts/number.ts';
import { pressing } from '../ui/dom.ts';
import { delay } from './shows.ts';
import { NODES, PARTS, ended, matchText, moverOf, pairOf, played } from './match.ts';
import type { Report } from '../engine/uci.ts';
import type { Game, Side, Thought } from './match.ts';

/** The time of a move on both boards, and of the pause after a pair of games. */
const [MOVE_MS, PAIR_MS] = [240, 2400];

const matchSheet = sharedSheet(
  styleText('../board/board.css', '../styles/tokens.css', '../styles/base.css', './match.css'),
);

class Match extends HTMLElement {
  static observedAttributes = ['without'];

  #engine: Engine | null = null;
  #place: HTMLElement | null = null;
  #leave = () => {};
  /** The finished pairs, and the games on the boards. */
  #before: readonly Game[] = [];
  #games: readonly Game[] = pairOf(0);
  #pieces: (Record<string, string> | null)[] = [null, null];
  /** What was left out when the games began; another part begins another match. */
  #match = 0;
  #isPlaying = false;
  #isSeen = false;
  #isBusy = false;
  #fault = '';

  connectedCallback() {
    this.#engine = new Engine(() => {}, source);
    this.#engine.open();
    this.#place = fillShadowRoot(this, matchSheet(this.ownerDocument));
    this.#leave = observeVisibility(this, (isSeen) => this.#see(isSeen));
    this.#paint();
  }

  disconnectedCallback() {
    this.#leave();
    this.#match += 1;
    this.#isPlaying = false;
    this.#engine?.close();
    this.#engine = null;
  }

  attributeChangedCallback(_: string, before: string | null, text: string | null) {
    if (before !== text && this.isConnected) this.#reset();
  }

  /** The score and the last moves in words, as in other figures. */
  get text(): string {
    return [this.#scoreText(), ...this.#games.map((game) => lineText(game))].join(' ');
  }

  /** Plays on, unless less motion is preferred. */
  play() {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) this.#start();
  }

  get #without() {
    const part = this.getAttribute('without') ?? '';
    return part in PARTS ? part : 'captures';
  }

  #reset() {
    this.#match += 1;
    this.#before = [];
    this.#games = pairOf(0);
    this.#pieces = [null, null];
    this.#fault = '';
    this.#paint();
    this.#showStart();
    if (this.#isPlaying) this.#start();
  }

  #see(isSeen: boolean) {
    this.#isSeen = isSeen;
    this.#engine?.setPriority(isSeen ? PRIORITIES.visible : PRIORITIES.hidden);
    if (isSeen) {
      this.#engine?.wake();
      this.#showStart();
      if (this.#isPlaying) this.#start();
    }
  }

  /** Draws the position after the opening. */
  async #showStart() {
    if (!this.#isSeen || this.#pieces[0]) return;
    const match = this.#match;
    try {
      const { placement } = (await this.#legal(this.#games[0].moves)) ?? {};
      if (match !== this.#match || !placement || this.#pieces[0]) return;
      this.#pieces = [placement, placement];
      this.#paint();
    } catch (error) {
      this.#fail(error);
    }
  }

  #stop() {
    this.#isPlaying = false;
    this.#paint();
  }

  async #start() {
    this.#isPlaying = true;
    this.#paint();
    if (this.#isBusy) return;
    while (this.#isPlaying && this.#isSeen && this.isConnected) {
      const begun = performance.now();
      await this.#advance();
      const isOver = this.#games.every(({ points }) => points !== null);
      await delay(isOver ? PAIR_MS : MOVE_MS - (performance.now() - begun));
    }
  }

  /** Makes a move on each board, or begins the next pair. */
  async #advance() {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const match = this.#match;
    try {
      if (this.#games.every(({ points }) => points !== null)) {
        this.#before = [...this.#before, ...this.#games];
        this.#games = pairOf(this.#before.length / 2);
      }
      for (const [index, game] of this.#games.entries()) {
        if (game.points !== null) continue;
        const moved = await this.#moved(game);
        if (match !== this.#match || !moved) break;
        this.#games = this.#games.map((one, at) => (at === index ? moved.game : one));
        this.#pieces = this.#pieces.map((one, at) => (at === index ? moved.placement : one));
        this.#paint();
      }
    } catch (error) {
      if (match === this.#match) this.#fail(error);
    }
    this.#isBusy = false;
  }

  async #moved(game: Game) {
    const before = await this.#legal(game.moves);
    const reports: Report[] = [];
    const side = moverOf(game);
    const uci = await this.#engine?.search(
      {
        start: 'startpos',
        moves: game.moves,
        limits: { nodes: NODES },
        clock: null,
        engine: 'Modern',
        elo: null,
        without: side === 'whole' ? 'nothing' : this.#without,
        lines: 1,
        isFresh: true,
        seed: 0,
      },
      (report) => reports.push(report),
    );
    const last = reports.at(-1);
    if (!uci || !last || !before) return null;
    const { depth, nodes, scoreCp, mateMoves } = last;
    const san = before.legal.find((move) => move.uci === uci)?.san ?? uci;
    const next = played(game, uci, { san, depth, nodes, scoreCp, mateMoves });
    const after = await this.#legal(next.moves);
    return after && { game: ended(next, after), placement: after.placement };
  }

  #legal = (moves: readonly string[]) => this.#engine?.ask('legal', { start: 'startpos', moves });

  #fail(error: unknown) {
    this.#isPlaying = false;
    const { key, fields } = messageOf(error);
    this.#fault = String(fields?.text ?? key);
    this.#paint();
  }

  #scoreText() {
    const games = [...this.#before, ...this.#games];
    return `Whole Modern ${matchText(games)} without ${PARTS[this.#without]}`;
  }

  #paint() {
    const place = this.#place;
    if (!place) return;
    render(
      <figure>
        <p class="score" role="status">
          {this.#fault || this.#scoreText()}
        </p>
        <p class="scale">Scores are White’s, in pawns.</p>
        <div class="boards">
          {this.#games.map((game, index) => (
            <GameView key={index} game={game} part={PARTS[this.#without]} number={index + 1} />
          ))}
        </div>
        <div class="controls">
          <label>
            Left out{' '}
            <select
              value={this.#without}
              onChange={({ currentTarget }) => this.setAttribute('without', currentTarget.value)}
            >
              {Object.entries(PARTS).map(([part, name]) => (
                <option key={part} value={part}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            onClick={pressing(() => {
              if (this.#isPlaying) this.#stop();
              else this.#start();
            })}
          >
            {this.#isPlaying ? 'Pause' : 'Start'}
          </button>
          <button
            type="button"
            onClick={pressing(() => {
              this.#stop();
              this.#advance();
            })}
          >
            One move
          </button>
        </div>
      </figure>,
      place,
    );
    for (const [index, board] of [...place.querySelectorAll('.board')].entries()) {
      const { moves, whole } = this.#games[index];
      const last = moves.at(-1) ?? '';
      drawDiagram(board, {
        placement: this.#pieces[index] ?? {},
        lastMove: this.#pieces[index] ? [last.slice(0, 2), last.slice(2, 4)] : null,
        label: `Board ${index + 1}, whole Modern is ${whole === 'white' ? 'White' : 'Black'}`,
      });
    }
  }
}

/** A board, and what each side thinks: Black above, White below. */
function GameView({ game, part, number }: { game: Game; part: string; number: number }) {
  const sides: Side[] = game.whole === 'white' ? ['less', 'whole'] : ['whole', 'less'];
  const [black, white] = sides.map((side) => (
    <p key={side} class={side}>
      <b>{side === 'whole' ? 'Whole' : `Without ${part}`}</b> <span>{thoughtText(game.thoughts[side])}</span>
    </p>
  ));
  return (
    <section aria-label={`Game ${number}`}>
      {black}
      <div class="board" />
      {white}
      <p class="end">{game.end}</p>
    </section>
  );
}

/** The score is for White on both sides. */
function thoughtText(thought: Thought | null) {
  if (!thought) return '';
  const { san, depth, nodes, scoreCp, mateMoves } = thought;
  const score = mateMoves
    ? `mate in ${Math.abs(mateMoves)}`
    : `${scoreText(scoreCp ?? 0)} · ${depth} ${depth === 1 ? 'ply' : 'plies'}`;
  return `${san} · ${score} · ${countText('en', nodes)} positions`;
}

const lineText = (game: Game) => game.end || `${game.moves.length} plies.`;

/** Lets the match be played. */
export const defineMatch = () => customElements.define('micro-max-match', Match);
