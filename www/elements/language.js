// @ts-check
/** The language of an element: its own or that of the surrounding page. */

/**
 * The nearest language tag: the element's own or an ancestor's, through shadow roots; "auto" if there is none.
 * @param {Element} element @returns {string}
 */
export function languageAround(element) {
  for (let at = /** @type {Node | null} */ (element); at; at = at.parentNode ?? hostOf(at)) {
    if (at instanceof HTMLElement && at.lang) return at.lang;
  }
  return 'auto';
}

/** @param {Node} node */
const hostOf = (node) => (node instanceof ShadowRoot ? node.host : null);

/** The elements whose language is observed. @type {Map<Element, () => void>} */
const watched = new Map();

/** @type {MutationObserver | null} */
let observer = null;

/**
 * Calls a function whenever the language of an ancestor may have changed. One observer serves all elements.
 * @param {Element} element
 * @param {() => void} onChange
 * @returns {() => void} Stops observing.
 */
export function observeLanguage(element, onChange) {
  observer ??= new MutationObserver(notifyLanguage);
  watched.set(element, onChange);
  for (let root = element.getRootNode(); ;) {
    observer.observe(root, { attributeFilter: ['lang'], subtree: true });
    const host = hostOf(root);
    if (!host) break;
    root = host.getRootNode();
  }
  return () => {
    watched.delete(element);
    if (watched.size === 0) observer?.disconnect();
  };
}

/**
 * Calls the listeners of all elements, because texts may have changed. It must not reference an element: the observer
 * lives as long as the page and would keep the element alive.
 */
export function notifyLanguage() {
  for (const notify of watched.values()) notify();
}
