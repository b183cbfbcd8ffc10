/** The pieces that each side has captured, computed from the pieces on the board. Pure. */

import type { Color } from '../../board/geometry.ts';
import type { Placement } from '../../board/placement.ts';
import type { Tree } from '../tree/move-tree.ts';

/** Points by role, in the order in which captured pieces are shown; pawns are first. */
type Points = Readonly<Record<string, number>>;

const POINTS: Points = Object.freeze({ p: 1, n: 3, b: 3, r: 5, q: 9 });

/** The points of the pieces of a game; none where pieces enter from a hand. */
export function pointsOf({ variant }: Pick<Tree, 'variant'>): Points {
  if (!variant) return POINTS;
  const pieces = variant.hand === 'none' ? variant.pieces : [];
  return Object.fromEntries(pieces.map(({ letter, value_cp }) => [letter.toLowerCase(), value_cp / 100]));
}

/** Pieces of the other side, and the points ahead (or behind, below zero). */
type Material = { captured: string[]; lead: number };

/**
 * What a side has taken since the start and how far it is ahead. A piece that a pawn became counts as its pawn
 * as long as it was not there at the start.
 *
 * @param color Of who has taken.
 */
export function materialOf(start: Placement, now: Placement, color: Color, points: Points = POINTS): Material {
  const roles = Object.keys(points);
  const [before, after] = [countsOf(start), countsOf(now)];
  const own = (role: string) => (color === 'white' ? role.toUpperCase() : role);
  const other = (role: string) => (color === 'white' ? role : role.toUpperCase());
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

/** How many there are of each piece. */
function countsOf(placement: Placement) {
  const counts: Record<string, number> = {};
  for (const piece of Object.values(placement)) counts[piece] = (counts[piece] ?? 0) + 1;
  return counts;
}
