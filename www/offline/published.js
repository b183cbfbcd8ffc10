// @ts-check
/**
 * Whether this is the site as it is published; there another module stands in the place of this one.
 *
 * @type {boolean}
 */
export const isPublished = false;
