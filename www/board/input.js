// @ts-check
/**
 * Turns events on a board into intents. The square of a pointer comes from its coordinates and the
 * board's rectangle as it is at that moment, so neither scrolling nor resizing nor a shadow root matters.
 *
 * @import { Cell, Square } from './geometry.js'
 * @import { Intent } from './gesture.js'
 * @import { BoardState } from './state.js'
 */
import { cellAtPoint, squareAfterKey, squareInCell } from './geometry.js';

/** A press that moves no further than this many CSS pixels, or a tenth of a small square, is no drag. */
const DRAG_PX = 4;
const DRAG_SQUARES = 0.1;

/**
 * @typedef {object} Listener
 * @property {() => BoardState} state The state now.
 * @property {(intent: Intent) => void} intend Takes an intent.
 * @property {(key: string, isShift: boolean, square: Square) => boolean} browse Takes another key; false if
 *   it means nothing here.
 */

/**
 * Starts to listen.
 *
 * @param {HTMLElement} grid
 * @param {Listener} listener
 * @returns {() => void} Stops listening.
 */
export function listen(grid, listener) {
  const abort = new AbortController();
  const { signal } = abort;
  listenToPointer(grid, listener, signal);
  listenToKeys(grid, listener, signal);
  listenOutside(grid, listener, signal);
  return () => abort.abort();
}

/**
 * @param {HTMLElement} grid
 * @param {Listener} listener
 * @param {AbortSignal} signal
 */
function listenToPointer(grid, { state, intend }, signal) {
  /** @type {{ id: number, x: number, y: number } | null} */
  let down = null;
  const end = () => { down = null; };

  grid.addEventListener('pointerdown', (event) => {
    const isSecond = down !== null && event.pointerId !== down.id;
    if (isSecond || !event.isPrimary || event.button !== 0 || event.ctrlKey) {
      end();
      intend({ type: 'abort' });
      return;
    }
    const at = cellOfEvent(grid, state(), event);
    const square = squareInCell(state(), at);
    if (!square) return;
    down = { id: event.pointerId, x: event.clientX, y: event.clientY };
    grid.setPointerCapture(event.pointerId);
    intend({ type: 'press', square, at });
  }, { signal });

  grid.addEventListener('pointermove', (event) => {
    if (event.pointerId !== down?.id) return;
    const size = grid.getBoundingClientRect().width / state().width;
    const distance = Math.hypot(event.clientX - down.x, event.clientY - down.y);
    const far = distance > Math.min(DRAG_PX, size * DRAG_SQUARES);
    intend({ type: 'drag', at: cellOfEvent(grid, state(), event), far });
  }, { signal });

  grid.addEventListener('pointerup', (event) => {
    if (event.pointerId !== down?.id) return;
    end();
    intend({ type: 'release', square: squareInCell(state(), cellOfEvent(grid, state(), event)) });
  }, { signal });

  grid.addEventListener('pointercancel', (event) => {
    if (event.pointerId !== down?.id) return;
    end();
    intend({ type: 'abort' });
  }, { signal });

  grid.addEventListener('click', (event) => {
    // A pointer's click was handled at its release; assistive technologies send a click alone.
    if (event.detail !== 0) return;
    const square = squareOfPath(event);
    if (square) intend({ type: 'activate', square });
  }, { signal });
}

/**
 * @param {HTMLElement} grid
 * @param {Listener} listener
 * @param {AbortSignal} signal
 */
function listenToKeys(grid, { state, intend, browse }, signal) {
  grid.addEventListener('keydown', (event) => {
    if (event.altKey || event.metaKey) return;
    const { key } = event;
    const square = squareOfPath(event) ?? state().focus;
    const next = squareAfterKey(state(), square, key, event.ctrlKey);
    if (next) intend({ type: 'focus', square: next });
    else if (key === 'Enter' || key === ' ') intend({ type: 'activate', square });
    else if (key === 'Escape' && state().gesture.kind !== 'idle') intend({ type: 'cancel' });
    else if (event.ctrlKey || !browse(key.toLowerCase(), event.shiftKey, square)) return;
    event.preventDefault();
  }, { signal });

  grid.addEventListener('focusin', (event) => {
    const square = squareOfPath(event);
    if (square && square !== state().focus) intend({ type: 'focus', square });
  }, { signal });
}

/**
 * A press outside the board lets go of the chosen piece.
 *
 * @param {HTMLElement} grid
 * @param {Listener} listener
 * @param {AbortSignal} signal
 */
function listenOutside(grid, { state, intend }, signal) {
  grid.ownerDocument.addEventListener('pointerdown', (event) => {
    const { kind } = state().gesture;
    if (kind === 'idle' || kind === 'promoting') return;
    if (!squareInCell(state(), cellOfEvent(grid, state(), event))) intend({ type: 'cancel' });
  }, { signal });
}

/**
 * @param {HTMLElement} grid
 * @param {BoardState} state
 * @param {PointerEvent} event
 * @returns {Cell}
 */
function cellOfEvent(grid, state, event) {
  return cellAtPoint(state, grid.getBoundingClientRect(), { x: event.clientX, y: event.clientY });
}

/**
 * The square whose element an event went through; within the grid no shadow root hides it.
 *
 * @param {Event} event
 * @returns {Square | null}
 */
function squareOfPath(event) {
  for (const node of event.composedPath()) {
    if (node instanceof HTMLElement && node.dataset.square) return node.dataset.square;
  }
  return null;
}
