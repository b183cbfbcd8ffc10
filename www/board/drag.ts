/**
 * Follows a pointer from its press to its release, for everything that can be dragged: pieces on the board, in hand and in the
 * palette, cards, the board's corner, the graph.
 */
import type { Point } from './geometry.ts';

/** A pointer that moves no further than this many CSS pixels does not drag. */
export const DRAG_PX = 4;

/** What a press starts. */
export interface Drag {
  /** How far the pointer may move before the drag starts. */
  slop_px?: number;
  /** The element that captures the pointer; by default the one that listens. */
  captureTarget?: Element;
  /** Follows the pointer, from the start of the drag. */
  move: (event: PointerEvent, offset: Offset) => void;
  release?: (event: PointerEvent, isDrag: boolean) => void;
  /** The system took the pointer away, another button was pressed, or the page cancelled the drag. */
  cancel?: () => void;
}

/** The distance from the press, in CSS pixels. */
type Offset = Point;

/**
 * Listens on an element. The click at the end of a drag is stopped.
 *
 * @param press Returns null if the press starts nothing.
 * @param signal Ends listening.
 * @returns Cancels the drag; returns false if there is none.
 */
export function listenForDrags(
  element: HTMLElement,
  press: (event: PointerEvent) => Drag | null,
  signal?: AbortSignal,
): () => boolean {
  let held: { drag: Drag; down: PointerEvent; isDrag: boolean } | null = null;
  let stopsClick = false;

  function cancel() {
    const { drag } = held ?? {};
    held = null;
    drag?.cancel?.();
    return drag !== undefined;
  }

  function start(down: PointerEvent) {
    // A second finger changes nothing.
    if (!down.isPrimary || (held && held.down.pointerId !== down.pointerId)) return;
    stopsClick = false;
    cancel();
    const drag = press(down);
    if (!drag) return;
    held = { drag, down, isDrag: false };
    (drag.captureTarget ?? element).setPointerCapture(down.pointerId);
  }

  function move(event: PointerEvent) {
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

  function end(event: PointerEvent) {
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
  const stopClick = (event: MouseEvent) => {
    // A click by keyboard has no detail.
    if (stopsClick && event.detail > 0) event.stopImmediatePropagation();
  };
  element.addEventListener('click', stopClick, { capture: true, signal });
  return cancel;
}
