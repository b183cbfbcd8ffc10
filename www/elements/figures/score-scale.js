// @ts-check
/** The position of a score on an axis that is fine near the middle and coarse far from it. Pure. */

/** The distances from the middle at which the axis gets coarser and at which it ends, in points. */
const [UNIT, END] = [12, 1200];

/**
 * The position of a score, from 0 (worst) to 100 (best).
 * @param {number} score @param {number} middle
 */
export function placeOf(score, middle) {
  const place = Math.asinh((score - middle) / UNIT) / Math.asinh(END / UNIT);
  return 50 + 50 * Math.max(-1, Math.min(1, place));
}
