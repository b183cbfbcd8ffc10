/**
 * The bars above and below the board: each player with captured pieces and clock.
 *
 * ```text
 * div.player-bar[data-color][data-turn]
 *   span.disc
 *   div  p.player-info  b, span.strength, span.to-move
 *        p.captured  svg…, span "+3"
 *   span.clock[role=timer]
 * ```
 */
import { drawPiece } from '../board/pieces.ts';
import { picturesOf } from '../game/position/board-shape.ts';
import { SHORT_MS, clockText, remaining_ms, untilNextTick_ms } from '../game/players/clock.ts';
import { endingOf, isPaused, otherColor, shownPlacement, startPlacement, turnAt } from '../game/game.ts';
import { materialOf, pointsOf } from '../game/position/captured-pieces.ts';
import { strengthText } from '../texts/levels.ts';
import { calmly } from './calmly.ts';
import { make, setAttribute, setText, setTextOrHide } from './dom.ts';
import { playerName, ratingOf } from './names.ts';
import type { Color } from '../board/geometry.ts';
import type { Game } from '../game/game.ts';
import type { Texts } from '../texts/en/page.ts';
import type { Panel, Session } from './session.ts';

/** Makes both bars. One timer runs while a clock does and the page is visible. */
export function makePlayerBars(
  dispatch: Session['dispatch'],
  { top, bottom }: { top: HTMLElement; bottom: HTMLElement },
): Panel {
  const bars = { top: makePlayerBar(top), bottom: makePlayerBar(bottom) };
  let timer: ReturnType<typeof setTimeout> | undefined;
  function tick(game: Game) {
    clearTimeout(timer);
    const now_ms = Date.now();
    showClock(bars.top.clock, game, otherColor(game.players.orientation), now_ms);
    showClock(bars.bottom.clock, game, game.players.orientation, now_ms);
    const { clock } = game.players;
    if (!clock?.running || game.page.hidden) return;
    const left_ms = remaining_ms(clock, clock.running, now_ms);
    timer = setTimeout(
      () => (left_ms <= SHORT_MS ? dispatch({ type: 'tick' }) : tick(game)),
      untilNextTick_ms(left_ms),
    );
  }
  const showTurns = calmly((game, texts) => {
    showTurn(bars.top, game, texts, otherColor(game.players.orientation));
    showTurn(bars.bottom, game, texts, game.players.orientation);
  });
  return (game, texts) => {
    showPlayerBar(bars.top, game, texts, otherColor(game.players.orientation));
    showPlayerBar(bars.bottom, game, texts, game.players.orientation);
    showTurns(game, texts);
    tick(game);
  };
}

function makePlayerBar(bar: HTMLElement) {
  const [name, strength, toMove] = [
    make('b'),
    make('span', { className: 'strength' }),
    make('span', { className: 'to-move' }),
  ];
  const captured = make('p', { className: 'captured' });
  const clock = make('span', { className: 'clock' });
  captured.setAttribute('role', 'img');
  clock.setAttribute('role', 'timer');
  const who = make('p', { className: 'player-info' }, name, strength, toMove);
  bar.replaceChildren(make('span', { className: 'disc' }), make('div', {}, who, captured), clock);
  return { bar, name, strength, toMove, captured, clock, drawn: '' };
}

function showPlayerBar(parts: ReturnType<typeof makePlayerBar>, game: Game, texts: Texts, color: Color) {
  const { play } = texts;
  const player = game.players[color];
  setAttribute(parts.bar, 'data-color', color);
  const side = texts.game.sides[color];
  const name = playerName(game, texts, color);
  setText(parts.name, name);
  setText(
    parts.strength,
    player.kind === 'engine' ? strengthText(game, texts, player) : ratingText(game, color, name === side ? '' : side),
  );
  setAttribute(parts.clock, 'aria-label', play.clockOf({ side }));
  showCaptured(parts, game, texts, color);
}

/** The rating of a player in an imported game, and the side. */
const ratingText = (game: Game, color: Color, side: string) =>
  [ratingOf(game, color), side].filter(Boolean).join(' · ');

function showTurn({ toMove }: ReturnType<typeof makePlayerBar>, game: Game, { play }: Texts, color: Color) {
  const isTurn = !endingOf(game) && turnAt(game) === color;
  setTextOrHide(
    toMove,
    isTurn ? (game.players[color].kind !== 'engine' || isPaused(game) ? play.toMove : play.thinks) : null,
  );
}

function showCaptured(parts: ReturnType<typeof makePlayerBar>, game: Game, texts: Texts, color: Color) {
  const { captured, lead } = materialOf(startPlacement(game), shownPlacement(game), color, pointsOf(game.tree));
  const ahead = lead > 0 ? `+${lead}` : '';
  const { pieces } = texts.game.spoken;
  const names = captured.map((piece) => pieces[piece.toLowerCase() as keyof typeof pieces]);
  const label = texts.play.captured({ pieces: names.join(', '), ahead });
  const drawn = `${label} ${game.settings.pieces} ${captured.join('')}`;
  if (drawn === parts.drawn) return;
  parts.drawn = drawn;
  const drawings = captured.map((piece, index) => {
    const drawing = drawPiece(piece, game.settings.pieces, picturesOf(game.tree));
    drawing.classList.toggle('new-group', index > 0 && captured[index - 1] !== piece);
    return drawing;
  });
  parts.captured.replaceChildren(...drawings, ...(ahead ? [make('span', { textContent: ahead })] : []));
  // Its line stays, so that the name above does not move at the first capture.
  parts.captured.classList.toggle('empty', captured.length === 0 && lead <= 0);
  setAttribute(parts.captured, 'aria-label', label);
}

function showClock(element: HTMLElement, game: Game, color: Color, now_ms: number) {
  const { clock } = game.players;
  const left_ms = clock ? remaining_ms(clock, color, now_ms) : recordedClock_ms(game, color);
  element.hidden = left_ms === null;
  if (left_ms === null) return;
  setText(element, clockText(left_ms));
  element.dataset.running = String(clock?.running === color);
  element.dataset.short = String(left_ms < SHORT_MS);
}

/** The clock of a side after its last move, as the game's PGN recorded it. */
function recordedClock_ms(game: Game, color: Color): number | null {
  const { tree } = game;
  for (let node = tree.nodes[tree.shown]; node.parent !== null; node = tree.nodes[node.parent]) {
    if (turnAt(game, node.parent) === color && node.clock_ms !== null) return node.clock_ms;
  }
  return null;
}
