// @ts-check
/** Keeps the focus and the scroll position when the focused content is redrawn, and shows lines of long lists. */

/**
 * Replaces the content of an element. The focus moves to the element with the same `data-key`, or else to the current one.
 * @param {HTMLElement} place @param {...Node} children
 */
export function redraw(place, ...children) {
  const root = /** @type {ShadowRoot | Document} */ (place.getRootNode());
  const before = root.activeElement;
  if (!(before instanceof HTMLElement) || !place.contains(before)) {
    place.replaceChildren(...children);
    return;
  }
  const { key } = before.dataset;
  const { top } = before.getBoundingClientRect();
  place.replaceChildren(...children);
  const places = /** @type {HTMLElement[]} */ ([...place.querySelectorAll('[data-key]')]);
  const after =
    places.find(({ dataset }) => dataset.key === key) ??
    place.querySelector('[aria-current]') ??
    place.querySelector('button');
  if (!(after instanceof HTMLElement)) return;
  after.focus({ preventScroll: true });
  scrollBy(0, after.getBoundingClientRect().top - top);
}

/**
 * Scrolls a line of a list into the middle of the list, if it is out of sight.
 * @param {Element} list @param {Element | null} line
 */
export function reveal(list, line) {
  if (!line) return;
  const [inner, outer] = [line.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  list.scrollTop += inner.top - outer.top - outer.height / 2;
}
