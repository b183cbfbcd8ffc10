// @ts-check
/**
 * The board in words: names of squares and what the live region says. Pure.
 *
 * @import { Square } from './geometry.js'
 * @import { Piece } from './placement.js'
 * @import { BoardState } from './state.js'
 */
import { colorOf } from './placement.js';
import { chosenSquare, movesFrom } from './state.js';

/** The roles by their letters. */
export const ROLES = Object.freeze({
  k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn',
});

/**
 * The role of a letter of either case.
 *
 * @param {string} letter
 * @returns {string}
 */
const roleOf = (letter) => ROLES[/** @type {keyof typeof ROLES} */ (letter.toLowerCase())];

/**
 * A piece in words: "white pawn".
 *
 * @param {Piece} piece
 */
export const pieceName = (piece) => `${colorOf(piece)} ${roleOf(piece)}`;

/**
 * The accessible name of a square: "e2, white pawn" or "e4, empty".
 *
 * @param {Square} square
 * @param {Piece | undefined} piece
 */
export const squareName = (square, piece) => `${square}, ${piece ? pieceName(piece) : 'empty'}`;

/**
 * What the marks on a square mean, in words; empty if it has none.
 *
 * @param {BoardState} state
 * @param {Square} square
 */
export function squareDescription(state, square) {
  const chosen = chosenSquare(state);
  const isTarget = chosen !== null && movesFrom(state, chosen).some((move) => move.to === square);
  return [
    chosen === square && 'selected',
    isTarget && 'can move here',
    state.check === square && 'in check',
    state.lastMove?.includes(square) && 'last move',
  ].filter(Boolean).join(', ');
}

/**
 * A move in words, from its SAN: "Nxf3+" is "knight takes f3, check".
 *
 * @param {string} san
 */
export function spokenMove(san) {
  const ending = san.endsWith('#') ? ', checkmate' : san.endsWith('+') ? ', check' : '';
  const move = san.replace(/[+#]$/, '');
  if (move === 'O-O') return `castles kingside${ending}`;
  if (move === 'O-O-O') return `castles queenside${ending}`;
  const parts = /^([KQRBN]?)([a-h]?[1-8]?)(x?)([a-h][1-8])(?:=([QRBN]))?$/.exec(move);
  if (!parts) return san;
  const [, letter, origin, capture, to, promotion] = parts;
  const who = `${roleOf(letter || 'p')}${origin ? ` on ${origin}` : ''}`;
  const becomes = promotion ? `, promotes to ${roleOf(promotion)}` : '';
  return `${who} ${capture ? 'takes' : 'to'} ${to}${becomes}${ending}`;
}

/**
 * Why nothing happened on a square that was chosen.
 *
 * @param {BoardState} state
 * @param {Square} square
 */
export function refusal(state, square) {
  const chosen = chosenSquare(state);
  if (chosen) return `${pieceName(state.pieces[chosen])} cannot go from ${chosen} to ${square}`;
  const piece = state.pieces[square];
  return piece ? `${pieceName(piece)} on ${square} cannot move now` : `${square} is empty`;
}

/**
 * The moves from a square in words.
 *
 * @param {BoardState} state
 * @param {Square} square
 */
export function spokenMoves(state, square) {
  const targets = new Set(movesFrom(state, square).map((move) => move.to));
  const name = squareName(square, state.pieces[square]);
  return targets.size > 0 ? `${name}, can go to ${[...targets].join(', ')}` : `${name}, no moves`;
}

/**
 * The last move's squares in words.
 *
 * @param {BoardState} state
 */
export function spokenLastMove({ lastMove, pieces }) {
  if (!lastMove) return 'no move yet';
  const [from, to] = lastMove;
  return `last move, ${pieces[to] ? pieceName(pieces[to]) : 'piece'} from ${from} to ${to}`;
}
