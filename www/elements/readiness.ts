/** What an element waits for before it is ready, and the features of the browser without which it cannot be drawn. */

/** Promises of an element that is not on a page after this time are rejected. */
const DETACHED_MS = 1000;

/** What an element needs to be drawn. */
const NEEDED: Readonly<Record<string, () => unknown>> = Object.freeze({
  IntersectionObserver: () => globalThis.IntersectionObserver,
  MutationObserver: () => globalThis.MutationObserver,
  ResizeObserver: () => globalThis.ResizeObserver,
  matchMedia: () => globalThis.matchMedia,
  'Element.part': () => 'part' in (globalThis.Element?.prototype ?? {}),
  'CSSStyleSheet.replaceSync': () => globalThis.CSSStyleSheet?.prototype.replaceSync,
});

/** The errors that were written to the console. */
const reported: Set<string> = new Set();

let parsed: Promise<void> | null = null;

/** A promise that is settled from outside. An unhandled rejection is not reported. */
export function deferred(): { promise: Promise<void>; resolve: () => void; reject: (error: Error) => void } {
  let [resolve, reject] = [() => {}, (_error: Error) => {}];
  const promise = new Promise<void>((keep, fail) => {
    [resolve, reject] = [keep, fail];
  });
  promise.catch(() => {});
  return { promise, resolve, reject };
}

/**
 * Rejects a promise of an element if the element is not put on a page soon.
 *
 * @param isWaiting Whether the element has not been put on a page yet.
 */
export function expectPage(isWaiting: () => boolean, reject: (error: Error) => void) {
  if (!isWaiting()) return;
  setTimeout(() => {
    if (isWaiting()) reject(new Error('The element is not on a page.'));
  }, DETACHED_MS);
}

/**
 * Resolves once the page is parsed and its scripts have run, including modules, so that they can listen to the first events of
 * its elements.
 */
export function whenParsed(): Promise<void> {
  parsed ??= new Promise((resolve) => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (!visit || visit.domContentLoadedEventEnd > 0 || document.readyState === 'complete') resolve();
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
  return parsed;
}

/**
 * The error of an element that cannot be drawn here; null if it can. In simulated browsers, such as jsdom, elements can be
 * defined but not drawn.
 */
export function missingFeatures(): Error | null {
  const missing = Object.keys(NEEDED).filter((name) => !NEEDED[name]());
  if (missing.length === 0) return null;
  return new Error(`This browser lacks ${missing.join(', ')}. The element keeps its content.`);
}

/** Writes the error to the console, once for all elements. */
export function warnOnce({ message }: Error) {
  if (!reported.has(message)) console.warn(message);
  reported.add(message);
}

/** Writes a fault to the console; one of the engine, which all elements share, only once. */
export function warn(fault: { message: string; cause: string }) {
  if (fault.cause === 'engine') warnOnce(new Error(fault.message));
  else console.warn(fault.message);
}
