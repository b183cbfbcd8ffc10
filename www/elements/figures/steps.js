// @ts-check
/** The steps of a figure, from 0 on. Pure. */

import { faultOf } from './options.js';

/** How many steps the Page keys go over. */
const PAGE = 10;

/**
 * The nearest step that there is.
 *
 * @param {number} step
 * @param {number} count
 */
export const stepWithin = (step, count) => Math.max(0, Math.min(count - 1, Math.round(step) || 0));

/**
 * The error in an attribute `step`, which counts from 1, as a sentence; null if there is none.
 *
 * @param {string | null} text
 * @param {number} count
 */
export function stepFault(text, count) {
  const step = Number(text) - 1;
  if (text === null || stepWithin(step, count) === step) return null;
  return faultOf('step', text, `it must be a whole number from 1 to ${count}`);
}

/**
 * Where a key leads, or null if it is no such key. Comma and full stop go a step where arrows mean something else.
 *
 * @param {string} key As in `KeyboardEvent.key`.
 * @param {number} step
 * @param {number} count
 * @param {boolean} isOnBoard Whether the board has the focus, which has its own use for most keys.
 * @returns {number | null}
 */
export function stepAfterKey(key, step, count, isOnBoard) {
  /** @type {Record<string, number>} */
  const steps = {
    ',': step - 1,
    '.': step + 1,
    ...(isOnBoard ? {} : {
      ArrowLeft: step - 1,
      ArrowDown: step - 1,
      ArrowRight: step + 1,
      ArrowUp: step + 1,
      PageDown: step - PAGE,
      PageUp: step + PAGE,
      Home: 0,
      End: count - 1,
    }),
  };
  return Object.hasOwn(steps, key) ? stepWithin(steps[key], count) : null;
}
