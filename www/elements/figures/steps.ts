/**
 * The steps of a figure, counted from 0, and their addresses: `#moves-12`, or `#moves-12&fen=8/8/…_w_-_-_0_1` where the
 * reader has changed the position. Steps are counted from 1 there. Pure.
 */
import { faultOf } from './options.ts';

/** The maximum length of a FEN in an address, in characters. */
const MAX_FEN = 120;

/** The number of steps that Page Up and Page Down move. */
const PAGE = 10;

/** The nearest existing step. */
export const stepWithin = (step: number, count: number) => Math.max(0, Math.min(count - 1, Math.round(step) || 0));

/** The error in an attribute `step`, which counts from 1, as a sentence; null if there is none. */
export function stepFault(text: string | null, count: number) {
  const step = Number(text) - 1;
  if (text === null || stepWithin(step, count) === step) return null;
  return faultOf('step', text, `it must be a whole number from 1 to ${count}`);
}

/**
 * The step that a key leads to; null for other keys. Comma and full stop move by a step where arrow keys have another use.
 *
 * @param key A `KeyboardEvent.key`.
 * @param isOnBoard Whether the focus is on the board, which uses most keys itself.
 */
export function stepAfterKey(key: string, step: number, count: number, isOnBoard: boolean): number | null {
  const steps: Record<string, number> = {
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
 *
 * @param name The id of the figure or, without one, its own name.
 * @param step Counted from 0.
 * @param fen The position; null for the figure's default.
 */
export function writeLink(name: string, step: number, fen: string | null) {
  return `#${encodeURIComponent(name)}-${step + 1}${fen === null ? '' : `&fen=${fen.replaceAll(' ', '_')}`}`;
}

/**
 * The step and the position in an address; null if it does not name the figure.
 *
 * @param hash As in `location.hash`.
 */
export function readLink(name: string, hash: string): { step: number; fen: string | null } | null {
  const start = `#${encodeURIComponent(name)}-`;
  if (!hash.startsWith(start)) return null;
  const [, number, written] = /^([1-9]\d{0,6})(?:&fen=([\w/%-]+))?$/.exec(hash.slice(start.length)) ?? [];
  if (!number || (written?.length ?? 0) > MAX_FEN) return null;
  return { step: Number(number) - 1, fen: written ? written.replaceAll(/_|%20/g, ' ') : null };
}
