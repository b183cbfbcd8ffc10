// @ts-check
/**
 * The changed attributes of an element, which are applied together once the current script has finished.
 *
 * @import { Name } from './attributes.js'
 */

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
