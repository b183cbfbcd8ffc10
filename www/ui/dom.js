// @ts-check
/**
 * Finds, makes and changes elements.
 *
 * @import { PageId } from './page-ids.js'
 */

/**
 * The element with an id of `index.html`.
 * @param {PageId} id @returns {HTMLElement}
 */
export function elementById(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no element '${id}'`);
  return element;
}

/**
 * A new element.
 * @template {keyof HTMLElementTagNameMap} Name @param {Name} name
 * @param {Partial<HTMLElementTagNameMap[Name]>} [fields] @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function make(name, fields = {}, ...children) {
  const element = Object.assign(document.createElement(name), fields);
  element.append(...children);
  return element;
}

/**
 * Sets the text of an element, if it changes.
 * @param {Element} element @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Sets an attribute, if it changes; null removes it.
 * @param {Element} element @param {string} name @param {string | null} value
 */
export function setAttribute(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Shows an element with a text, or hides it without one.
 * @param {HTMLElement} element @param {string | null} text
 */
export function setTextOrHide(element, text) {
  element.hidden = text === null;
  if (text !== null) setText(element, text);
}

/**
 * Enables or disables a button. A disabled one can keep the focus, so that it is never lost.
 * @param {Element} button @param {boolean} isEnabled
 */
export const enable = (button, isEnabled) => setAttribute(button, 'aria-disabled', isEnabled ? null : 'true');

/**
 * Handles presses of a button that is enabled.
 * @param {PageId} id
 * @param {() => void} act
 * @returns {HTMLElement} The button.
 */
export const onPress = (id, act) => onButtonPress(elementById(id), act);

/**
 * The same for an element.
 * @template {HTMLElement} Button @param {Button} button @param {() => void} act @returns {Button}
 */
export function onButtonPress(button, act) {
  button.addEventListener('click', () => {
    // Safari does not focus a pressed button, but a dialog has to return the focus to it.
    button.focus({ preventScroll: true });
    if (button.getAttribute('aria-disabled') !== 'true') act();
  });
  return button;
}
