// @ts-check
/** A promise that is settled from outside. Its rejection need not be handled. */

/** @returns {{ promise: Promise<void>, resolve: () => void, reject: (error: Error) => void }} */
export function deferred() {
  let [resolve, reject] = [() => {}, (/** @type {Error} */ _error) => {}];
  const promise = /** @type {Promise<void>} */ (new Promise((keep, fail) => {
    [resolve, reject] = [keep, fail];
  }));
  promise.catch(() => {});
  return { promise, resolve, reject };
}
