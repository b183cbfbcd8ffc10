// @ts-check
/** Promises of elements that are settled from outside. An unhandled rejection is not reported. */

/** Promises of an element that is not on a page after this time are rejected. */
const DETACHED_MS = 1000;

/** @returns {{ promise: Promise<void>, resolve: () => void, reject: (error: Error) => void }} */
export function deferred() {
  let [resolve, reject] = [() => {}, (/** @type {Error} */ _error) => {}];
  const promise = /** @type {Promise<void>} */ (
    new Promise((keep, fail) => {
      [resolve, reject] = [keep, fail];
    })
  );
  promise.catch(() => {});
  return { promise, resolve, reject };
}

/**
 * Rejects a promise of an element if the element is not put on a page soon.
 * @param {() => boolean} isWaiting Whether the element has not been put on a page yet.
 * @param {(error: Error) => void} reject
 */
export function expectPage(isWaiting, reject) {
  if (!isWaiting()) return;
  setTimeout(() => {
    if (isWaiting()) reject(new Error('The element is not on a page.'));
  }, DETACHED_MS);
}
