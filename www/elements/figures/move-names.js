// @ts-check
/**
 * Moves of a search by their names. Pure.
 *
 * @import { LegalMove } from '../../board/state.js'
 */
import { uciOf } from './node-path.js';

/**
 * The move of a reply by its squares, among those that are legal; pawns that arrive become queens.
 *
 * @param {readonly LegalMove[] | null} legal
 * @param {{ from: number, to: number }} move
 */
export const legalMoveOf = (legal, move) => legal?.find(({ uci }) => uci === uciOf(move) || uci === `${uciOf(move)}q`) ?? null;

/** The letters of the pieces by their roles, none for a pawn. */
const LETTERS = ['', '', '', 'N', 'K', 'B', 'R', 'Q'];

/**
 * A move as it is written; one that no rule knows by its squares.
 *
 * @param {readonly LegalMove[] | null} legal
 * @param {{ from: number, to: number, piece: number, captured: number }} move
 */
export function nameOf(legal, move) {
  const { from, to, piece, captured } = move;
  const squares = uciOf({ from, to });
  return legalMoveOf(legal, move)?.san ?? `${LETTERS[piece & 7]}${squares.slice(0, 2)}${captured ? '×' : '–'}${squares.slice(2)}`;
}
