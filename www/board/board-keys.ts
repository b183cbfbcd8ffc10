/** Keys that explore the board without sight: their announcements and target squares. Pure. */
import { spokenMovement, spokenSquare, squareName } from './a11y.ts';
import { squaresInOrder } from './geometry.ts';
import { movesFrom } from './state.ts';
import type { Square } from './geometry.ts';
import type { BoardState } from './state.ts';

/**
 * The announcement or the target square of a key.
 *
 * @param direction To the next piece, or the one before.
 */
export function lookAround(state: BoardState, key: string, direction: 1 | -1): { sentence?: string; square?: Square } {
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
 *
 * @param role In lower case.
 * @returns Nothing if there is no such piece.
 */
function nextPiece(state: BoardState, role: string, direction: 1 | -1): Square | undefined {
  const squares = squaresInOrder(state);
  const start = squares.indexOf(state.focus);
  const onwards = [...squares.slice(start + 1), ...squares.slice(0, start + 1)];
  const backwards = [...squares.slice(start), ...squares.slice(0, start)].reverse();
  return (direction === 1 ? onwards : backwards).find((square) => state.pieces[square]?.toLowerCase() === role);
}

function spokenMoves(state: BoardState, square: Square) {
  const { words } = state;
  const squares = [...new Set(movesFrom(state, square).map((move) => move.to))].join(', ');
  return `${squareName(state, square)}, ${squares ? words.canGo({ squares }) : words.noMoves}`;
}
