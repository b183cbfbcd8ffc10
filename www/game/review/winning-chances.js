// @ts-check
/**
 * Winning chances from scores. Pure.
 *
 * @import { Color } from '../../board/geometry.js'
 * @import { Score } from '../tree/move-tree.js'
 */
import { centipawns } from '../search/score.js';

/**
 * How steeply chances grow with a score, per hundredth of a pawn, and the score from which they grow more slowly. With
 * these values the judgements of moves agree best with those of Stockfish; `docs/review.md` describes the measurement.
 */
const CURVE = Object.freeze({ steepness: 0.0058, bend_cp: 1000 });

/** Scores beyond this are mates, in hundredths of a pawn. */
const MATE_CP = 9000;

/**
 * White's chances: 1 if White is sure to win, -1 if Black is, 0 in an even game.
 * @param {Score | null} score @returns {number | null}
 */
export function chancesOf(score) {
  const cp = centipawns(score, 'white');
  if (cp === null) return null;
  if (Math.abs(cp) > MATE_CP) return Math.sign(cp);
  const bent_cp = CURVE.bend_cp * Math.asinh(cp / CURVE.bend_cp);
  return 2 / (1 + Math.exp(-CURVE.steepness * bent_cp)) - 1;
}

/**
 * White's chances as a side sees them.
 * @param {number} chances @param {Color} color
 */
export const forSide = (chances, color) => (color === 'white' ? chances : 0 - chances);

/**
 * Chances in per cent, from 0 to 100.
 * @param {number} chances
 */
export const percentOf = (chances) => 50 + 50 * chances;
