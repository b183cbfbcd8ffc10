// @ts-check
/** A promise that is settled from outside. A rejection that nobody waits for is no fault. */

/** @returns {{ promise: Promise<void>, resolve: () => void, reject: (error: Error) => void }} */
export function deferred() {
  let [resolve, reject] = [() => {}, (/** @type {Error} */ _error) => {}];
  const promise = /** @type {Promise<void>} */ (new Promise((keep, fail) => {
    [resolve, reject] = [keep, fail];
  }));
  promise.catch(() => {});
  return { promise, resolve, reject };
}
