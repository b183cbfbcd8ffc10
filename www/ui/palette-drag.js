// @ts-check
/**
 * Pieces that are dragged out of the palette, by mouse or finger.
 *
 * @import { Square } from '../board/geometry.js'
 */
import { make } from './dom.js';

/** A press that moves no further is a click. */
const DRAG_PX = 4;

/**
 * Lets the piece drawn in a button be dragged to a square.
 * @param {HTMLElement} source
 * @param {HTMLElement} place The board's container.
 * @param {(square: Square) => void} drop
 */
export function makeDraggable(source, place, drop) {
  let wasDragged = false;
  source.addEventListener('pointerdown', (down) => {
    wasDragged = false;
    if (down.button !== 0 || !down.isPrimary) return;
    source.setPointerCapture(down.pointerId);
    const piece = makeCarried(source, place);
    const end = new AbortController();
    source.addEventListener(
      'pointermove',
      (event) => {
        wasDragged ||= Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > DRAG_PX;
        if (wasDragged) piece.moveTo(event);
      },
      end,
    );
    for (const type of /** @type {const} */ (['pointerup', 'pointercancel'])) {
      source.addEventListener(
        type,
        (event) => {
          end.abort();
          piece.remove();
          const square = wasDragged && type === 'pointerup' && squareAt(place, event)?.dataset.square;
          if (square) drop(square);
        },
        end,
      );
    }
  });
  // The click after a drag chooses nothing.
  source.addEventListener(
    'click',
    (event) => {
      if (wasDragged && event.detail > 0) event.stopImmediatePropagation();
    },
    true,
  );
}

/**
 * A copy of the piece that follows the pointer, as large as on the board. The square below it is marked.
 * @param {HTMLElement} source @param {HTMLElement} place
 */
function makeCarried(source, place) {
  const element = make('div', { className: 'carried' });
  const root = source.closest('dialog') ?? /** @type {ShadowRoot} */ (source.getRootNode());
  /** Where `position: fixed` counts from, which an ancestor may change. */
  let origin = { x: 0, y: 0 };
  const drawn = /** @type {Element} */ (source.querySelector('.mx-piece')).cloneNode(true);
  /** @type {Element} */ (drawn).classList.add('mx-held');
  element.append(drawn);
  /** @type {HTMLElement | null} */
  let over = null;
  const mark = (/** @type {HTMLElement | null} */ square) => {
    over?.classList.remove('mx-over');
    square?.classList.add('mx-over');
    over = square;
  };
  return {
    /** @param {PointerEvent} event */
    moveTo(event) {
      const { width } = /** @type {Element} */ (place.querySelector('[data-square]')).getBoundingClientRect();
      // Only in the dialog it is above the dialog.
      if (!element.isConnected) {
        root.append(element);
        origin = element.getBoundingClientRect();
      }
      element.style.width = `${width}px`;
      element.style.left = `${event.clientX - width / 2 - origin.x}px`;
      element.style.top = `${event.clientY - width / 2 - origin.y}px`;
      mark(squareAt(place, event));
    },
    remove() {
      mark(null);
      element.remove();
    },
  };
}

/**
 * The square of the board below the pointer.
 * @param {HTMLElement} place @param {PointerEvent} event @returns {HTMLElement | null}
 */
function squareAt(place, { clientX, clientY }) {
  const root = /** @type {Document | ShadowRoot} */ (place.getRootNode());
  const found = root.elementFromPoint(clientX, clientY);
  return place.contains(found) ? (/** @type {HTMLElement | null} */ (found?.closest('[data-square]')) ?? null) : null;
}
