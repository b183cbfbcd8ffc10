// @ts-check
/**
 * Parts of a board that most boards do not need.
 *
 * @import { BoardState } from './state.js'
 *
 * @typedef {(state: BoardState) => void} Draw
 */

/**
 * Draws a part that is loaded when a state first needs it. If it cannot be loaded, the next drawing tries again.
 * @param {() => Promise<Draw>} load @param {(state: BoardState) => boolean} isNeeded
 * @returns {(state: BoardState) => Promise<void>}
 */
export function drawLater(load, isNeeded) {
  /** @type {Promise<Draw> | null} */
  let drawing = null;
  /** @type {BoardState} */
  let latest;
  return async (state) => {
    latest = state;
    if (!drawing && !isNeeded(state)) return;
    drawing ??= load();
    try {
      (await drawing)(latest);
    } catch {
      drawing = null;
    }
  };
}
