/** Finds, makes and changes elements. */

import type { PageId } from './page-ids.ts';

/** The element with an id of `index.html`. */
export function elementById(id: PageId): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no element '${id}'`);
  return element;
}

/** A new element. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  fields: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), fields);
  element.append(...children);
  return element;
}

/** Sets the text of an element, if it changes. */
export function setText(element: Element, text: string) {
  if (element.textContent !== text) element.textContent = text;
}

/** Sets an attribute, if it changes; null removes it. */
export function setAttribute(element: Element, name: string, value: string | null) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Shows an element with a text, or hides it without one. */
export function setTextOrHide(element: HTMLElement, text: string | null) {
  element.hidden = text === null;
  if (text !== null) setText(element, text);
}

/** Enables or disables a button. A disabled one can keep the focus, so that it is never lost. */
export const enable = (button: Element, isEnabled: boolean) =>
  setAttribute(button, 'aria-disabled', isEnabled ? null : 'true');

/**
 * Handles presses of a button that is enabled.
 *
 * @returns The button.
 */
export const onPress = (id: PageId, act: () => void): HTMLElement => onButtonPress(elementById(id), act);

/** The same for an element. */
export function onButtonPress<Button extends HTMLElement>(button: Button, act: () => void): Button {
  button.addEventListener('click', () => pressing(act)({ currentTarget: button }));
  return button;
}

/** The same for the property `onClick` of a component. */
export const pressing =
  (act: () => void) =>
  ({ currentTarget: button }: { currentTarget: HTMLElement }) => {
    // Safari does not focus a pressed button, but a dialog has to return the focus to it.
    button.focus({ preventScroll: true });
    if (button.getAttribute('aria-disabled') !== 'true') act();
  };
