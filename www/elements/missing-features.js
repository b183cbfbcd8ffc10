// @ts-check
/** Detects simulated browsers, such as jsdom, in which elements can be defined but not drawn. */

/** What an element needs to be drawn. @type {Readonly<Record<string, () => unknown>>} */
const NEEDED = Object.freeze({
  IntersectionObserver: () => globalThis.IntersectionObserver,
  MutationObserver: () => globalThis.MutationObserver,
  'Element.part': () => 'part' in (globalThis.Element?.prototype ?? {}),
  'CSSStyleSheet.replaceSync': () => globalThis.CSSStyleSheet?.prototype.replaceSync,
});

/** @type {Set<string>} */
const reported = new Set();

/**
 * The error of an element that cannot be drawn here; null if it can.
 * @returns {Error | null}
 */
export function missingFeatures() {
  const missing = Object.keys(NEEDED).filter((name) => !NEEDED[name]());
  if (missing.length === 0) return null;
  return new Error(`This browser lacks ${missing.join(', ')}. The element keeps its content.`);
}

/**
 * Writes the error to the console, once for all elements.
 * @param {Error} error
 */
export function warnOnce({ message }) {
  if (!reported.has(message)) console.warn(message);
  reported.add(message);
}
