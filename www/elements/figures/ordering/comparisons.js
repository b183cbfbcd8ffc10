// @ts-check
/**
 * Searches with each aid on and off, side by side. Pure; the counts are the worker's.
 *
 * @import { Finished } from '../search-record.js'
 */

/** The aids, each with the bit that leaves it out of a search. */
export const AIDS = Object.freeze({ best: 2, table: 1, deepening: 4 });

/** @typedef {keyof typeof AIDS} Aid */

/** Every way to leave some out, the fewest first. */
export const WAYS = Object.freeze([0, 4, 2, 1, 6, 5, 3, 7]);

/**
 * The aids that are left out.
 *
 * @param {number} off
 * @returns {Aid[]}
 */
export const without = (off) => /** @type {Aid[]} */ (Object.keys(AIDS)).filter((aid) => off & AIDS[aid]);

/**
 * A search as a bar: `nodes` up to a ply, null if it never got there.
 *
 * @typedef {{ off: number, nodes: number | null, factor: number | null, found: Finished | null }} Bar
 */

/**
 * The bars at a ply, in the order of the compared searches.
 *
 * @param {ReadonlyMap<number, readonly Finished[]>} searches By what they leave out.
 * @param {number} ply
 * @returns {Bar[]}
 */
export function barsAt(searches, ply) {
  const foundBy = (/** @type {number} */ off) => reached(searches.get(off) ?? [], ply);
  const all = foundBy(0)?.nodes ?? null;
  return WAYS.filter((off) => searches.has(off)).map((off) => {
    const found = foundBy(off);
    const nodes = found?.nodes ?? null;
    return { off, nodes, factor: nodes !== null && all ? nodes / all : null, found };
  });
}

/**
 * The iteration of a ply. A mate ends the search, and holds for all plies after it.
 *
 * @param {readonly Finished[]} iterations
 * @param {number} ply
 */
const reached = (iterations, ply) => iterations.find((one) => one.ply >= ply) ?? null;
