// @ts-check
/** Promises of elements, which are settled from outside. Their rejection need not be handled. */

/** A promise of an element that is not on a page by then is rejected. */
const DETACHED_MS = 1000;

/** @returns {{ promise: Promise<void>, resolve: () => void, reject: (error: Error) => void }} */
export function deferred() {
  let [resolve, reject] = [() => {}, (/** @type {Error} */ _error) => {}];
  const promise = /** @type {Promise<void>} */ (new Promise((keep, fail) => {
    [resolve, reject] = [keep, fail];
  }));
  promise.catch(() => {});
  return { promise, resolve, reject };
}

/**
 * Rejects what waits for an element, with a sentence, if the element is not put on a page soon.
 *
 * @param {() => boolean} isWaiting Whether it has never been on a page, and is not now.
 * @param {(error: Error) => void} reject
 */
export function expectPage(isWaiting, reject) {
  if (!isWaiting()) return;
  setTimeout(() => {
    if (isWaiting()) reject(new Error('The element is not on a page.'));
  }, DETACHED_MS);
}
