// @ts-check
/** Observes an element on its page: pointer and focus, the language around it, whether it is visible. */
import { observeLanguage } from './language.js';
import { observeVisibility } from './visibility.js';

/** The events that start a lazy engine. */
const TOUCHES = Object.freeze(['pointerenter', 'pointerdown', 'focusin']);

/**
 * @typedef {object} PresenceListeners
 * @property {() => void} onTouch
 * @property {(change: { isSeen: boolean } | { hasFocus: boolean }) => void} onAttention It became visible or hidden, or got or lost the
 * focus.
 * @property {() => void} onLanguage
 */

/**
 * Observes an element on a page.
 * @param {HTMLElement} element @param {PresenceListeners} listeners
 * @returns {() => void} Stops observing.
 */
export function observePresence(element, { onTouch, onAttention, onLanguage }) {
  const abort = new AbortController();
  for (const name of TOUCHES) element.addEventListener(name, onTouch, abort);
  element.addEventListener('focusin', () => onAttention({ hasFocus: true }), abort);
  element.addEventListener('focusout', () => onAttention({ hasFocus: false }), abort);
  const stops = [
    () => abort.abort(),
    observeLanguage(element, onLanguage),
    observeVisibility(element, (isSeen) => onAttention({ isSeen })),
  ];
  return () => stops.forEach((stop) => stop());
}
