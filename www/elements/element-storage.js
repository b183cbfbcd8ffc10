// @ts-check
/**
 * Saves the game of an element in the browser under its `storage-key`.
 *
 * @import { Game } from '../game/game.js'
 */
import { isKeptAlike, makeText } from '../game/saved-game.js';
import { drop, read, write } from '../ui/local-storage.js';

const PREFIX = 'micro-max:element:';

/** Where an unreadable game is moved, because another version may read it. */
const UNREAD = 'micro-max:element-unread:';

/**
 * Whether a game is saved under a key.
 *
 * @param {string} key
 */
export const isKept = (key) => read(PREFIX + key) !== null;

/**
 * The game saved under a key, if it started from the element's current start.
 *
 * @param {string} key
 * @param {string | null} start A FEN or "startpos"; null if any will do.
 * @returns {Promise<Game | null>} Rejected with a sentence if it cannot be read; then it is put aside.
 */
export async function keptGame(key, start) {
  const text = read(PREFIX + key);
  if (text === null) return null;
  const { parseText } = await import('../game/restore-game.js');
  try {
    const game = parseText(text);
    return start === null || game.tree.start === start ? game : null;
  } catch (error) {
    if (write(UNREAD + key, text)) drop(PREFIX + key);
    throw new Error(`The game that was kept as "${key}" cannot be read: ${/** @type {Error} */ (error).message}.`);
  }
}

/**
 * Saves a game if it has changed.
 *
 * @param {string} key
 * @param {Game} before
 * @param {Game} game
 * @returns {boolean} False if the browser does not take it.
 */
export const keep = (key, before, game) =>
  isKeptAlike(before, game) || write(PREFIX + key, makeText(game, Date.now()));

/**
 * Deletes a game.
 *
 * @param {string} key
 */
export const forget = (key) => drop(PREFIX + key);
