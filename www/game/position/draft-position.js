// @ts-check
/**
 * A position being set up: the fields of a FEN, legal or not. Pure.
 *
 * @import { Color, Square } from '../../board/geometry.js'
 * @import { Placement } from '../../board/placement.js'
 * @import { LegalMove } from '../../board/state.js'
 */
import { makeSquare } from '../../board/geometry.js';
import { parsePlacement, parseTurn, START_FEN } from '../../board/placement.js';
import { isAtHome } from './chess960.js';

/**
 * @typedef {object} Setup
 * @property {Placement} pieces
 * @property {Color} turn
 * @property {string} castling Letters of KQkq.
 * @property {Square | null} ep
 * @property {string} clocks The half-move clock and the move number.
 */

/** @typedef {'K' | 'Q' | 'k' | 'q'} Right */

export const RIGHTS = /** @type {readonly Right[]} */ (['K', 'Q', 'k', 'q']);

const SQUARES = Array.from({ length: 64 }, (_, index) => makeSquare(index % 8, Math.floor(index / 8)));

/** A board without pieces. @type {Setup} */
export const EMPTY = Object.freeze({ pieces: {}, turn: 'white', castling: '', ep: null, clocks: '0 1' });

/** The start position. */
export const START = /** @type {Setup} */ (parseSetup(START_FEN));

/**
 * The setup of a FEN, or null if it has no placement. Missing or invalid fields have default values.
 * @param {string} fen @returns {Setup | null}
 */
export function parseSetup(fen) {
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

/**
 * The FEN of a setup, with the castling rights and the e.p. square that its pieces allow.
 * @param {Setup} setup
 */
export function setupFen(setup) {
  const { pieces, turn, clocks } = setup;
  const rights = RIGHTS.filter((right) => setup.castling.includes(right) && isAtHome(pieces, right)).join('');
  const ep = setup.ep && epSquares(setup).includes(setup.ep) ? setup.ep : '-';
  return `${placementText(pieces)} ${turn[0]} ${rights || '-'} ${ep} ${clocks}`;
}

/**
 * Every piece to every other square.
 * @param {Setup} setup @returns {LegalMove[]}
 */
export const everyMove = ({ pieces }) =>
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

/**
 * The first field of a FEN.
 * @param {Placement} pieces
 */
function placementText(pieces) {
  const ranks = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((file) => pieces[makeSquare(file, rank)] ?? '1').join(''),
  );
  return ranks.join('/').replace(/1+/g, (empty) => String(empty.length));
}

/**
 * The possible en passant squares.
 * @param {Setup} setup @returns {Square[]}
 */
export function epSquares({ pieces, turn }) {
  const [origin, passed, arrived, pawn] = turn === 'white' ? [6, 5, 4, 'p'] : [1, 2, 3, 'P'];
  const files = [0, 1, 2, 3, 4, 5, 6, 7].filter(
    (file) =>
      pieces[makeSquare(file, arrived)] === pawn &&
      !pieces[makeSquare(file, passed)] &&
      !pieces[makeSquare(file, origin)],
  );
  return files.map((file) => makeSquare(file, passed));
}

/**
 * The setup with a piece added to or removed from a square.
 * @param {Setup} setup @param {Square} square @param {string | null} piece @returns {Setup}
 */
export function put(setup, square, piece) {
  const { [square]: _, ...others } = setup.pieces;
  return { ...setup, pieces: piece ? { ...others, [square]: piece } : others };
}
