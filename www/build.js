// @ts-check
/** What differs between products. The bundler replaces the values; these are for the sources as they are served during development. */

/** Whether this is the published site, whose pages a service worker may cache. @type {boolean} */
export const isPublished = false;

/** Whether the page contains all style sheets. @type {boolean} */
export const hasAllStyles = false;

/** Whether this is the script of the element, whose parts are beside it under fixed names. @type {boolean} */
export const isElementScript = false;

/** The hashes of workers, as in `<script integrity>`, by file name. @type {Record<string, string>} */
export const INTEGRITY = {};

/** Functions that return the workers that the product contains, by file name. @type {Record<string, () => Promise<string>>} */
export const WORKER_TEXTS = {};
