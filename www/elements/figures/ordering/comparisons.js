// @ts-check
/**
 * Searches with each aid on and off, side by side. Pure; the counts come from the worker.
 *
 * @import { Finished } from '../searches.js'
 */

/** The aids, each with the bit that disables it. */
export const AIDS = Object.freeze({ best: 2, table: 1, deepening: 4 });

/** @typedef {keyof typeof AIDS} Aid */

/** All combinations of disabled aids, the smallest first. */
export const WAYS = Object.freeze([0, 4, 2, 1, 6, 5, 3, 7]);

/**
 * The disabled aids.
 * @param {number} off @returns {Aid[]}
 */
export const without = (off) => /** @type {Aid[]} */ (Object.keys(AIDS)).filter((aid) => off & AIDS[aid]);

/**
 * A search as a bar: `nodes` up to a ply, null if the search did not reach it.
 *
 * @typedef {{ off: number, nodes: number | null, factor: number | null, found: Finished | null }} Bar
 */

/**
 * The bars at a ply, in the order of the compared searches.
 * @param {ReadonlyMap<number, readonly Finished[]>} searches The searches by their disabled aids.
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
 * The iteration of a ply. A mate ends the search and counts for all later plies.
 * @param {readonly Finished[]} iterations @param {number} ply
 */
const reached = (iterations, ply) => iterations.find((one) => one.ply >= ply) ?? null;
