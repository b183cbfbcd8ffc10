// @ts-check
/**
 * The valid attributes of an element. Errors in the others are reported.
 *
 * @import { Name, Texts } from './attributes.js'
 */
import { ATTRIBUTES, faultOf, isVariant, OF_BOARD } from './attributes.js';

/** The valid attributes of one element. */
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
