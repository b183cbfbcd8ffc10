// @ts-check
/**
 * Names of the moves of a search. Pure.
 *
 * @import { LegalMove } from '../../board/state.js'
 */
import { uciOf } from './node-path.js';

/**
 * The legal move with the squares of a reply; a promotion is to a queen.
 * @param {readonly LegalMove[] | null} legal @param {{ from: number, to: number }} move
 */
export const legalMoveOf = (legal, move) =>
  legal?.find(({ uci }) => uci === uciOf(move) || uci === `${uciOf(move)}q`) ?? null;

/** The letters of the pieces by role; a pawn has none. */
const LETTERS = ['', '', '', 'N', 'K', 'B', 'R', 'Q'];

/**
 * The name of a move: in SAN if it is legal, or else its squares.
 * @param {readonly LegalMove[] | null} legal
 * @param {{ from: number, to: number, piece: number, captured: number }} move
 */
export function nameOf(legal, move) {
  const { from, to, piece, captured } = move;
  const squares = uciOf({ from, to });
  return (
    legalMoveOf(legal, move)?.san ??
    `${LETTERS[piece & 7]}${squares.slice(0, 2)}${captured ? '×' : '–'}${squares.slice(2)}`
  );
}
