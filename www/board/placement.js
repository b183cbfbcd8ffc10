// @ts-check
/**
 * The two fields of a FEN that a board needs to be drawn: the placement and the turn. Pure.
 *
 * @import { Color, Square } from './geometry.js'
 * @typedef {string} Piece A letter as in FEN: "P" is a white pawn, "n" a black knight.
 * @typedef {Readonly<Record<Square, Piece>>} Placement
 */
import { makeSquare } from './geometry.js';

/** The FEN of the start position. */
export const START_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/**
 * The FEN of a start, which may also be `startpos`, as UCI writes it.
 *
 * @param {string} start
 */
export const startFen = (start) => (start === 'startpos' ? START_FEN : start);

/**
 * The colour of a piece.
 *
 * @param {Piece} piece
 * @returns {Color}
 */
export const colorOf = (piece) => (piece < 'a' ? 'white' : 'black');

/**
 * The pieces of a FEN by square, or null if its first field is no placement of eight ranks.
 *
 * @param {string} fen
 * @returns {Placement | null}
 */
export function parsePlacement(fen) {
  const ranks = fen.split(' ')[0].split('/');
  if (ranks.length !== 8) return null;
  /** @type {Record<Square, Piece>} */
  const pieces = {};
  for (const [index, text] of ranks.entries()) {
    let file = 0;
    for (const letter of text) {
      if (/[1-8]/.test(letter)) file += Number(letter);
      else if (/[PNBRQKpnbrqk]/.test(letter)) pieces[makeSquare(file++, 7 - index)] = letter;
      else return null;
    }
    if (file !== 8) return null;
  }
  return pieces;
}

/**
 * The side to move of a FEN; White if the field is missing.
 *
 * @param {string} fen
 * @returns {Color}
 */
export const parseTurn = (fen) => (fen.split(' ')[1] === 'b' ? 'black' : 'white');

/**
 * A placement with one piece moved, capturing whatever is on the target: shown until the
 * worker has answered with the position. Other effects of the move (the rook in castling, a pawn captured
 * en passant) come with that answer.
 *
 * @param {Placement} placement
 * @param {Square} from
 * @param {Square} to
 * @param {string | null} promotion A role letter in lower case.
 * @returns {Placement}
 */
export function displace(placement, from, to, promotion) {
  const { [from]: piece, ...rest } = placement;
  if (!piece) return placement;
  if (!promotion) return { ...rest, [to]: piece };
  return { ...rest, [to]: colorOf(piece) === 'white' ? promotion.toUpperCase() : promotion };
}
