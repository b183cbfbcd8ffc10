// @ts-check
/** The texts of the list of limits of a search, in English. */

export const limit = {
  deeper: 'No new ply after',
  /** The number is written already. */
  positions: (/** @type {{ count: string }} */ { count }) => `${count} positions`,
};
