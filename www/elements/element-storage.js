// @ts-check
/**
 * Keeps the game of an element in the browser, under the name that the page's author gives it.
 *
 * @import { Game } from '../game/game.js'
 */
import { isKeptAlike, makeText } from '../game/saved-game.js';
import { drop, read, write } from '../ui/local-storage.js';

const PREFIX = 'micro-max:element:';

/** Where a game goes that cannot be read: another version may read it. */
const UNREAD = 'micro-max:element-unread:';

/**
 * Whether a game is kept under a name.
 *
 * @param {string} key
 */
export const isKept = (key) => read(PREFIX + key) !== null;

/**
 * The game that is kept under a name, if it began where the element begins now.
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
 * Keeps a game if it differs from what was kept.
 *
 * @param {string} key
 * @param {Game} before
 * @param {Game} game
 * @returns {boolean} False if the browser does not take it.
 */
export const keep = (key, before, game) =>
  isKeptAlike(before, game) || write(PREFIX + key, makeText(game, Date.now()));

/**
 * Forgets a game.
 *
 * @param {string} key
 */
export const forget = (key) => drop(PREFIX + key);
