// @ts-check
/** The language of an element. */

/**
 * The nearest language tag: the element's own or an ancestor's, through shadow roots; "auto" if there is none.
 *
 * @param {Element} element
 * @returns {string}
 */
export function languageAround(element) {
  for (let at = /** @type {Node | null} */ (element); at; at = at.parentNode ?? hostOf(at)) {
    if (at instanceof HTMLElement && at.lang) return at.lang;
  }
  return 'auto';
}

/** @param {Node} node */
const hostOf = (node) => (node instanceof ShadowRoot ? node.host : null);
