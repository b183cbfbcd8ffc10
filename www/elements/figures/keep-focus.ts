/** Keeps the focus and the scroll position when the focused content is redrawn, and shows lines of long lists. */

/**
 * Draws the content of an element. The focus moves to the part with the same `data-key`, or else to the current one.
 */
export function keepFocus(place: HTMLElement, draw: () => void) {
  const root = place.getRootNode() as ShadowRoot | Document;
  const before = root.activeElement;
  if (!(before instanceof HTMLElement) || !place.contains(before)) return draw();
  const { key } = before.dataset;
  const { top } = before.getBoundingClientRect();
  draw();
  const after =
    ([...place.querySelectorAll('[data-key]')] as HTMLElement[]).find(({ dataset }) => dataset.key === key) ??
    place.querySelector('[aria-current]') ??
    place.querySelector('button');
  if (!(after instanceof HTMLElement)) return;
  after.focus({ preventScroll: true });
  scrollBy(0, after.getBoundingClientRect().top - top);
}

/** Scrolls a line of a list into the middle of the list, if it is out of sight. */
export function reveal(list: Element, line: Element | null) {
  if (!line) return;
  const [inner, outer] = [line.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  list.scrollTop += inner.top - outer.top - outer.height / 2;
}
