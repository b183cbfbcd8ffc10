// @ts-check
/** The games whose cards the player has seen in this browser. */
import { read, write } from '../ui/local-storage.js';

const KEY = 'micro-max:seen-games';

/** The length of the list; the oldest names are dropped. */
const MAX_SEEN = 200;

/** @returns {string[]} Their names; empty if the list cannot be read. */
function seenGames() {
  try {
    const names = JSON.parse(read(KEY) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Whether the player has seen the card of a game.
 * @param {string} name
 */
export const isSeen = (name) => seenGames().includes(name);

/**
 * Remembers that the player has seen it.
 * @param {string} name
 */
export function rememberSeen(name) {
  if (!isSeen(name)) write(KEY, JSON.stringify([...seenGames(), name].slice(-MAX_SEEN)));
}
