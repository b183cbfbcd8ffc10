// @ts-check
/**
 * The page's colours and language, as attributes of its root element.
 *
 * @import { Preferences } from '../game/preferences.js'
 * @import { Texts } from '../texts/en/page.js'
 */
import { setAttribute, setText } from './dom.js';

/**
 * Applies the player's choice of colours.
 * @param {Preferences} preferences
 */
export function applyTheme({ scheme, colours }) {
  const root = document.documentElement;
  setAttribute(root, 'data-scheme', scheme === 'auto' ? null : scheme);
  setAttribute(root, 'data-colours', colours);
}

/**
 * Writes the static texts of the page in a language: `data-text` names a text, `data-label` an accessible name. Only what
 * is shown before a script runs has a text in the page itself.
 * @param {Texts} texts
 */
export function translate(texts) {
  document.documentElement.lang = texts.language;
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-text]'))) {
    setText(element, textAt(texts, element.dataset.text ?? ''));
  }
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-label]'))) {
    setAttribute(element, 'aria-label', textAt(texts, element.dataset.label ?? ''));
  }
}

/**
 * The text at a path such as "play.newGame".
 * @param {Texts} texts @param {string} path @returns {string}
 */
export const textAt = (texts, path) => path.split('.').reduce((/** @type {any} */ part, name) => part[name], texts);
