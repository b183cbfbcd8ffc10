// @ts-check
/** The browser's storage. It may be full or blocked at any time; no function here throws. */

/** The key of the player's puzzles. */
export const PUZZLES = 'micro-max:puzzles';

const TAB = 'micro-max:tab';

/** All keys; none if the storage is blocked. */
export const keys = () => attempt(() => Object.keys(localStorage)) ?? [];

/**
 * A text, or null if there is none.
 * @param {string} key
 */
export const read = (key) => attempt(() => localStorage.getItem(key));

/**
 * Writes a text; false if the storage is full or blocked.
 * @param {string} key @param {string} text
 */
export const write = (key, text) =>
  attempt(() => {
    localStorage.setItem(key, text);
    return true;
  }) ?? false;

/**
 * Removes a text.
 * @param {string} key
 */
export const drop = (key) => attempt(() => localStorage.removeItem(key));

/** The id of the game that this tab had open last, also before a reload. */
export const lastOpen = () => attempt(() => sessionStorage.getItem(TAB));

/**
 * Remembers the game that this tab has open, across reloads.
 * @param {string} id
 */
export const rememberOpen = (id) => attempt(() => sessionStorage.setItem(TAB, id));

/** @template Value @param {() => Value} act @returns {Value | null} */
function attempt(act) {
  try {
    return act();
  } catch {
    return null;
  }
}
