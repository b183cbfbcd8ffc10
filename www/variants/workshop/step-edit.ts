/** Changes the steps of a piece in its diagram. Pure. */

import type { BetzaStep } from '../../engine/messages.ts';

/** A square, counted from the piece. */
export type Offset = Pick<BetzaStep, 'files' | 'ranks'>;

/** The longest step, and the middle of the diagram. */
export const REACH = 3;

/** The number of steps that means "any distance". */
export const ANY_DISTANCE = 15;

/** Which directions change together: all alike, left and right, or only one. */
type Symmetry = 'all' | 'sides' | 'one';

/** What a click in the diagram does. */
export interface StepTool {
  motion: 'leap' | 'slide' | 'hop' | 'grasshopper';
  /** Of a slide, or beyond the piece that is hopped over. */
  distance: number;
  kind: BetzaStep['kind'];
  first: boolean;
  symmetry: Symmetry;
}

export const FIRST_TOOL: StepTool = Object.freeze({
  motion: 'leap',
  distance: ANY_DISTANCE,
  kind: 'both',
  first: false,
  symmetry: 'all',
});

/** The steps after a click on a square: those of the tool are added, or removed if all of them are there. */
export function toggled(steps: readonly BetzaStep[], square: Offset, tool: StepTool): BetzaStep[] {
  const wanted = images(tool.motion === 'leap' ? square : shortened(square), tool.symmetry).map((step) =>
    stepOf(step, tool),
  );
  const isPresent = (step: BetzaStep) => steps.some((known) => isSamePlace(known, step) && isAlike(known, step));
  const rest = steps.filter((known) => !wanted.some((step) => isSamePlace(known, step)));
  return wanted.every(isPresent) ? rest : [...rest, ...wanted];
}

/** The direction of a square in the smallest whole numbers: slides and hops reach all squares in it. */
function shortened({ files, ranks }: Offset) {
  const isStraight = files === 0 || ranks === 0 || Math.abs(files) === Math.abs(ranks);
  return isStraight ? { files: Math.sign(files), ranks: Math.sign(ranks) } : { files, ranks };
}

function images({ files, ranks }: Offset, symmetry: Symmetry) {
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

function stepOf(step: Offset, { motion, distance, kind, first }: StepTool): BetzaStep {
  switch (motion) {
    case 'leap':
      return { ...step, motion, range: 1, kind, first };
    case 'grasshopper':
      return { ...step, motion: 'hop', range: 1, kind, first };
    default:
      return { ...step, motion, range: Math.max(2, distance), kind, first };
  }
}

/** Whether two steps are the same but for what they may do there, or how far they go. */
const isSamePlace = (one: BetzaStep, other: BetzaStep) =>
  one.files === other.files && one.ranks === other.ranks && one.first === other.first && one.motion === other.motion;

const isAlike = (one: BetzaStep, other: BetzaStep) => one.kind === other.kind && one.range === other.range;
