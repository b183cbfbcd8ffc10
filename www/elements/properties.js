// @ts-check
/**
 * The properties of `<micro-max>` that reflect attributes: setting a property sets the attribute, and a
 * valid attribute sets the property.
 *
 * @import { Name, Texts } from './attributes.js'
 */
import { ATTRIBUTES, NAMES, textOf, valueOf } from './attributes.js';

/**
 * Defines the properties of a class.
 * @template {HTMLElement} Kind
 * @param {{ prototype: Kind }} type
 * @param {(element: Kind) => Texts} textsOf The valid attributes of an element.
 */
export function defineProperties({ prototype }, textsOf) {
  for (const name of NAMES) {
    Object.defineProperty(prototype, ATTRIBUTES[name].property, {
      configurable: true,
      enumerable: true,
      /** @this {Kind} */
      get() {
        return valueOf(textsOf(this), name);
      },
      /** @this {Kind} @param {unknown} value */
      set(value) {
        reflect(this, name, value);
      },
    });
  }
}

/** @param {HTMLElement} element @param {Name} name @param {unknown} value */
function reflect(element, name, value) {
  const text = textOf(name, value);
  if (text === null) element.removeAttribute(name);
  else element.setAttribute(name, text);
}

/**
 * Applies properties that were set before the element was defined. They are own properties of the object and shadow
 * those of its class.
 * @param {HTMLElement} element
 */
export function adoptProperties(element) {
  const own = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (element));
  for (const name of NAMES) {
    const { property } = ATTRIBUTES[name];
    if (!Object.hasOwn(own, property)) continue;
    const value = own[property];
    delete own[property];
    own[property] = value;
  }
}
