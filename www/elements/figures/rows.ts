/** Rows of buttons that are one Tab stop: arrow keys move the focus from one to the next, Home and End to the ends. */

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
 * @param selector The buttons in it.
 * @returns To be called when the buttons have changed.
 */
export function makeRows(place: HTMLElement, selector: string = 'button'): () => void {
  place.classList.add('rows');
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
