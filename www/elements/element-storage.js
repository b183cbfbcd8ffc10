// @ts-check
/**
 * Saves the game of an element in the browser under its `storage-key`.
 *
 * @import { VariantInfo } from '../engine/messages.js'
 * @import { Game } from '../game/game.js'
 */
import { isKeptAlike, makeText } from '../game/saved/saved-game.js';
import { drop, read, write } from '../ui/local-storage.js';

const PREFIX = 'micro-max:element:';

/** An unreadable game is moved to this key, because another version may be able to read it. */
const UNREAD = 'micro-max:element-unread:';

/**
 * Whether a game is saved under a key.
 * @param {string} key
 */
export const isKept = (key) => read(PREFIX + key) !== null;

/**
 * The game saved under a key, if it started from the element's current start and is a game of its variant.
 * @param {string} key
 * @param {string | null} start A FEN or "startpos"; null accepts any start.
 * @param {VariantInfo | null} variant
 * @returns {Promise<Game | null>} Rejected with a sentence if it cannot be read; then it is set aside.
 */
export async function keptGame(key, start, variant) {
  const text = read(PREFIX + key);
  if (text === null) return null;
  const { parseRecord, withVariant } = await import('../game/saved/restore-game.js');
  try {
    const { source, game } = parseRecord(text);
    if (source !== (variant?.source ?? null)) return null;
    return start === null || game.tree.start === start ? (variant ? withVariant(game, variant) : game) : null;
  } catch (error) {
    if (write(UNREAD + key, text)) drop(PREFIX + key);
    throw new Error(`The game saved as "${key}" cannot be read: ${/** @type {Error} */ (error).message}.`, {
      cause: error,
    });
  }
}

/**
 * Saves a game if it has changed.
 * @param {string} key
 * @param {Game} before
 * @param {Game} game
 * @returns {boolean} False if the browser refuses to store it.
 */
export const keep = (key, before, game) => isKeptAlike(before, game) || write(PREFIX + key, makeText(game, Date.now()));

/**
 * Deletes a game.
 * @param {string} key
 */
export const forget = (key) => drop(PREFIX + key);
