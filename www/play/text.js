// @ts-check
/**
 * The page's elements and their texts.
 */

/**
 * The element with an id of `index.html`.
 *
 * @param {string} id
 * @returns {HTMLElement}
 */
export function elementOf(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no element '${id}'`);
  return element;
}

/**
 * Writes a text where another stands.
 *
 * @param {HTMLElement} element
 * @param {string} text
 */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Shows an element with a text, or hides it without one.
 *
 * @param {HTMLElement} element
 * @param {string | null} text
 */
export function writeOrHide(element, text) {
  element.hidden = text === null;
  if (text !== null) write(element, text);
}
