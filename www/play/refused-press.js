// @ts-check
/**
 * Listens for presses on a piece that cannot move, which the board does not treat as an attempt to move.
 *
 * @import { Game } from '../game/game.js'
 * @import { Session } from '../ui/session.js'
 */
import { colorOf } from '../board/placement.js';
import { playableMoves, shownPlacement, turnAt } from '../game/game.js';

/**
 * Starts to listen.
 * @param {Session} session @param {HTMLElement} board
 */
export function listenToRefusedPresses({ dispatch, game }, board) {
  board.addEventListener('click', ({ clientX, clientY }) => {
    const elements = document.elementsFromPoint(clientX, clientY);
    const square = elements.map((element) => /** @type {HTMLElement} */ (element).dataset?.square).find(Boolean);
    if (square && isStuck(game(), square)) dispatch({ type: 'explainRefusal' });
  });
}

/**
 * Whether a square has a piece of the side to move that cannot move, though others can.
 * @param {Game} game @param {string} square
 */
export function isStuck(game, square) {
  const moves = playableMoves(game);
  const piece = shownPlacement(game)[square];
  const isOwn = piece !== undefined && colorOf(piece) === turnAt(game, game.shown);
  return isOwn && moves.length > 0 && !moves.some(({ from }) => from === square);
}
