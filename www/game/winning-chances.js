// @ts-check
/**
 * Winning chances from scores. Pure.
 *
 * @import { Color } from '../board/geometry.js'
 * @import { Score } from './move-tree.js'
 */
import { centipawns } from './score.js';

/** How steeply chances grow with a score, per hundredth of a pawn; the curve that lichess fitted to its games. */
const STEEPNESS = 0.00368208;

/**
 * White's chances: 1 if White is sure to win, -1 if Black is, 0 in an even game.
 *
 * @param {Score | null} score
 * @returns {number | null}
 */
export function chancesOf(score) {
  const cp = centipawns(score, 'white');
  return cp === null ? null : 2 / (1 + Math.exp(-STEEPNESS * cp)) - 1;
}

/**
 * White's chances as a side sees them.
 *
 * @param {number} chances
 * @param {Color} color
 */
export const forSide = (chances, color) => (color === 'white' ? chances : 0 - chances);

/**
 * Chances in per cent, from 0 to 100.
 *
 * @param {number} chances
 */
export const percentOf = (chances) => 50 + 50 * chances;
