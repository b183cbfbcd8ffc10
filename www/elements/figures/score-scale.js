// @ts-check
/** The place of a score on an axis that is fine around one score and coarse far from it. Pure. */

/** The score next to the middle from which on the axis gets coarser, and the one at its ends, in hundredths of a pawn. */
const [UNIT, END] = [12, 1200];

/**
 * From 0, the worst, to 100, the best.
 *
 * @param {number} score
 * @param {number} middle
 */
export function placeOf(score, middle) {
  const place = Math.asinh((score - middle) / UNIT) / Math.asinh(END / UNIT);
  return 50 + 50 * Math.max(-1, Math.min(1, place));
}
