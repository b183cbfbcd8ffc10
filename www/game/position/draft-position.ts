/** A position being set up: the fields of a FEN, legal or not. Pure. */
import { makeSquare } from '../../board/geometry.ts';
import { parsePlacement, parseTurn, START_FEN } from '../../board/placement.ts';
import { isAtHome } from './chess960.ts';
import type { Color, Square } from '../../board/geometry.ts';
import type { Placement } from '../../board/placement.ts';
import type { LegalMove } from '../../board/state.ts';

export interface Setup {
  pieces: Placement;
  turn: Color;
  /** Letters of KQkq. */
  castling: string;
  ep: Square | null;
  /** The half-move clock and the move number. */
  clocks: string;
}

export type Right = 'K' | 'Q' | 'k' | 'q';

export const RIGHTS = ['K', 'Q', 'k', 'q'] as readonly Right[];

const SQUARES = Array.from({ length: 64 }, (_, index) => makeSquare(index % 8, Math.floor(index / 8)));

/** A board without pieces. */
export const EMPTY: Setup = Object.freeze({ pieces: {}, turn: 'white', castling: '', ep: null, clocks: '0 1' });

/** The start position. */
export const START = parseSetup(START_FEN) as Setup;

/** The setup of a FEN, or null if it has no placement. Missing or invalid fields have default values. */
export function parseSetup(fen: string): Setup | null {
  const text = fen.trim();
  const pieces = parsePlacement(text);
  if (!pieces) return null;
  const [, , rights = '', ep = '', halfmoves = '', move = ''] = text.split(/\s+/);
  return {
    pieces,
    turn: parseTurn(text),
    castling: RIGHTS.filter((right) => rights.includes(right)).join(''),
    ep: /^[a-h][1-8]$/.test(ep) ? ep : null,
    clocks: /^\d+$/.test(halfmoves) && /^\d+$/.test(move) ? `${halfmoves} ${move}` : EMPTY.clocks,
  };
}

/** The FEN of a setup, with the castling rights and the e.p. square that its pieces allow. */
export function setupFen(setup: Setup) {
  const { pieces, turn, clocks } = setup;
  const rights = RIGHTS.filter((right) => setup.castling.includes(right) && isAtHome(pieces, right)).join('');
  const ep = setup.ep && epSquares(setup).includes(setup.ep) ? setup.ep : '-';
  return `${placementText(pieces)} ${turn[0]} ${rights || '-'} ${ep} ${clocks}`;
}

/** Every piece to every other square. */
export const everyMove = ({ pieces }: Setup): LegalMove[] =>
  Object.keys(pieces).flatMap((from) =>
    SQUARES.filter((to) => to !== from).map((to) => ({
      uci: from + to,
      san: from + to,
      from,
      to,
      promotion: null,
      capture: false,
    })),
  );

/** The first field of a FEN. */
function placementText(pieces: Placement) {
  const ranks = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((file) => pieces[makeSquare(file, rank)] ?? '1').join(''),
  );
  return ranks.join('/').replace(/1+/g, (empty) => String(empty.length));
}

/** The possible en passant squares. */
export function epSquares({ pieces, turn }: Setup): Square[] {
  const [origin, passed, arrived, pawn] = turn === 'white' ? [6, 5, 4, 'p'] : [1, 2, 3, 'P'];
  const files = [0, 1, 2, 3, 4, 5, 6, 7].filter(
    (file) =>
      pieces[makeSquare(file, arrived)] === pawn &&
      !pieces[makeSquare(file, passed)] &&
      !pieces[makeSquare(file, origin)],
  );
  return files.map((file) => makeSquare(file, passed));
}

/** The setup with a piece added to or removed from a square. */
export function put(setup: Setup, square: Square, piece: string | null): Setup {
  const { [square]: _, ...others } = setup.pieces;
  return { ...setup, pieces: piece ? { ...others, [square]: piece } : others };
}
