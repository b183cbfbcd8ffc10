// @ts-check
/** The events of figures. */
import { whenParsed } from '../scripts-ready.js';

/**
 * Dispatches an event when the page's scripts can listen to it.
 * @param {HTMLElement} figure @param {string} name @param {object} detail
 */
export async function dispatch(figure, name, detail) {
  await whenParsed();
  figure.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}

/**
 * Reports an error in a sentence, by `micro-max-error` and in the console.
 * @param {HTMLElement} figure @param {string} message @param {'attribute' | 'engine' | 'game'} cause
 */
export function report(figure, message, cause) {
  console.warn(message);
  dispatch(figure, 'micro-max-error', { message, cause });
}
