// @ts-check
/**
 * How accurately a side played, from 0 to 100, as lichess computes it (https://lichess.org/page/accuracy). Pure.
 *
 * @import { Color } from '../../board/geometry.js'
 */
import { forSide, percentOf } from './winning-chances.js';

/** The smallest and the largest weight of a move. */
const WEIGHTS = Object.freeze({ least: 0.5, most: 12 });

/** The number of positions whose chances decide about the weight of a move. */
const WINDOW = Object.freeze({ least: 2, most: 8 });

/**
 * The accuracy of a move, from 0 to 100.
 * @param {number} before The winning chances of its side before it, in per cent.
 * @param {number} after The same after it.
 */
export function moveAccuracy(before, after) {
  if (after >= before) return 100;
  const accuracy = 103.1668100711649 * Math.exp(-0.04354415386753951 * (before - after)) - 3.166924740191411;
  // One more, because the engine's scores are uncertain.
  return limited(accuracy + 1, 0, 100);
}

/**
 * The accuracy of a side: the mean of the harmonic mean of its moves and of their mean weighted by how much the
 * chances vary around each. Null if none of its moves has a score before and after it.
 * @param {readonly (number | null)[]} chances White's chances in each position of the game, from -1 to 1.
 * @param {Color} color
 * @param {Color} first The side that has the first move.
 * @param {(index: number) => boolean} [isPass] Whether no move, but a pass led to a position.
 * @returns {number | null}
 */
export function accuracyOf(chances, color, first, isPass = () => false) {
  const size = limited(Math.floor(chances.length / 10), WINDOW.least, WINDOW.most);
  const moves = [];
  for (let index = color === first ? 1 : 2; index < chances.length; index += 2) {
    const [before, after] = [chances[index - 1], chances[index]];
    if (before === null || after === null || isPass(index)) continue;
    const accuracy = moveAccuracy(percentOf(forSide(before, color)), percentOf(forSide(after, color)));
    moves.push({ accuracy, weight: weightOf(chances, index, size) });
  }
  if (moves.length === 0) return null;
  const weights = sum(moves.map(({ weight }) => weight));
  const weighted = sum(moves.map(({ accuracy, weight }) => accuracy * weight)) / weights;
  const harmonic = moves.length / sum(moves.map(({ accuracy }) => 1 / Math.max(1, accuracy)));
  return (weighted + harmonic) / 2;
}

/**
 * The weight of a move: the standard deviation of the chances in the positions up to it, in per cent. The first moves
 * share the first window.
 * @param {readonly (number | null)[]} chances @param {number} index @param {number} size
 */
function weightOf(chances, index, size) {
  const end = Math.max(index + 1, size);
  const known = chances
    .slice(Math.max(0, end - size), end)
    .filter((value) => value !== null)
    .map(percentOf);
  const mean = sum(known) / known.length;
  const deviation = Math.sqrt(sum(known.map((value) => (value - mean) ** 2)) / known.length);
  return limited(deviation, WEIGHTS.least, WEIGHTS.most);
}

/** @param {readonly number[]} values */
const sum = (values) => values.reduce((total, value) => total + value, 0);

/** @param {number} value @param {number} least @param {number} most */
const limited = (value, least, most) => Math.max(least, Math.min(most, value));
