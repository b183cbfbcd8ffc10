// @ts-check
/**
 * The games that are kept in the browser. One that cannot be read is said and put aside: another version may read it.
 *
 * @import { Game, Saying } from '../game/game.js'
 * @import { ShelfEntry } from '../game/saved-games-index.js'
 * @import { Hold } from './game-storage.js'
 */
import { RecordError } from '../game/validate.js';
import { parseText } from '../game/restore-game.js';
import { makeShelf as sorted, shelfEntry } from '../game/saved-games-index.js';
import { drop, keys, lastOpen, read, write } from './local-storage.js';
import { GAME } from './game-storage.js';

/** Where games go that this version cannot read, each with its id. */
const UNREAD = 'micro-max:unread:';

/** So long a page that is being closed may still hold its lock. */
const CLOSING_MS = 400;

/**
 * @typedef {object} Shelf
 * @property {() => ShelfEntry[]} entries The games that are kept, newest first; the oldest beyond a number go.
 * @property {() => Promise<Game | null>} first The game that this tab had open, else the newest that no other tab has.
 * @property {(id: string) => Promise<Game | null>} open A game to go on with; null if it cannot be had, which is said.
 * @property {(id: string) => Game | null} look A game to look at; null if it cannot be read, which is said.
 * @property {(id: string) => void} remove
 */

/**
 * Makes the shelf.
 *
 * @param {Hold} hold
 * @param {(saying: Saying) => void} complain
 * @returns {Shelf}
 */
export function makeShelf(hold, complain) {
  /** @template Value @param {string} key @param {(text: string) => Value} parse @returns {Value | null} */
  function parsed(key, parse) {
    const text = read(key);
    try {
      return parse(text ?? '');
    } catch (error) {
      if (text !== null && write(key.replace(GAME, UNREAD), text)) drop(key);
      complain({ key: 'unreadable', fields: { text: error instanceof RecordError ? error.message : String(error) } });
      return null;
    }
  }
  const look = (/** @type {string} */ id) => parsed(GAME + id, parseText);
  const isElsewhere = () => complain({ key: 'openElsewhere' });

  /** What another version put aside and this one reads is a game again. */
  function bringBack() {
    for (const key of keys().filter((one) => one.startsWith(UNREAD) && read(one.replace(UNREAD, GAME)) === null)) {
      const text = read(key) ?? '';
      try {
        parseText(text);
      } catch {
        continue;
      }
      if (write(key.replace(UNREAD, GAME), text)) drop(key);
    }
  }

  function entries() {
    bringBack();
    const games = keys().filter((key) => key.startsWith(GAME));
    const shelf = sorted(games.flatMap((key) => parsed(key, shelfEntry) ?? []));
    for (const { id } of shelf.dropped) dropUnlessOpen(GAME + id);
    return shelf.entries;
  }

  return {
    entries,
    look,
    async first() {
      let isTaken = false;
      const last = lastOpen();
      for (const { id } of entries().sort((one, other) => Number(other.id === last) - Number(one.id === last))) {
        const isFree = await hold(id, isTaken ? 0 : CLOSING_MS);
        if (!isFree && !isTaken) isElsewhere();
        isTaken ||= !isFree;
        const game = isFree ? look(id) : null;
        if (game) return game;
      }
      return null;
    },
    async open(id) {
      // The lock of the game on the board is let go only for one that can be read.
      const game = look(id);
      if (!game || await hold(id, 0)) return game && look(id);
      isElsewhere();
      return null;
    },
    remove: (id) => drop(GAME + id),
  };
}

/**
 * Drops a game, unless a tab has it open.
 *
 * @param {string} key
 */
function dropUnlessOpen(key) {
  const { locks } = navigator;
  if (!locks) drop(key);
  else locks.request(key, { ifAvailable: true }, (lock) => { if (lock) drop(key); }).catch(() => {});
}
