// @ts-check
/**
 * When a page's own scripts have run, so that they hear the first events of its elements.
 */

/** @type {Promise<void> | null} */
let parsed = null;

/**
 * Resolves once the page has been read and its scripts have run, those of modules too.
 *
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
