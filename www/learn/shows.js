// @ts-check
/**
 * Buttons in the text that set a figure: `<button type="button" class="shows" data-for="cards" data-set="mode=watch; step=11">`.
 * The figure gets the attributes, and then shows the step; the button stays where it is on the screen, and a figure out of view is pinned there.
 */
import { pinFor } from './pinned.js';
import { parseSettings } from './settings.js';

/** @typedef {HTMLElement & { step: number, play?: () => void }} FigureElement */

/**
 * Lets the buttons in an element set their figures.
 * @param {HTMLElement} root
 */
export function driveFigures(root) {
  root.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest('button.shows')) : null;
    if (!button) return;
    const id = button.dataset.for ?? '';
    keepInPlace(button, () => setFigure(id, button.dataset.set ?? ''));
    const figure = document.getElementById(id);
    if (figure) pinFor(figure, button);
  });
}

/**
 * Keeps an element where it is on the screen while the page changes.
 * @param {Element} element @param {() => void} change
 */
export function keepInPlace(element, change) {
  const { top } = element.getBoundingClientRect();
  change();
  scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
}

/**
 * Sets the figure with an id, if there is one.
 * @param {string} id @param {string} settings As in `data-set`.
 */
export function setFigure(id, settings) {
  const figure = /** @type {FigureElement | null} */ (document.getElementById(id));
  if (!figure) return;
  const { step, isPlayed } = parseSettings(settings);
  setAttributes(id, settings);
  if (step !== null) figure.step = step;
  if (isPlayed) figure.play?.();
}

/**
 * Sets the attributes of a figure, but not its step, also if the reader has changed what an attribute says.
 * @param {string} id @param {string} settings As in `data-set`.
 */
export function setAttributes(id, settings) {
  const figure = document.getElementById(id);
  for (const [name, text] of parseSettings(settings).attributes) {
    if (figure?.getAttribute(name) === text) figure.removeAttribute(name);
    figure?.setAttribute(name, text);
  }
}
