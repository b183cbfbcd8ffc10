// @ts-check
/** The texts that all figures have, in English. */

export const frame = {
  steps: 'Steps',
  first: 'First step',
  back: 'One step back',
  forward: 'One step forward',
  last: 'Last step',
  step: 'Step',
  /** Numbers are written already. */
  stepOf: (/** @type {{ step: string, count: string }} */ { step, count }) => `${step} of ${count}`,
  turn: { white: 'White to move', black: 'Black to move' },
  arrange: 'Put pieces anywhere',
  otherTurn: 'Other side to move',
  reset: 'Position from the start',
  link: 'Link to this step',
  dragModes: {
    rearrange: 'Drag any piece anywhere: the figure follows.',
    move: 'Make any move on the board: the figure follows.',
  },
  /** `fault` is the worker’s reason. */
  cannotBe: (/** @type {{ fault: string }} */ { fault }) =>
    `That position is not possible: ${fault}. The previous one stays.`,
  noEngine: (/** @type {{ text: string }} */ { text }) => `The engine is not available: ${text}`,
};
