// @ts-check
/**
 * The attributes of one element: those that are valid, those that have changed, and the properties that reflect them.
 *
 * @import { Name, Texts } from './attributes.js'
 */
import { ATTRIBUTES, NAMES, OF_BOARD, faultOf, isVariant, textOf, valueOf } from './attributes.js';

/** The valid attributes of an element. Errors in the others are reported. */
export class ValidAttributes {
  /** @type {Texts} */
  texts = {};
  #host;
  #report;
  /** Attributes that are invalid unless the variant changes. @type {Set<Name>} */
  #suspects = new Set();

  /** @param {HTMLElement} host @param {(fault: string) => void} report */
  constructor(host, report) {
    this.#host = host;
    this.#report = report;
  }

  /**
   * Accepts a changed attribute if it is valid.
   * @param {Name} name
   * @param {string | null} text
   * @returns {boolean} Whether it is valid.
   */
  change(name, text) {
    const fault = this.#faultOf(name, text);
    if (fault) {
      if (OF_BOARD.has(name)) this.#suspectLater(name);
      else this.#report(fault);
      return false;
    }
    this.#take(name, text);
    if (name === 'variant') for (const other of OF_BOARD) this.#takeAgain(other);
    return true;
  }

  /**
   * The error in an attribute. The variant is read from the element, because it may follow this attribute in HTML.
   * @param {Name} name @param {string | null} text
   */
  #faultOf(name, text) {
    return text === null
      ? null
      : faultOf(name, text, isVariant({ variant: this.#host.getAttribute('variant') ?? undefined }));
  }

  /**
   * @param {Name} name
   * @param {string | null} text A valid text.
   */
  #take(name, text) {
    const isMissing = text === null || (text.trim() === '' && ATTRIBUTES[name].defaultValue !== false);
    const { [name]: _, ...others } = this.texts;
    this.texts = isMissing ? others : { ...others, [name]: text };
  }

  /**
   * Checks an attribute again after the variant has changed.
   * @param {Name} name
   */
  #takeAgain(name) {
    const text = this.#host.getAttribute(name);
    const fault = this.#faultOf(name, text);
    this.#take(name, fault ? null : text);
    if (fault) this.#suspectLater(name);
  }

  /**
   * Reports an error once the current script has finished, because it may set the variant last.
   * @param {Name} name
   */
  #suspectLater(name) {
    this.#suspects.add(name);
    if (this.#suspects.size > 1) return;
    queueMicrotask(() => {
      const names = [...this.#suspects];
      this.#suspects.clear();
      for (const fault of names.map((one) => this.#faultOf(one, this.#host.getAttribute(one))))
        if (fault) this.#report(fault);
    });
  }
}

/** The changed attributes of an element, which are applied together once the current script has finished. */
export class ChangedAttributes {
  #element;
  #apply;
  /** @type {Set<Name>} */
  #names = new Set();
  #isWriting = false;

  /** @param {Element} element @param {(names: ReadonlySet<Name>) => void} apply */
  constructor(element, apply) {
    this.#element = element;
    this.#apply = apply;
  }

  /** @param {Name} name */
  add(name) {
    if (this.#isWriting) return;
    this.#names.add(name);
    if (this.#names.size > 1) return;
    queueMicrotask(() => {
      const names = new Set(this.#names);
      this.#names.clear();
      this.#apply(names);
    });
  }

  /**
   * Sets attributes to the state of the element; these changes are not applied.
   * @param {Partial<Record<Name, string | null>>} texts
   */
  write(texts) {
    this.#isWriting = true;
    for (const [name, text] of Object.entries(texts)) {
      if (text === null || text === '') this.#element.removeAttribute(name);
      else this.#element.setAttribute(name, text);
    }
    this.#isWriting = false;
  }
}

/**
 * Defines the properties of a class: setting a property sets its attribute, and a valid attribute sets the property.
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
  for (const name of NAMES) {
    const { property } = ATTRIBUTES[name];
    if (!Object.hasOwn(element, property)) continue;
    const value = Reflect.get(element, property);
    Reflect.deleteProperty(element, property);
    Reflect.set(element, property, value);
  }
}
