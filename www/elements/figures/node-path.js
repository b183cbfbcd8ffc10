// @ts-check
/**
 * The moves that lead to a node. Pure.
 *
 * @import { Stop } from './search-states.js'
 */
import { squareOf } from './classic-answers.js';

/**
 * A move in UCI notation without a promotion.
 * @param {{ from: number, to: number }} move
 */
export const uciOf = ({ from, to }) => `${squareOf(from)}${squareOf(to & 0x77)}`;

/** The bits of a piece's role, and the rows where pawns promote. */
const [ROLE, FIRST_ROW, LAST_ROW] = [7, 0x00, 0x70];

/**
 * A move in UCI notation; a promotion is to a queen.
 * @param {Record<string, number>} candidate
 */
export function moveOf({ piece, from, to }) {
  const isPawn = (piece & ROLE) === 1 || (piece & ROLE) === 2;
  return `${uciOf({ from, to })}${isPawn && [FIRST_ROW, LAST_ROW].includes(to & 0x70) ? 'q' : ''}`;
}

/**
 * Whether a node is a null move, which tests whether a king without legal moves is attacked.
 * @param {readonly Stop[]} stops @param {number} level
 */
export const isTest = (stops, level) =>
  level > 0 &&
  stops[level].call.keyIndex === stops[level - 1].call.keyIndex &&
  stops[level].call.keyLock === stops[level - 1].call.keyLock;

/**
 * The moves from the root to a node, up to the first null move; `isOpen` is true of the levels before that move.
 * @param {readonly Stop[]} stops @returns {{ moves: string[], isOpen: boolean[] }}
 */
export function pathOf(stops) {
  const end = stops.findIndex((_, level) => isTest(stops, level));
  const length = end < 0 ? stops.length : end;
  return {
    moves: stops.slice(0, length - 1).map(({ candidate }) => moveOf(candidate)),
    isOpen: stops.map((_, level) => level < length),
  };
}
