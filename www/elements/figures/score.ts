/**
 * Scores of Classic: as texts, on an axis, and from the view of the side to move at the root, so that all levels can be
 * compared. Pure.
 */
import { lines, score as texts } from '../../texts/en/figures/frame.ts';
import { countText } from '../../texts/number.ts';
import { INFINITY } from './search-states.ts';
import type { Bounds, Kind } from './search-states.ts';

/** The distances from the middle at which the axis gets coarser and at which it ends, in points. */
const [UNIT, END] = [12, 1200];

/** A search window. */
export type Window = { low: number; high: number };

/** The score of a side that is mated where it is to move, and the longest mate that is counted in moves. */
const [MATED, MOST_MOVES] = [4000, 100];

/** The winner's moves to the mate that a score promises; null for other scores. */
export function mateMovesOf(score: number) {
  const moves = MATED - Math.abs(score);
  return moves >= 0 && moves <= MOST_MOVES ? moves : null;
}

/**
 * A score with a sign, 1.00 for 100 points; a pawn is 99. A mate is written in moves.
 *
 * @param score In points.
 */
export function scoreText(score: number) {
  const size = Math.abs(score);
  const sign = score > 0 ? '+' : score < 0 ? '−' : '';
  const moves = mateMovesOf(score);
  if (moves !== null) return texts[score > 0 ? 'mate' : 'mated']({ moves });
  return sign + (size >= INFINITY - 1 ? texts.king : countText('en', size / 100, 2, 2));
}

/** An end of a window; null if it is open, which is a score that no position has. */
export const boundText = (score: number) => (Math.abs(score) < INFINITY - 2 ? scoreText(score) : null);

/** A window in numbers, and the depth of its search. */
export const titleOf = ({ low, high }: Window, depth?: number) =>
  lines.window({ low: boundText(low), high: boundText(high), depth: depth || null });

/** A score with its kind: "≤ −0.90". */
export const valueText = (score: number, kind: Kind | null) => `${kind ? lines.at[kind] : ''}\u00a0${scoreText(score)}`;

/** The name of a side by its code. */
export const sideOf = (side: number) => (side & 8 ? texts.white : texts.black);

/**
 * The position of a score on an axis that is fine near the middle and coarse far from it, from 0 (worst) to 100 (best).
 */
export function placeOf(score: number, middle: number) {
  const place = Math.asinh((score - middle) / UNIT) / Math.asinh(END / UNIT);
  return 50 + 50 * Math.max(-1, Math.min(1, place));
}

/** The sign that converts a score at a level to the root's side. */
export const signAt = (level: number) => (level % 2 === 0 ? 1 : -1);

/**
 * A window from the view of the root's side.
 *
 * @param level The level of the side that the window belongs to.
 */
export const windowAt = ({ alpha, beta }: Bounds, level: number): Window =>
  signAt(level) > 0 ? { low: alpha, high: beta } : { low: -beta, high: -alpha };

/** The kind of a score from the view of the root's side. */
export function kindAt(kind: Kind | null, level: number): Kind | null {
  if (kind === null || kind === 'exact' || signAt(level) > 0) return kind;
  return kind === 'least' ? 'most' : 'least';
}
