/** The two fields of a FEN that a board needs to be drawn: the placement and the turn. Pure. */
import { makeSquare } from './geometry.ts';
import type { Color, Square } from './geometry.ts';

/** A letter as in FEN: "P" is a white pawn, "n" a black knight. */
export type Piece = string;

export type Placement = Readonly<Record<Square, Piece>>;

/** Upper-case letters and how many there are. */
export type Hand = readonly { letter: string; count: number }[];

/** The FEN of the start position. */
export const START_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** The FEN of a start, which may also be `startpos`, as UCI writes it. */
export const startFen = (start: string) => (start === 'startpos' ? START_FEN : start);

/** The colour of a piece. */
export const colorOf = (piece: Piece): Color => (piece < 'a' ? 'white' : 'black');

/** The size of the board of chess. */
const CHESS_SIZE = Object.freeze({ files: 8, ranks: 8 });

/**
 * The pieces of a FEN by square, or null if its first field is no placement for a board of this size. Pieces in hand and the
 * signs of promoted pieces are ignored.
 *
 * @param size Without it, the board and the pieces are those of chess.
 */
export function parsePlacement(fen: string, size: { files: number; ranks: number } = CHESS_SIZE): Placement | null {
  const ranks = fen.split(/[ []/)[0].split('/');
  if (ranks.length !== size.ranks) return null;
  const pieces: Record<Square, Piece> = {};
  for (const [index, text] of ranks.entries()) {
    let file = 0;
    for (const part of text.match(size.files > 9 ? /\d+|[^~]/g : /[^~]/g) ?? []) {
      if (Number(part)) file += Number(part);
      else if ((size === CHESS_SIZE ? /[PNBRQK]/i : /[A-Z]/i).test(part))
        pieces[makeSquare(file++, size.ranks - 1 - index)] = part;
      else return null;
    }
    if (file !== size.files) return null;
  }
  return pieces;
}

/** The side to move of a FEN; White if the field is missing. */
export const parseTurn = (fen: string): Color => (fen.split(' ')[1] === 'b' ? 'black' : 'white');

/**
 * A placement with one piece moved, capturing whatever is on the target: shown until the
 * worker has answered with the position. Other effects of the move (the rook in castling, a pawn captured
 * en passant) come with that answer.
 *
 * @param promotion A role letter in lower case.
 */
export function displace(placement: Placement, from: Square, to: Square, promotion: string | null): Placement {
  const { [from]: piece, ...rest } = placement;
  if (!piece) return placement;
  if (!promotion) return { ...rest, [to]: piece };
  return { ...rest, [to]: colorOf(piece) === 'white' ? promotion.toUpperCase() : promotion };
}
