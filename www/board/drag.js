// @ts-check
/**
 * Follows a pointer from its press to its release, for everything that can be dragged: pieces on the board, in hand and in the
 * palette, cards, the board's corner, the graph.
 */

/** A pointer that moves no further than this many CSS pixels does not drag. */
export const DRAG_PX = 4;

/**
 * What a press starts.
 *
 * @typedef {object} Drag
 * @property {number} [slop_px] How far the pointer may move before the drag starts.
 * @property {Element} [captureTarget] The element that captures the pointer; by default the one that listens.
 * @property {(event: PointerEvent, offset: Offset) => void} move Follows the pointer, from the start of the drag.
 * @property {(event: PointerEvent, isDrag: boolean) => void} [release]
 * @property {() => void} [cancel] The system took the pointer away, another button was pressed, or the page cancelled the drag.
 *
 * @typedef {{ x: number, y: number }} Offset The distance from the press, in CSS pixels.
 */

/**
 * Listens on an element. The click at the end of a drag is stopped.
 *
 * @param {HTMLElement} element
 * @param {(event: PointerEvent) => Drag | null} press Returns null if the press starts nothing.
 * @param {AbortSignal} [signal] Ends listening.
 * @returns {() => boolean} Cancels the drag; returns false if there is none.
 */
export function listenForDrags(element, press, signal) {
  /** @type {{ drag: Drag, down: PointerEvent, isDrag: boolean } | null} */
  let held = null;
  let stopsClick = false;

  function cancel() {
    const { drag } = held ?? {};
    held = null;
    drag?.cancel?.();
    return drag !== undefined;
  }

  /** @param {PointerEvent} down */
  function start(down) {
    // A second finger changes nothing.
    if (!down.isPrimary || (held && held.down.pointerId !== down.pointerId)) return;
    stopsClick = false;
    cancel();
    const drag = press(down);
    if (!drag) return;
    held = { drag, down, isDrag: false };
    (drag.captureTarget ?? element).setPointerCapture(down.pointerId);
  }

  /** @param {PointerEvent} event */
  function move(event) {
    if (!held || event.pointerId !== held.down.pointerId) return;
    const { drag, down } = held;
    if (event.buttons > down.buttons) {
      cancel();
      return;
    }
    const offset = { x: event.clientX - down.clientX, y: event.clientY - down.clientY };
    held.isDrag ||= Math.hypot(offset.x, offset.y) > (drag.slop_px ?? DRAG_PX);
    stopsClick = held.isDrag;
    if (held.isDrag) drag.move(event, offset);
  }

  /** @param {PointerEvent} event */
  function end(event) {
    if (!held || event.pointerId !== held.down.pointerId) return;
    if (event.type === 'pointercancel') {
      cancel();
      return;
    }
    const { drag, isDrag } = held;
    held = null;
    drag.release?.(event, isDrag);
  }

  element.addEventListener('pointerdown', start, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', end, { signal });
  element.addEventListener('pointercancel', end, { signal });
  const stopClick = (/** @type {MouseEvent} */ event) => {
    // A click by keyboard has no detail.
    if (stopsClick && event.detail > 0) event.stopImmediatePropagation();
  };
  element.addEventListener('click', stopClick, { capture: true, signal });
  return cancel;
}
