// @ts-check
/** Texts for scores of Classic. Pure. */
import { score as texts } from '../../texts/en/figures/score.js';
import { countText } from '../../texts/number.js';
import { INFINITY, MATE } from './search-states.js';

/**
 * A score with a sign, 1.00 for 100 points; a pawn is 99. A mate score stays in points: its difference from 4,000 is the
 * distance to mate.
 * @param {number} score In points.
 * @param {boolean} [isMate]
 */
export function scoreText(score, isMate = Math.abs(score) > MATE) {
  const size = Math.abs(score);
  const sign = score > 0 ? '+' : score < 0 ? '−' : '';
  if (size >= INFINITY - 1) return sign + texts.king;
  return isMate ? `${texts.mate} ${sign}${countText('en', size)}` : sign + countText('en', size / 100, 2, 2);
}

/**
 * An end of a window; null if it is open, which is a score that no position has.
 * @param {number} score
 */
export const boundText = (score) => (Math.abs(score) < INFINITY - 2 ? scoreText(score) : null);

/**
 * The name of a side by its code.
 * @param {number} side
 */
export const sideOf = (side) => (side & 8 ? texts.white : texts.black);
