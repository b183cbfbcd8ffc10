// @ts-check
/**
 * The attributes of an element that make sense; errors in the others are reported.
 *
 * @import { Name, Texts } from './attributes.js'
 */
import { ATTRIBUTES, faultOf, isVariant, OF_BOARD } from './attributes.js';

/** Those of one element. */
export class ValidAttributes {
  /** @type {Texts} */
  texts = {};
  #host;
  #report;
  /** Attributes that make no sense unless the variant changes. @type {Set<Name>} */
  #suspects = new Set();

  /**
   * @param {HTMLElement} host
   * @param {(fault: string) => void} report
   */
  constructor(host, report) {
    this.#host = host;
    this.#report = report;
  }

  /**
   * Takes a changed attribute over, unless it is invalid.
   *
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
   * The error in an attribute. In HTML one that names squares may stand before that of the variant.
   *
   * @param {Name} name
   * @param {string | null} text
   */
  #faultOf(name, text) {
    return text === null ? null : faultOf(name, text, isVariant({ variant: this.#host.getAttribute('variant') ?? undefined }));
  }

  /**
   * @param {Name} name
   * @param {string | null} text Without errors.
   */
  #take(name, text) {
    const isMissing = text === null || (text.trim() === '' && ATTRIBUTES[name].defaultValue !== false);
    const { [name]: _, ...others } = this.texts;
    this.texts = isMissing ? others : { ...others, [name]: text };
  }

  /**
   * An attribute may mean something on another board, or nothing any more.
   *
   * @param {Name} name
   */
  #takeAgain(name) {
    const text = this.#host.getAttribute(name);
    const fault = this.#faultOf(name, text);
    this.#take(name, fault ? null : text);
    if (fault) this.#suspectLater(name);
  }

  /**
   * Reports an error after the script that sets the attributes has ended: the variant may come last.
   *
   * @param {Name} name
   */
  #suspectLater(name) {
    this.#suspects.add(name);
    if (this.#suspects.size > 1) return;
    queueMicrotask(() => {
      const names = [...this.#suspects];
      this.#suspects.clear();
      for (const fault of names.map((one) => this.#faultOf(one, this.#host.getAttribute(one)))) if (fault) this.#report(fault);
    });
  }
}
