// @ts-check
/** The sizes of the table, and the maximum length of a search. Pure. */

/** The sizes of the table, as powers of two. */
export const [SMALLEST, LARGEST] = [12, 18];

/** The maximum number of positions; a search in a table that is too small is abandoned there. */
export const MOST = 300_000;
