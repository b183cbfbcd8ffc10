// @ts-check
/**
 * How the page looks and which language it speaks, as attributes of its root; the style sheet does the rest.
 *
 * @import { Preferences } from '../game/preferences.js'
 * @import { Texts } from '../i18n/en.js'
 */
import { mark, write } from './dom.js';

/**
 * Puts the player's choice of colours on the page.
 *
 * @param {Preferences} preferences
 */
export function applyTheme({ scheme, colours }) {
  const root = document.documentElement;
  mark(root, 'data-scheme', scheme === 'auto' ? null : scheme);
  mark(root, 'data-colours', colours);
}

/**
 * Writes the page's own texts in a language: `data-text` names a text, `data-label` an accessible name.
 *
 * @param {Texts} texts
 */
export function translate(texts) {
  document.documentElement.lang = texts.language;
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-text]'))) {
    write(element, textAt(texts, element.dataset.text ?? ''));
  }
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-label]'))) {
    mark(element, 'aria-label', textAt(texts, element.dataset.label ?? ''));
  }
}

/**
 * The text at a path such as "play.newGame".
 *
 * @param {Texts} texts
 * @param {string} path
 * @returns {string}
 */
export const textAt = (texts, path) =>
  path.split('.').reduce((/** @type {any} */ part, name) => part[name], texts);
