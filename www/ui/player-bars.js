// @ts-check
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
 *
 * @import { Color } from '../board/geometry.js'
 * @import { Game } from '../game/game.js'
 * @import { Texts } from '../texts/en/page.js'
 * @import { Panel, Session } from './session.js'
 */
import { drawPiece } from '../board/pieces.js';
import { picturesOf } from '../game/position/board-shape.js';
import { SHORT_MS, clockText, remaining_ms, untilNextTick_ms } from '../game/clock.js';
import { endingOf, isPaused, otherColor, shownPlacement, startPlacement, turnAt } from '../game/game.js';
import { materialOf, pointsOf } from '../game/position/captured-pieces.js';
import { strengthText } from '../texts/levels.js';
import { calmly } from './calmly.js';
import { make, setAttribute, setText, setTextOrHide } from './dom.js';
import { playerName, ratingOf } from './names.js';

/**
 * Makes both bars. One timer runs while a clock does and the page is visible.
 * @param {Session['dispatch']} dispatch @param {{ top: HTMLElement, bottom: HTMLElement }} containers @returns {Panel}
 */
export function makePlayerBars(dispatch, { top, bottom }) {
  const bars = { top: makePlayerBar(top), bottom: makePlayerBar(bottom) };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @param {Game} game */
  function tick(game) {
    clearTimeout(timer);
    const now_ms = Date.now();
    showClock(bars.top.clock, game, otherColor(game.orientation), now_ms);
    showClock(bars.bottom.clock, game, game.orientation, now_ms);
    const { clock } = game;
    if (!clock?.running || game.hidden) return;
    const left_ms = remaining_ms(clock, clock.running, now_ms);
    timer = setTimeout(
      () => (left_ms <= SHORT_MS ? dispatch({ type: 'tick' }) : tick(game)),
      untilNextTick_ms(left_ms),
    );
  }
  const showTurns = calmly((game, texts) => {
    showTurn(bars.top, game, texts, otherColor(game.orientation));
    showTurn(bars.bottom, game, texts, game.orientation);
  });
  return (game, texts) => {
    showPlayerBar(bars.top, game, texts, otherColor(game.orientation));
    showPlayerBar(bars.bottom, game, texts, game.orientation);
    showTurns(game, texts);
    tick(game);
  };
}

/** @param {HTMLElement} bar */
function makePlayerBar(bar) {
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

/** @param {ReturnType<typeof makePlayerBar>} parts @param {Game} game @param {Texts} texts @param {Color} color */
function showPlayerBar(parts, game, texts, color) {
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

/**
 * The rating of a player in an imported game, and the side.
 * @param {Game} game @param {Color} color @param {string} side
 */
const ratingText = (game, color, side) => [ratingOf(game, color), side].filter(Boolean).join(' · ');

/** @param {ReturnType<typeof makePlayerBar>} parts @param {Game} game @param {Texts} texts @param {Color} color */
function showTurn({ toMove }, game, { play }, color) {
  const isTurn = !endingOf(game) && turnAt(game) === color;
  setTextOrHide(
    toMove,
    isTurn ? (game.players[color].kind !== 'engine' || isPaused(game) ? play.toMove : play.thinks) : null,
  );
}

/** @param {ReturnType<typeof makePlayerBar>} parts @param {Game} game @param {Texts} texts @param {Color} color */
function showCaptured(parts, game, texts, color) {
  const { captured, lead } = materialOf(startPlacement(game), shownPlacement(game), color, pointsOf(game.tree));
  const ahead = lead > 0 ? `+${lead}` : '';
  const { pieces } = texts.game.spoken;
  const names = captured.map((piece) => pieces[/** @type {keyof typeof pieces} */ (piece.toLowerCase())]);
  const label = texts.play.captured({ pieces: names.join(', '), ahead });
  const drawn = `${label} ${game.preferences.pieces} ${captured.join('')}`;
  if (drawn === parts.drawn) return;
  parts.drawn = drawn;
  const drawings = captured.map((piece, index) => {
    const drawing = drawPiece(piece, game.preferences.pieces, picturesOf(game.tree));
    drawing.classList.toggle('new-group', index > 0 && captured[index - 1] !== piece);
    return drawing;
  });
  parts.captured.replaceChildren(...drawings, ...(ahead ? [make('span', { textContent: ahead })] : []));
  // Its line stays, so that the name above does not move at the first capture.
  parts.captured.classList.toggle('empty', captured.length === 0 && lead <= 0);
  setAttribute(parts.captured, 'aria-label', label);
}

/** @param {HTMLElement} element @param {Game} game @param {Color} color @param {number} now_ms */
function showClock(element, game, color, now_ms) {
  const { clock } = game;
  const left_ms = clock ? remaining_ms(clock, color, now_ms) : recordedClock_ms(game, color);
  element.hidden = left_ms === null;
  if (left_ms === null) return;
  setText(element, clockText(left_ms));
  element.dataset.running = String(clock?.running === color);
  element.dataset.short = String(left_ms < SHORT_MS);
}

/**
 * The clock of a side after its last move, as the game's PGN recorded it.
 * @param {Game} game @param {Color} color @returns {number | null}
 */
function recordedClock_ms(game, color) {
  const { tree, shown } = game;
  for (let node = tree.nodes[shown]; node.parent !== null; node = tree.nodes[node.parent]) {
    if (turnAt(game, node.parent) === color && node.clock_ms !== null) return node.clock_ms;
  }
  return null;
}
