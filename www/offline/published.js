// @ts-check
/**
 * Whether this is the published site. The build replaces this module there.
 * @type {boolean}
 */
export const isPublished = false;
