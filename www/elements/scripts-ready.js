// @ts-check
/** Waits for the scripts of a page, so that they can listen to the first events of its elements. */

/** @type {Promise<void> | null} */
let parsed = null;

/**
 * Resolves once the page is parsed and its scripts have run, including modules.
 * @returns {Promise<void>}
 */
export function whenParsed() {
  parsed ??= new Promise((resolve) => {
    const [visit] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
    if (!visit || visit.domContentLoadedEventEnd > 0 || document.readyState === 'complete') resolve();
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
  return parsed;
}
