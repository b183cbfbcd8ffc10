/** The focus in a picture, and lines of long lists that are scrolled into view. */

/** By how many rows a key moves the focus. */
const STEPS: Readonly<Record<string, number>> = Object.freeze({
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
});

/**
 * Makes buttons one Tab stop: arrow keys move the focus from one to the next, Home and End to the ends.
 *
 * @param selector The buttons in the place.
 * @returns To be called when the buttons have changed.
 */
export function makeRows(place: HTMLElement, selector: string = 'button'): () => void {
  const all = () =>
    ([...place.querySelectorAll(selector)] as HTMLElement[]).filter((button) => !button.closest('[hidden]'));
  const stopAt = (stop: HTMLElement | undefined) => {
    for (const button of all()) button.tabIndex = button === stop ? 0 : -1;
  };
  place.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && all().includes(target)) stopAt(target);
  });
  place.addEventListener('keydown', (event) => {
    const buttons = all();
    const at = buttons.indexOf(event.target as HTMLElement);
    const step = STEPS[event.key];
    if (at < 0 || !step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    buttons[Math.max(0, Math.min(buttons.length - 1, at + step))].focus();
  });
  return () => {
    const buttons = all();
    const focused = buttons.find((button) => button.matches(':focus'));
    stopAt(focused ?? buttons.find((button) => button.matches('[aria-current], [aria-current] *')) ?? buttons[0]);
  };
}

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
