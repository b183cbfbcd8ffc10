/**
 * Buttons in the text that set a figure: `<button type="button" class="shows" data-for="cards" data-set="mode=watch; step=11">`.
 * The figure gets the attributes, and then shows the step; the button stays where it is on the screen, and a figure out
 * of view is pinned there.
 */
import { pinFor } from './pinned.ts';
import { parseSettings } from './settings.ts';

type FigureElement = HTMLElement & { step: number; play?: () => void };

/** Lets the buttons in an element set their figures. */
export function driveFigures(root: HTMLElement) {
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? (target.closest('button.shows') as HTMLElement | null) : null;
    if (!button) return;
    const id = button.dataset.for ?? '';
    keepInPlace(button, () => setFigure(id, button.dataset.set ?? ''));
    const figure = document.getElementById(id);
    if (figure) pinFor(figure, button);
  });
}

/** Keeps an element where it is on the screen while the page changes. */
export function keepInPlace(element: Element, change: () => void) {
  const { top } = element.getBoundingClientRect();
  change();
  scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
}

/**
 * Sets the figure with an id, if there is one.
 *
 * @param settings As in `data-set`.
 */
export function setFigure(id: string, settings: string) {
  const figure = document.getElementById(id) as FigureElement | null;
  if (!figure) return;
  const { step, isPlayed } = parseSettings(settings);
  setAttributes(id, settings);
  if (step !== null) figure.step = step;
  if (isPlayed) figure.play?.();
}

/**
 * Sets the attributes of a figure, but not its step, also if the reader has changed what an attribute says.
 *
 * @param settings As in `data-set`.
 */
export function setAttributes(id: string, settings: string) {
  const figure = document.getElementById(id);
  for (const [name, text] of parseSettings(settings).attributes) {
    if (figure?.getAttribute(name) === text) figure.removeAttribute(name);
    figure?.setAttribute(name, text);
  }
}
