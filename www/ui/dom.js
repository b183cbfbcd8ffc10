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
 * A new element.
 *
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Partial<HTMLElementTagNameMap[Name]>} [fields]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function make(name, fields = {}, ...children) {
  const element = Object.assign(document.createElement(name), fields);
  element.append(...children);
  return element;
}

/**
 * Writes a text where another stands.
 *
 * @param {Element} element
 * @param {string} text
 */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Writes an attribute where another value stands; null takes it away.
 *
 * @param {Element} element
 * @param {string} name
 * @param {string | null} value
 */
export function mark(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
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

/**
 * Lets a button be pressed or not. One that cannot be pressed keeps the keyboard's focus, so that it is never lost.
 *
 * @param {Element} button
 * @param {boolean} isEnabled
 */
export const enable = (button, isEnabled) => mark(button, 'aria-disabled', isEnabled ? null : 'true');

/**
 * Does something when a button is pressed that may be.
 *
 * @param {string} id
 * @param {() => void} act
 * @returns {HTMLElement} The button.
 */
export const onPress = (id, act) => whenPressed(elementOf(id), act);

/**
 * The same for a button that is at hand.
 *
 * @template {HTMLElement} Button
 * @param {Button} button
 * @param {() => void} act
 * @returns {Button}
 */
export function whenPressed(button, act) {
  button.addEventListener('click', () => {
    // Where a press gives no focus, a dialog would have none to give back.
    button.focus({ preventScroll: true });
    if (button.getAttribute('aria-disabled') !== 'true') act();
  });
  return button;
}
