/** Lists that open below or above a button. */

/**
 * Makes a `details` element close when something in it is chosen, on Escape, and when the pointer or the focus goes
 * elsewhere.
 */
export function makePopup(details: HTMLDetailsElement, act: (chosen: HTMLButtonElement) => void) {
  const summary = details.firstElementChild as HTMLElement;
  const close = () => {
    summary.focus();
    details.open = false;
  };
  details.addEventListener('click', ({ target }) => {
    const chosen = target instanceof Element ? target.closest('button') : null;
    if (!chosen) return;
    close();
    act(chosen);
  });
  details.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !details.open) return;
    event.preventDefault();
    close();
  });
  details.addEventListener('toggle', () => {
    if (!details.open) return;
    const abort = new AbortController();
    for (const name of ['pointerdown', 'focusin']) {
      addEventListener(
        name,
        (event) => {
          details.open = event.composedPath().includes(details);
        },
        abort,
      );
    }
    details.addEventListener('toggle', () => abort.abort(), { once: true });
  });
}
