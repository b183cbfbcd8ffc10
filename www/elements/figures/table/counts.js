// @ts-check
/** Counts of a table, in total and by region. Pure. */

/** The number of regions that the worker counts separately. */
export const REGIONS = 256;

/** The names of the counts, in the order of the rows. */
const NAMES = Object.freeze(['lookedUp', 'found', 'answered', 'movedOn', 'noRoom', 'first', 'again', 'kept']);

/**
 * - `lookedUp`: positions that were looked up; `found`: that were in the table; `answered`: whose entries made a search unnecessary.
 * - `movedOn`: positions that are not in the first slot; `noRoom`: nor in the next eight slots, of which none is empty.
 * - `first`: writes to an empty slot; `again`: writes over an entry of the same position; `kept`: better entries that were kept.
 *
 * @typedef {Record<'lookedUp' | 'found' | 'answered' | 'movedOn' | 'noRoom' | 'first' | 'again' | 'kept', number>} Counts
 */

/** The counts after `node` positions, in total and by region. @typedef {{ node: number, all: Counts, regions: Record<keyof Counts, readonly number[]> }} Stop */

/**
 * @param {number} node
 * @param {readonly (readonly number[])[]} rows A row for each count.
 * @returns {Stop}
 */
export function stopOf(node, rows) {
  const regions = /** @type {Stop['regions']} */ (Object.fromEntries(NAMES.map((name, index) => [name, rows[index]])));
  const all = /** @type {Counts} */ (
    Object.fromEntries(NAMES.map((name, index) => [name, rows[index].reduce((sum, count) => sum + count, 0)]))
  );
  return { node, all, regions };
}

/** The quantities that maps show. */
export const MAPS = /** @type {const} */ (['filled', 'found', 'noRoom']);

/** @typedef {typeof MAPS[number]} MapName */

/** @param {number} part @param {number} whole */
const share = (part, whole) => (whole > 0 ? Math.min(1, part / whole) : 0);

/**
 * The shares of a map, from 0 to 1, region by region.
 * @param {Stop} stop @param {MapName} map @param {number} bits
 */
export const sharesOf = ({ regions }, map, bits) =>
  regions.lookedUp.map((lookedUp, region) =>
    map === 'filled' ? share(regions.first[region], 2 ** bits / REGIONS) : share(regions[map][region], lookedUp),
  );

/**
 * The share of the whole table, from 0 to 1.
 * @param {Stop} stop @param {MapName} map @param {number} bits
 */
export const shareOf = ({ all }, map, bits) =>
  map === 'filled' ? share(all.first, 2 ** bits) : share(all[map], all.lookedUp);

/** The lowest share of probes without a free slot that is mentioned. */
const MANY = 0.1;

/**
 * The most instructive stop: the first one at which many positions find no room, or else the last one.
 * @param {readonly Stop[]} stops
 */
export function mostInstructive(stops) {
  const found = stops.findIndex(({ all }) => share(all.noRoom, all.lookedUp) >= MANY);
  return found < 0 ? stops.length - 1 : found;
}

/** The nodes at which the table is inspected, evenly spaced. @param {number} total @param {number} most */
export function nodesOf(total, most) {
  const count = Math.max(1, Math.min(most, total));
  return Array.from({ length: count }, (_, index) => Math.max(1, Math.round((total * (index + 1)) / count)));
}
