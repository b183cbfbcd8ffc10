// @ts-check
/**
 * Keeps the game in the browser. Storage that is full, blocked or damaged is said and does no harm.
 *
 * @import { Game } from '../game/game.js'
 */
import { defaults } from '../game/game.js';
import { makeText, parseText, RecordError } from '../game/record.js';

const KEY = 'micro-max:game';

/** Where a game goes that this version cannot read; another one may. */
const UNREAD_KEY = 'micro-max:unread';

/**
 * Opens the storage.
 *
 * @param {(sentence: string) => void} complain
 * @returns {{ load: () => Game, save: (game: Game) => void }}
 */
export function openStorage(complain) {
  let kept = '';
  let isBroken = false;
  return {
    load() {
      let text = null;
      try {
        text = localStorage.getItem(KEY);
        return text === null ? defaults() : parseText(text);
      } catch (error) {
        const reason = error instanceof RecordError ? error.message : 'the browser does not allow it';
        complain(`The game that was kept cannot be read: ${reason}.`);
        if (text !== null) write(UNREAD_KEY, text);
        return defaults();
      }
    },
    save(game) {
      const text = makeText(game);
      if (text === kept) return;
      kept = text;
      const isKept = write(KEY, text);
      if (!isKept && !isBroken) complain('The browser does not keep this game: its storage is full or blocked.');
      isBroken = !isKept;
    },
  };
}

/**
 * Whether the storage took the text.
 *
 * @param {string} key
 * @param {string} text
 */
function write(key, text) {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
