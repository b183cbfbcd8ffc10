// @ts-check
/**
 * The pieces that each side has captured, computed from the pieces on the board. Pure.
 *
 * @import { Color } from '../board/geometry.js'
 * @import { Placement } from '../board/placement.js'
 */

/** Points by role, in the order in which captured pieces are shown. */
const POINTS = Object.freeze({ p: 1, n: 3, b: 3, r: 5, q: 9 });

/** @typedef {{ captured: string[], lead: number }} Material Pieces of the other side, and the points ahead (or behind, below zero). */

/**
 * What a side has taken since the start and how far it is ahead. A piece that a pawn became counts as its pawn
 * as long as it was not there at the start.
 *
 * @param {Placement} start
 * @param {Placement} now
 * @param {Color} color Of who has taken.
 * @returns {Material}
 */
export function materialOf(start, now, color) {
  const roles = /** @type {(keyof typeof POINTS)[]} */ (Object.keys(POINTS));
  const [before, after] = [countsOf(start), countsOf(now)];
  const own = (/** @type {string} */ role) => (color === 'white' ? role.toUpperCase() : role);
  const other = (/** @type {string} */ role) => (color === 'white' ? role : role.toUpperCase());
  const missing = roles.map((role) => (before[other(role)] ?? 0) - (after[other(role)] ?? 0));
  const promoted = missing.slice(1).reduce((sum, number) => sum + Math.max(0, -number), 0);
  missing[0] -= promoted;
  const captured = roles.flatMap((role, index) => Array(Math.max(0, missing[index])).fill(other(role)));
  const lead = roles.reduce(
    (sum, role) => sum + POINTS[role] * ((after[own(role)] ?? 0) - (after[other(role)] ?? 0)), 0,
  );
  return { captured, lead };
}

/**
 * How many there are of each piece.
 *
 * @param {Placement} placement
 */
function countsOf(placement) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const piece of Object.values(placement)) counts[piece] = (counts[piece] ?? 0) + 1;
  return counts;
}
