// @ts-check
/** The version of the element, for the warning when another one is loaded beside it. */

export const VERSION = '0.1.0';
