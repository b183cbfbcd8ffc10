/**
 * The attributes of one element: those that are valid, those that have changed, and the properties that reflect them.
 */
import { ATTRIBUTES, NAMES, OF_BOARD, faultOf, isSet, isVariant, textOf, valueOf } from './attributes.ts';
import type { Name, Texts } from './attributes.ts';

/** The valid attributes of an element. Errors in the others are reported. */
export class ValidAttributes {
  texts: Texts = {};
  #host;
  #report;
  /** Attributes that are invalid unless the variant changes. */
  #suspects: Set<Name> = new Set();

  constructor(host: HTMLElement, report: (fault: string) => void) {
    this.#host = host;
    this.#report = report;
  }

  /**
   * Accepts a changed attribute if it is valid.
   *
   * @returns Whether it is valid.
   */
  change(name: Name, text: string | null): boolean {
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

  /** The error in an attribute. The variant is read from the element, because it may follow this attribute in HTML. */
  #faultOf(name: Name, text: string | null) {
    return text === null
      ? null
      : faultOf(name, text, isVariant({ variant: this.#host.getAttribute('variant') ?? undefined }));
  }

  /** @param text A valid text. */
  #take(name: Name, text: string | null) {
    const { [name]: _, ...others } = this.texts;
    this.texts = text !== null && isSet(name, text) ? { ...others, [name]: text } : others;
  }

  /** Checks an attribute again after the variant has changed. */
  #takeAgain(name: Name) {
    const text = this.#host.getAttribute(name);
    const fault = this.#faultOf(name, text);
    this.#take(name, fault ? null : text);
    if (fault) this.#suspectLater(name);
  }

  /** Reports an error once the current script has finished, because it may set the variant last. */
  #suspectLater(name: Name) {
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
  #names: Set<Name> = new Set();
  #isWriting = false;

  constructor(element: Element, apply: (names: ReadonlySet<Name>) => void) {
    this.#element = element;
    this.#apply = apply;
  }

  add(name: Name) {
    if (this.#isWriting) return;
    this.#names.add(name);
    if (this.#names.size > 1) return;
    queueMicrotask(() => {
      const names = new Set(this.#names);
      this.#names.clear();
      this.#apply(names);
    });
  }

  /** Sets attributes to the state of the element; these changes are not applied. */
  write(texts: Partial<Record<Name, string | null>>) {
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
 *
 * @param textsOf The valid attributes of an element.
 */
export function defineProperties<Kind extends HTMLElement>(
  { prototype }: { prototype: Kind },
  textsOf: (element: Kind) => Texts,
) {
  for (const name of NAMES) {
    Object.defineProperty(prototype, ATTRIBUTES[name].property, {
      configurable: true,
      enumerable: true,
      get(this: Kind) {
        return valueOf(textsOf(this), name);
      },
      set(this: Kind, value: unknown) {
        reflect(this, name, value);
      },
    });
  }
}

function reflect(element: HTMLElement, name: Name, value: unknown) {
  const text = textOf(name, value);
  if (text === null) element.removeAttribute(name);
  else element.setAttribute(name, text);
}

/**
 * Applies properties that were set before the element was defined. They are own properties of the object and shadow
 * those of its class.
 */
export function adoptProperties(element: HTMLElement) {
  for (const name of NAMES) {
    const { property } = ATTRIBUTES[name];
    if (!Object.hasOwn(element, property)) continue;
    const value = Reflect.get(element, property);
    Reflect.deleteProperty(element, property);
    // A property that was assigned to itself has no value, and its attribute stays.
    if (value !== undefined) Reflect.set(element, property, value);
  }
}
