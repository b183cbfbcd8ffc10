// @ts-check
/**
 * The steps of a figure, counted from 0, and their addresses: `#moves-12`, or `#moves-12&fen=8/8/…_w_-_-_0_1` where the
 * reader has changed the position. Steps are counted from 1 there. Pure.
 */
import { faultOf } from './options.js';

/** The maximum length of a FEN in an address, in characters. */
const MAX_FEN = 120;

/** The number of steps that Page Up and Page Down move. */
const PAGE = 10;

/**
 * The nearest existing step.
 * @param {number} step @param {number} count
 */
export const stepWithin = (step, count) => Math.max(0, Math.min(count - 1, Math.round(step) || 0));

/**
 * The error in an attribute `step`, which counts from 1, as a sentence; null if there is none.
 * @param {string | null} text @param {number} count
 */
export function stepFault(text, count) {
  const step = Number(text) - 1;
  if (text === null || stepWithin(step, count) === step) return null;
  return faultOf('step', text, `it must be a whole number from 1 to ${count}`);
}

/**
 * The step that a key leads to; null for other keys. Comma and full stop move by a step where arrow keys have another use.
 * @param {string} key A `KeyboardEvent.key`.
 * @param {number} step
 * @param {number} count
 * @param {boolean} isOnBoard Whether the focus is on the board, which uses most keys itself.
 * @returns {number | null}
 */
export function stepAfterKey(key, step, count, isOnBoard) {
  /** @type {Record<string, number>} */
  const steps = {
    ',': step - 1,
    '.': step + 1,
    ...(isOnBoard
      ? {}
      : {
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

/**
 * The fragment for a step of a figure.
 * @param {string} name The id of the figure or, without one, its own name.
 * @param {number} step Counted from 0.
 * @param {string | null} fen The position; null for the figure's default.
 */
export function writeLink(name, step, fen) {
  return `#${encodeURIComponent(name)}-${step + 1}${fen === null ? '' : `&fen=${fen.replaceAll(' ', '_')}`}`;
}

/**
 * The step and the position in an address; null if it does not name the figure.
 * @param {string} name
 * @param {string} hash As in `location.hash`.
 * @returns {{ step: number, fen: string | null } | null}
 */
export function readLink(name, hash) {
  const start = `#${encodeURIComponent(name)}-`;
  if (!hash.startsWith(start)) return null;
  const [, number, written] = /^([1-9]\d{0,6})(?:&fen=([\w/%-]+))?$/.exec(hash.slice(start.length)) ?? [];
  if (!number || (written?.length ?? 0) > MAX_FEN) return null;
  return { step: Number(number) - 1, fen: written ? written.replaceAll(/_|%20/g, ' ') : null };
}
