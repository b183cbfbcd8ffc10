// @ts-check
/**
 * Changes the steps of a piece in its diagram. Pure.
 *
 * @import { BetzaStep } from '../../engine/messages.js'
 */

/** The longest step, and the middle of the diagram. */
export const REACH = 3;

/** The number of steps that means "any distance". */
export const ANY_DISTANCE = 15;

/** Which directions change together: all alike, left and right, or only one. @typedef {'all' | 'sides' | 'one'} Symmetry */

/**
 * What a click in the diagram does.
 *
 * @typedef {object} StepTool
 * @property {'leap' | 'slide' | 'hop' | 'grasshopper'} motion
 * @property {number} distance Of a slide, or beyond the piece that is hopped over.
 * @property {BetzaStep['kind']} kind
 * @property {boolean} first
 * @property {Symmetry} symmetry
 */

/** @type {StepTool} */
export const FIRST_TOOL = Object.freeze({
  motion: 'leap',
  distance: ANY_DISTANCE,
  kind: 'both',
  first: false,
  symmetry: 'all',
});

/**
 * The steps after a click: those of the tool are added, or removed if all of them are there.
 * @param {readonly BetzaStep[]} steps
 * @param {{ files: number, ranks: number }} square Where the click was, from the piece.
 * @param {StepTool} tool
 * @returns {BetzaStep[]}
 */
export function toggled(steps, square, tool) {
  const wanted = images(tool.motion === 'leap' ? square : shortened(square), tool.symmetry).map((step) =>
    stepOf(step, tool),
  );
  const isPresent = (/** @type {BetzaStep} */ step) =>
    steps.some((known) => isSamePlace(known, step) && isAlike(known, step));
  const rest = steps.filter((known) => !wanted.some((step) => isSamePlace(known, step)));
  return wanted.every(isPresent) ? rest : [...rest, ...wanted];
}

/**
 * The direction of a square in the smallest whole numbers: slides and hops reach all squares in it.
 * @param {{ files: number, ranks: number }} square
 */
function shortened({ files, ranks }) {
  const isStraight = files === 0 || ranks === 0 || Math.abs(files) === Math.abs(ranks);
  return isStraight ? { files: Math.sign(files), ranks: Math.sign(ranks) } : { files, ranks };
}

/** @param {{ files: number, ranks: number }} step @param {Symmetry} symmetry */
function images({ files, ranks }, symmetry) {
  const one = [[files, ranks]];
  const sides = [...one, [-files, ranks]];
  const quarter = sides.flatMap(([x, y]) => [
    [x, y],
    [x, -y],
  ]);
  const all = {
    one,
    sides,
    all: quarter.flatMap(([x, y]) => [
      [x, y],
      [y, x],
    ]),
  }[symmetry];
  const unique = new Map(all.map(([x, y]) => [`${x + 0},${y + 0}`, { files: x + 0, ranks: y + 0 }]));
  return [...unique.values()];
}

/** @param {{ files: number, ranks: number }} step @param {StepTool} tool @returns {BetzaStep} */
function stepOf(step, { motion, distance, kind, first }) {
  switch (motion) {
    case 'leap':
      return { ...step, motion, range: 1, kind, first };
    case 'grasshopper':
      return { ...step, motion: 'hop', range: 1, kind, first };
    default:
      return { ...step, motion, range: Math.max(2, distance), kind, first };
  }
}

/**
 * Whether two steps are the same but for what they may do there, or how far they go.
 * @param {BetzaStep} one @param {BetzaStep} other
 */
const isSamePlace = (one, other) =>
  one.files === other.files && one.ranks === other.ranks && one.first === other.first && one.motion === other.motion;

/** @param {BetzaStep} one @param {BetzaStep} other */
const isAlike = (one, other) => one.kind === other.kind && one.range === other.range;
