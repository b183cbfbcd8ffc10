/** The version of the element, for the warning about a second one. */

export const VERSION = '0.1.0';
