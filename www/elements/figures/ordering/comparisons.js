// @ts-check
/**
 * Searches with each aid on and off, side by side, in numbers and in words. Pure; the counts come from the worker.
 *
 * @import { Finished } from '../searches.js'
 */
import { ordering as texts } from '../../../texts/en/figures/ordering.js';
import { countText } from '../../../texts/number.js';

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

/**
 * Describes the bars at a ply.
 * @param {number} ply @param {readonly Bar[]} bars
 */
export function describe(ply, bars) {
  const [all] = bars;
  if (!all?.nodes) return texts.none;
  const known = bars.filter(({ nodes }) => nodes !== null);
  const worst = known.reduce((one, other) => (Number(other.nodes) > Number(one.nodes) ? other : one));
  const alone = known
    .filter(({ off }) => without(off).length === 1)
    .map(({ off, factor }) => texts.alone({ name: namesOf(off), factor: countText('en', Number(factor)) }));
  const moves = new Set(known.map(({ found }) => `${found?.from} ${found?.to}`));
  const overLimit = bars.length - known.length;
  const costliest = texts.costliest({
    worst: countText('en', Number(worst.nodes)),
    factor: countText('en', Number(worst.factor)),
    without: namesOf(worst.off),
  });
  const same = overLimit > 0 ? texts.sameAmongKnown : texts.same;
  return [
    texts.descriptions({ ply: String(ply), all: countText('en', all.nodes) }),
    overLimit > 0 ? texts.tooMany({ count: overLimit }) : costliest,
    ...alone,
    moves.size === 1 ? same : texts.differs({ count: moves.size }),
  ].join(' ');
}

/** @param {number} off */
const namesOf = (off) =>
  without(off)
    .map((aid) => texts.names[aid])
    .join(texts.and);
