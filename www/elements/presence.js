// @ts-check
/** What happens to an element on its page: touches, the focus, the language around it, whether it is visible. */
import { observeLanguage } from './language.js';
import { observeVisibility } from './visibility.js';

/** The events that start a lazy engine. */
const TOUCHES = Object.freeze(['pointerenter', 'pointerdown', 'focusin']);

/**
 * @typedef {object} PresenceListeners
 * @property {() => void} onTouch
 * @property {(hasFocus: boolean) => void} onFocus
 * @property {() => void} onLanguage
 * @property {(isSeen: boolean) => void} onSeen
 */

/**
 * Observes an element on a page.
 * @param {HTMLElement} element @param {PresenceListeners} listeners
 * @returns {() => void} Stops observing.
 */
export function observePresence(element, { onTouch, onFocus, onLanguage, onSeen }) {
  const abort = new AbortController();
  for (const name of TOUCHES) element.addEventListener(name, onTouch, abort);
  element.addEventListener('focusin', () => onFocus(true), abort);
  element.addEventListener('focusout', () => onFocus(false), abort);
  const stops = [() => abort.abort(), observeLanguage(element, onLanguage), observeVisibility(element, onSeen)];
  return () => stops.forEach((stop) => stop());
}
