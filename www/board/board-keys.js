// @ts-check
/**
 * Keys that explore the board without sight: their announcements and target squares. Pure.
 *
 * @import { Square } from './geometry.js'
 * @import { BoardState } from './state.js'
 */
import { spokenMovement, spokenSquare, squareName } from './a11y.js';
import { squaresInOrder } from './geometry.js';
import { movesFrom } from './state.js';

/**
 * The announcement or the target square of a key.
 * @param {BoardState} state
 * @param {string} key
 * @param {1 | -1} direction To the next piece, or the one before.
 * @returns {{ sentence?: string, square?: Square }}
 */
export function lookAround(state, key, direction) {
  const { words, focus, lastMove, pass, score } = state;
  switch (key) {
    case 'o':
      return { sentence: spokenSquare(state, focus) };
    case 'm':
      return { sentence: spokenMoves(state, focus) };
    case 'l': {
      if (!lastMove) return { sentence: pass || words.noLastMove };
      const [from, to] = lastMove;
      return { sentence: spokenMovement(state, words.lastMove, { from, to }, to) };
    }
    case 'v':
      return { sentence: score || words.noScore };
    default:
      return { square: nextPiece(state, key, direction) };
  }
}

/**
 * The square of the next piece of a role in reading order, wrapping around.
 * @param {BoardState} state
 * @param {string} role In lower case.
 * @param {1 | -1} direction
 * @returns {Square | undefined} Nothing if there is no such piece.
 */
function nextPiece(state, role, direction) {
  const squares = squaresInOrder(state);
  const start = squares.indexOf(state.focus);
  const onwards = [...squares.slice(start + 1), ...squares.slice(0, start + 1)];
  const backwards = [...squares.slice(start), ...squares.slice(0, start)].reverse();
  return (direction === 1 ? onwards : backwards).find((square) => state.pieces[square]?.toLowerCase() === role);
}

/** @param {BoardState} state @param {Square} square */
function spokenMoves(state, square) {
  const { words } = state;
  const squares = [...new Set(movesFrom(state, square).map((move) => move.to))].join(', ');
  return `${squareName(state, square)}, ${squares ? words.canGo({ squares }) : words.noMoves}`;
}
