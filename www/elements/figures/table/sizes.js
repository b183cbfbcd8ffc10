// @ts-check
/** How large a table can be, and how long a search in it. Pure. */

/** The sizes of the table, as powers of two. */
export const [SMALLEST, LARGEST] = [12, 18];

/** A search in a table that is too small is given up beyond so many positions. */
export const MOST = 300_000;
