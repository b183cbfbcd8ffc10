/** The bars above and below the board: each player with captured pieces and clock. */
import { render } from 'preact';
import { drawPiece } from '../board/pieces.ts';
import { picturesOf } from '../game/position/board-shape.ts';
import { SHORT_MS, clockText, remaining_ms, untilNextTick_ms } from '../game/players/clock.ts';
import { endingOf, isPaused, otherColor, shownPlacement, startPlacement, turnAt } from '../game/game.ts';
import { materialOf, pointsOf } from '../game/position/captured-pieces.ts';
import { strengthText } from '../texts/levels.ts';
import { calmly } from './calmly.ts';
import { Drawing } from '../views/drawing.tsx';
import { make, setAttribute } from './dom.ts';
import { playerName, ratingOf } from './names.ts';
import type { Color } from '../board/geometry.ts';
import type { Game } from '../game/game.ts';
import type { Texts } from '../texts/en/page.ts';
import type { Panel, App } from './app.ts';

/** Makes both bars. One timer runs while a clock does and the page is visible. */
export function makePlayerBars(
  dispatch: App['dispatch'],
  { top, bottom }: { top: HTMLElement; bottom: HTMLElement },
): Panel {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: Parameters<Panel>;
  let turn: Turn = {};
  function draw() {
    clearTimeout(timer);
    const [game, texts] = latest;
    const { orientation, clock } = game.players;
    const now_ms = Date.now();
    for (const [bar, color] of [[top, otherColor(orientation)] as const, [bottom, orientation] as const]) {
      setAttribute(bar, 'data-color', color);
      render(<PlayerBar {...{ game, texts, color, turn, now_ms }} />, bar);
    }
    if (!clock?.running || game.page.hidden) return;
    const left_ms = remaining_ms(clock, clock.running, now_ms);
    timer = setTimeout(() => (left_ms <= SHORT_MS ? dispatch({ type: 'tick' }) : draw()), untilNextTick_ms(left_ms));
  }
  const showTurn = calmly((game, texts) => {
    turn = turnOf(game, texts);
    draw();
  });
  return (...shown) => {
    latest = shown;
    const before = turn;
    showTurn(...shown);
    if (turn === before) draw();
  };
}

/** The side to move, with what is shown behind its name. */
type Turn = Partial<Record<Color, string>>;

function turnOf(game: Game, { play }: Texts): Turn {
  if (endingOf(game)) return {};
  const color = turnAt(game);
  const isThinking = game.players[color].kind === 'engine' && !isPaused(game);
  return { [color]: isThinking ? play.thinks : play.toMove };
}

type Shown = { game: Game; texts: Texts; color: Color };

function PlayerBar({ game, texts, color, turn, now_ms }: Shown & { turn: Turn; now_ms: number }) {
  const player = game.players[color];
  const side = texts.game.sides[color];
  const name = playerName(game, texts, color);
  // The rating of a player in an imported game, and the side.
  const rating = [ratingOf(game, color), name === side ? '' : side].filter(Boolean).join(' · ');
  const { clock } = game.players;
  const left_ms = clock ? remaining_ms(clock, color, now_ms) : recordedClock_ms(game, color);
  return (
    <>
      <span class="disc" />
      <div>
        <p class="player-info">
          <b>{name}</b>
          <span class="strength">{player.kind === 'engine' ? strengthText(game, texts, player) : rating}</span>
          <span class="to-move" hidden={!turn[color]}>
            {turn[color]}
          </span>
        </p>
        <Captured {...{ game, texts, color }} />
      </div>
      <span
        class="clock"
        role="timer"
        aria-label={texts.play.clockOf({ side })}
        hidden={left_ms === null}
        data-running={clock?.running === color}
        data-short={left_ms !== null && left_ms < SHORT_MS}
      >
        {left_ms !== null && clockText(left_ms)}
      </span>
    </>
  );
}

/** The captured pieces. Their line stays, so that the name above does not move at the first capture. */
function Captured({ game, texts, color }: Shown) {
  const { captured, lead } = materialOf(startPlacement(game), shownPlacement(game), color, pointsOf(game.tree));
  const ahead = lead > 0 ? `+${lead}` : '';
  const { pieces } = texts.game.spoken;
  const names = captured.map((piece) => pieces[piece.toLowerCase() as keyof typeof pieces]);
  const label = texts.play.captured({ pieces: names.join(', '), ahead });
  const draw = (place: HTMLElement) => {
    const drawings = captured.map((piece, index) => {
      const drawing = drawPiece(piece, game.settings.pieces, picturesOf(game.tree));
      drawing.classList.toggle('new-group', index > 0 && captured[index - 1] !== piece);
      return drawing;
    });
    place.replaceChildren(...drawings, ...(ahead ? [make('span', { textContent: ahead })] : []));
  };
  return (
    <Drawing
      as="p"
      class={captured.length === 0 && !ahead ? 'captured empty' : 'captured'}
      role="img"
      aria-label={label}
      look={`${label} ${game.settings.pieces} ${captured.join('')}`}
      draw={draw}
    />
  );
}

/** The clock of a side after its last move, as the game's PGN recorded it. */
function recordedClock_ms(game: Game, color: Color): number | null {
  const { tree } = game;
  for (let node = tree.nodes[tree.shown]; node.parent !== null; node = tree.nodes[node.parent]) {
    if (turnAt(game, node.parent) === color && node.clock_ms !== null) return node.clock_ms;
  }
  return null;
}
