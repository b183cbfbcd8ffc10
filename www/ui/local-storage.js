// @ts-check
/**
 * The browser's storage, which may be full or blocked at any time, without its errors.
 */

const TAB = 'micro-max:tab';

/** All keys; none if the storage is blocked. */
export const keys = () => attempt(() => Object.keys(localStorage)) ?? [];

/**
 * A text, or null if there is none.
 *
 * @param {string} key
 */
export const read = (key) => attempt(() => localStorage.getItem(key));

/**
 * Whether the storage took a text.
 *
 * @param {string} key
 * @param {string} text
 */
export const write = (key, text) =>
  attempt(() => {
    localStorage.setItem(key, text);
    return true;
  }) ?? false;

/**
 * Takes a text away.
 *
 * @param {string} key
 */
export const drop = (key) => attempt(() => localStorage.removeItem(key));

/** The game that this tab had open last, which outlives a reload. */
export const lastOpen = () => attempt(() => sessionStorage.getItem(TAB));

/**
 * Remembers the game that this tab has open.
 *
 * @param {string} id
 */
export const rememberOpen = (id) => attempt(() => sessionStorage.setItem(TAB, id));

/**
 * @template Value
 * @param {() => Value} act
 * @returns {Value | null}
 */
function attempt(act) {
  try {
    return act();
  } catch {
    return null;
  }
}
