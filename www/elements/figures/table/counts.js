// @ts-check
/**
 * What was counted in a table, as a whole and region by region. Pure.
 */

/** The regions that the worker counts apart. */
export const REGIONS = 256;

/** The counts in the order of the rows. */
const NAMES = Object.freeze(['lookedUp', 'found', 'answered', 'movedOn', 'noRoom', 'first', 'again', 'kept']);

/**
 * - `lookedUp`: how often a position was looked up; `found`: it was there; `answered`: what was there was enough.
 * - `movedOn`: it is not in the slot that was looked at first; `noRoom`: nor in any of the eight after it, and none is empty.
 * - `first`: a slot was filled; `again`: the same position was written once more; `kept`: what was there was better.
 *
 * @typedef {Record<'lookedUp' | 'found' | 'answered' | 'movedOn' | 'noRoom' | 'first' | 'again' | 'kept', number>} Counts
 */

/** After so many positions: all counts, and each by region. @typedef {{ node: number, all: Counts, regions: Record<keyof Counts, readonly number[]> }} Stop */

/**
 * @param {number} node
 * @param {readonly (readonly number[])[]} rows A row for each count.
 * @returns {Stop}
 */
export function stopOf(node, rows) {
  const regions = /** @type {Stop['regions']} */ (Object.fromEntries(NAMES.map((name, index) => [name, rows[index]])));
  const all = /** @type {Counts} */ (Object.fromEntries(NAMES.map((name, index) => [name, rows[index].reduce((sum, count) => sum + count, 0)])));
  return { node, all, regions };
}

/** What a map shows of each region. */
export const MAPS = /** @type {const} */ (['filled', 'found', 'noRoom']);

/** @typedef {typeof MAPS[number]} MapName */

/** @param {number} part @param {number} whole */
const share = (part, whole) => (whole > 0 ? Math.min(1, part / whole) : 0);

/**
 * The shares of a map, from 0 to 1, region by region.
 *
 * @param {Stop} stop
 * @param {MapName} map
 * @param {number} bits
 */
export const sharesOf = ({ regions }, map, bits) => regions.lookedUp.map((lookedUp, region) => (map === 'filled'
  ? share(regions.first[region], 2 ** bits / REGIONS)
  : share(regions[map][region], lookedUp)));

/**
 * The same of the whole table.
 *
 * @param {Stop} stop
 * @param {MapName} map
 * @param {number} bits
 */
export const shareOf = ({ all }, map, bits) => (map === 'filled' ? share(all.first, 2 ** bits) : share(all[map], all.lookedUp));

/** The share of probes without a free slot from which it is mentioned. */
const MANY = 0.1;

/**
 * The most instructive stop: the first at which many positions find no room, or else the last.
 *
 * @param {readonly Stop[]} stops
 */
export function mostInstructive(stops) {
  const found = stops.findIndex(({ all }) => share(all.noRoom, all.lookedUp) >= MANY);
  return found < 0 ? stops.length - 1 : found;
}

/** The nodes at which the table is looked at, evenly along a search. @param {number} total @param {number} most */
export function nodesOf(total, most) {
  const count = Math.max(1, Math.min(most, total));
  return Array.from({ length: count }, (_, index) => Math.max(1, Math.round((total * (index + 1)) / count)));
}
