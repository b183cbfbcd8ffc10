/**
 * What differs between products. The bundler replaces the values; these are for the sources as they are served during
 * development.
 */

/** Whether this is the published site, whose pages a service worker may cache. */
export const isPublished: boolean = false;

/** Whether the page contains all style sheets. */
export const hasAllStyles: boolean = false;

/** Whether this is the script of the element, whose parts are beside it under fixed names. */
export const isElementScript: boolean = false;

/** The hashes of workers, as in `<script integrity>`, by file name. */
export const INTEGRITY: Record<string, string> = {};

/** Functions that return the workers that the product contains, by file name. */
export const WORKER_TEXTS: Record<string, () => Promise<string>> = {};
