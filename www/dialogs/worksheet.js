// @ts-check
/**
 * The layout of a worksheet with positions. Pure.
 *
 * @import { Color } from '../board/geometry.js'
 */
import { parseTurn } from '../board/placement.js';

/** Positions on a page. */
export const PER_PAGE = 6;

/** The most positions printed at once. */
export const MAX_POSITIONS = 120;

/**
 * Entries evenly spread over a list, including the last.
 * @template Entry @param {readonly Entry[]} list @param {number} [count] @returns {Entry[]}
 */
export function spread(list, count = PER_PAGE) {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, (_, index) => list[Math.round(((index + 1) * list.length) / count) - 1]);
}

/**
 * The lines of a text that are not empty, with their numbers in it.
 * @param {string} text @returns {{ line: number, fen: string }[]}
 */
export const linesOf = (text) =>
  text
    .split(/\r\n?|\n/)
    .map((line, index) => ({ line: index + 1, fen: line.trim() }))
    .filter(({ fen }) => fen !== '');

/**
 * A list split into pages.
 * @template Entry @param {readonly Entry[]} list @returns {Entry[][]}
 */
export const pagesOf = (list) =>
  Array.from({ length: Math.ceil(list.length / PER_PAGE) }, (_, page) =>
    list.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
  );

/**
 * The side at the bottom of a diagram.
 * @param {Color | 'turn'} bottom @param {string} fen @returns {Color}
 */
export const bottomOf = (bottom, fen) => (bottom === 'turn' ? parseTurn(fen) : bottom);
