// @ts-check
/**
 * The pieces that each side has captured, computed from the pieces on the board. Pure.
 *
 * @import { Color } from '../../board/geometry.js'
 * @import { Placement } from '../../board/placement.js'
 * @import { Tree } from '../tree/move-tree.js'
 */

/** Points by role, in the order in which captured pieces are shown; pawns are first. @typedef {Readonly<Record<string, number>>} Points */

/** @type {Points} */
const POINTS = Object.freeze({ p: 1, n: 3, b: 3, r: 5, q: 9 });

/**
 * The points of the pieces of a game; none where pieces enter from a hand.
 * @param {Pick<Tree, 'variant'>} tree @returns {Points}
 */
export function pointsOf({ variant }) {
  if (!variant) return POINTS;
  const pieces = variant.hand === 'none' ? variant.pieces : [];
  return Object.fromEntries(pieces.map(({ letter, value_cp }) => [letter.toLowerCase(), value_cp / 100]));
}

/** @typedef {{ captured: string[], lead: number }} Material Pieces of the other side, and the points ahead (or behind, below zero). */

/**
 * What a side has taken since the start and how far it is ahead. A piece that a pawn became counts as its pawn
 * as long as it was not there at the start.
 * @param {Placement} start
 * @param {Placement} now
 * @param {Color} color Of who has taken.
 * @param {Points} [points]
 * @returns {Material}
 */
export function materialOf(start, now, color, points = POINTS) {
  const roles = Object.keys(points);
  const [before, after] = [countsOf(start), countsOf(now)];
  const own = (/** @type {string} */ role) => (color === 'white' ? role.toUpperCase() : role);
  const other = (/** @type {string} */ role) => (color === 'white' ? role : role.toUpperCase());
  const missing = roles.map((role) => (before[other(role)] ?? 0) - (after[other(role)] ?? 0));
  const promoted = missing.slice(1).reduce((sum, number) => sum + Math.max(0, -number), 0);
  missing[0] -= promoted;
  const captured = roles.flatMap((role, index) => Array(Math.max(0, missing[index])).fill(other(role)));
  const lead = roles.reduce(
    (sum, role) => sum + points[role] * ((after[own(role)] ?? 0) - (after[other(role)] ?? 0)),
    0,
  );
  return { captured, lead: Math.round(lead) };
}

/**
 * How many there are of each piece.
 * @param {Placement} placement
 */
function countsOf(placement) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const piece of Object.values(placement)) counts[piece] = (counts[piece] ?? 0) + 1;
  return counts;
}
