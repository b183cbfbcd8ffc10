// @ts-check
/**
 * The evaluation curve of a game in a box of 1000 × 200; the middle line is an equal position. Pure.
 *
 * @import { Color } from '../../board/geometry.js'
 * @import { Score } from '../tree/move-tree.js'
 */
import { chancesOf } from '../search/score.js';

/** The box. @type {Readonly<{ width: number, height: number }>} */
export const BOX = Object.freeze({ width: 1000, height: 200 });

/** A position of the game: its index and White's winning chances, null without a score. */
/** @typedef {{ index: number, chances: number | null }} Point */

/**
 * The points of the curve.
 * @param {readonly (Score | null)[]} scores @returns {Point[]}
 */
export const pointsOf = (scores) => scores.map((score, index) => ({ index, chances: chancesOf(score) }));

/**
 * The x coordinate of a position.
 * @param {number} index
 * @param {number} count How many positions there are.
 */
export const xOf = (index, count) => rounded((BOX.width * index) / Math.max(1, count - 1));

/**
 * The y coordinate of winning chances.
 * @param {number} chances
 */
export const yOf = (chances) => rounded((BOX.height / 2) * (1 - chances));

/** @param {number} value */
const rounded = (value) => Math.round(value * 10) / 10;

/** @typedef {{ x: number, chances: number }} PositionInfo */

/**
 * The points that have a score, and those between them where the score passes the middle.
 * @param {readonly Point[]} points @returns {PositionInfo[]}
 */
function known(points) {
  /** @type {PositionInfo[]} */
  const list = [];
  for (const { index, chances } of points) {
    if (chances === null) continue;
    const x = xOf(index, points.length);
    const last = list.at(-1);
    if (last && last.chances * chances < 0) {
      const share = last.chances / (last.chances - chances);
      list.push({ x: rounded(last.x + share * (x - last.x)), chances: 0 });
    }
    list.push({ x, chances });
  }
  return list;
}

/**
 * The curve; it is straight where scores are missing.
 * @param {readonly Point[]} points
 * @returns {string} The `d` of a path, empty without a score.
 */
export const curvePath = (points) =>
  known(points)
    .map(({ x, chances }, index) => `${index ? 'L' : 'M'}${x} ${yOf(chances)}`)
    .join('');

/**
 * The area between the curve and the middle line where one side is better.
 * @param {readonly Point[]} points
 * @param {Color} side
 * @returns {string} The `d` of a path, empty without a score.
 */
export function areaPath(points, side) {
  const line = known(points);
  if (line.length === 0) return '';
  const clamped = (/** @type {number} */ chances) => (side === 'white' ? Math.max(0, chances) : Math.min(0, chances));
  const corners = line.map(({ x, chances }) => `L${x} ${yOf(clamped(chances))}`);
  return `M${line[0].x} ${yOf(0)}${corners.join('')}L${line[line.length - 1].x} ${yOf(0)}z`;
}

/**
 * The best position of a side; null without scores.
 * @param {readonly Point[]} points @param {Color} side @returns {number | null}
 */
export function bestOf(points, side) {
  const sign = side === 'white' ? 1 : -1;
  /** @type {Point | null} */
  let best = null;
  for (const point of points) {
    if (point.chances !== null && (best === null || sign * (point.chances - (best.chances ?? 0)) > 0)) best = point;
  }
  return best && best.index;
}
