/** The browser's storage. It may be full or blocked at any time; no function here throws. */

/** The key of a game is this and its id; its lock has the same name. */
export const GAME = 'micro-max:game:';

/** The key of the player's puzzles. */
export const PUZZLES = 'micro-max:puzzles';

const TAB = 'micro-max:tab';

/** All keys; none if the storage is blocked. */
export const keys = () => attempt(() => Object.keys(localStorage)) ?? [];

/** A text, or null if there is none. */
export const read = (key: string) => attempt(() => localStorage.getItem(key));

/** Writes a text; false if the storage is full or blocked. */
export const write = (key: string, text: string) =>
  attempt(() => {
    localStorage.setItem(key, text);
    return true;
  }) ?? false;

/** Removes a text. */
export const drop = (key: string) => attempt(() => localStorage.removeItem(key));

/** The id of the game that this tab had open last, also before a reload. */
export const lastOpen = () => attempt(() => sessionStorage.getItem(TAB));

/** Remembers the game that this tab has open, across reloads. */
export const rememberOpen = (id: string) => attempt(() => sessionStorage.setItem(TAB, id));

function attempt<Value>(act: () => Value): Value | null {
  try {
    return act();
  } catch {
    return null;
  }
}
