// @ts-check
/** Drags branches and cards to another place. */

/** The distance at which a press becomes a drag, in CSS pixels. */
const MIN_DISTANCE_PX = 6;

/**
 * @typedef {object} Drag
 * @property {HTMLElement} item The branch or card that moves.
 * @property {boolean} isBranch
 * @property {number} id The pointer's id.
 * @property {number} x @property {number} y Where the pointer was pressed.
 * @property {boolean} isMoving
 */

/**
 * Lets the reader drag the list items in a list of branches: a branch by its `.head`, a card by itself.
 * @param {HTMLElement} list The list of branches, each a `li` with a list of cards.
 * @param {(item: HTMLElement, place: number) => void} drop
 * @returns {() => boolean} Cancels the drag; false if there is none.
 */
export function makeDraggable(list, drop) {
  /** @type {Drag | null} */
  let drag = null;
  let ignoresClick = false;
  const end = () => {
    drag?.item.classList.remove('dragged');
    drag?.item.style.removeProperty('translate');
    drag = null;
  };
  list.addEventListener('pointerdown', (event) => {
    ignoresClick = false;
    const target = event.button === 0 && event.isPrimary && event.target instanceof Element ? event.target : null;
    const handle = target?.closest('.head, .card');
    const item = handle?.closest('li');
    if (!handle || !item) return;
    const isBranch = handle.matches('.head');
    drag = { item, isBranch, id: event.pointerId, x: event.clientX, y: event.clientY, isMoving: false };
  });
  list.addEventListener('pointermove', (event) => {
    if (event.pointerId !== drag?.id) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.isMoving && Math.hypot(dx, dy) < MIN_DISTANCE_PX) return;
    if (!drag.isMoving) list.setPointerCapture(drag.id);
    drag.isMoving = ignoresClick = true;
    drag.item.classList.add('dragged');
    drag.item.style.setProperty('translate', drag.isBranch ? `${dx}px 0` : `0 ${dy}px`);
  });
  list.addEventListener('pointerup', (event) => {
    if (event.pointerId !== drag?.id) return;
    const { item, isBranch, isMoving } = drag;
    end();
    if (isMoving) drop(item, placeUnder(item, isBranch ? event.clientX : event.clientY, isBranch));
  });
  list.addEventListener('pointercancel', end);
  list.addEventListener(
    'click',
    (event) => {
      if (ignoresClick) event.stopPropagation();
      ignoresClick = false;
    },
    { capture: true },
  );
  return () => {
    const isDragging = drag !== null;
    end();
    return isDragging;
  };
}

/**
 * The place at which an item is dropped: that of the sibling under the pointer.
 * @param {HTMLElement} item @param {number} position The pointer's coordinate along the list. @param {boolean} isBranch
 */
function placeUnder(item, position, isBranch) {
  const items = [...(item.parentElement?.children ?? [])];
  const from = items.indexOf(item);
  const precedes = (/** @type {Element} */ other, /** @type {number} */ index) => {
    const { left, right, top, bottom } = other.getBoundingClientRect();
    const [start, end] = isBranch ? [left, right] : [top, bottom];
    return index !== from && (index < from ? end : start) < position;
  };
  return items.filter(precedes).length;
}
