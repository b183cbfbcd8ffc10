// @ts-check
/**
 * The games saved in the browser. One that cannot be read is set aside with a notice: another version may read it.
 * A game of a variant that the worker does not know stays where it is.
 *
 * @import { Game } from '../game/game.js'
 * @import { Message } from '../texts/sentences.js'
 * @import { SavedGameEntry } from '../game/saved/saved-games-index.js'
 * @import { AcquireLock, AskVariant } from './game-storage.js'
 */
import { QuestionError, messageOf } from '../engine/error.js';
import { RecordError, parseRecord, withVariant } from '../game/saved/restore-game.js';
import { parseEntry, selectNewest } from '../game/saved/saved-games-index.js';
import { drop, keys, lastOpen, read as readText, write } from './local-storage.js';
import { GAME } from './game-storage.js';

/** The key of a game that this version cannot read is this and its id. */
const UNREAD = 'micro-max:unread:';

/** How long another tab that is being closed may still hold its lock. */
const CLOSING_MS = 400;

/** How long the page that a reload replaces may still hold its lock; slow devices need seconds. */
const RELOADED_MS = 8000;

/**
 * @typedef {object} SavedGames
 * @property {() => SavedGameEntry[]} entries Newest first; the oldest beyond a limit are deleted.
 * @property {() => Promise<Game | null>} openLast The game that this tab had open, else the newest that no other tab has.
 * @property {(id: string, wait_ms?: number) => Promise<Game | null>} open A game to continue; null, with a notice, if
 *   that is not possible. Another tab may release it in that time.
 * @property {(id: string) => Promise<Game | null>} read A game to read only; null, with a notice, if that is not possible.
 * @property {(id: string) => void} remove
 */

/**
 * Gives access to the saved games.
 * @param {AcquireLock} acquireLock @param {(notice: Message) => void} notify @param {AskVariant} askVariant
 * @returns {SavedGames}
 */
export function makeSavedGames(acquireLock, notify, askVariant) {
  /** @template Value @param {string} key @param {(text: string) => Value} parse @returns {Value | null} */
  function parsed(key, parse) {
    const text = readText(key);
    try {
      return parse(text ?? '');
    } catch (error) {
      if (text !== null && write(key.replace(GAME, UNREAD), text)) drop(key);
      notify({ key: 'unreadable', fields: { text: error instanceof RecordError ? error.message : String(error) } });
      return null;
    }
  }

  /** @param {string} id */
  async function read(id) {
    const record = parsed(GAME + id, parseRecord);
    if (!record?.source) return record && record.game;
    try {
      return withVariant(record.game, await askVariant(record.source));
    } catch (error) {
      const isRefused = error instanceof QuestionError;
      notify(
        isRefused ? { key: 'unreadable', fields: { text: error.message, error: error.fields } } : messageOf(error),
      );
      return null;
    }
  }

  const notifyLocked = () => notify({ key: 'openElsewhere' });

  /** Restores games that another version set aside and this one can read. */
  function restoreUnread() {
    for (const key of keys().filter((one) => one.startsWith(UNREAD) && readText(one.replace(UNREAD, GAME)) === null)) {
      const text = readText(key) ?? '';
      try {
        parseRecord(text);
      } catch {
        continue;
      }
      if (write(key.replace(UNREAD, GAME), text)) drop(key);
    }
  }

  function entries() {
    restoreUnread();
    const games = keys().filter((key) => key.startsWith(GAME));
    const sorted = selectNewest(games.flatMap((key) => parsed(key, parseEntry) ?? []));
    for (const { id } of sorted.dropped) dropUnlessOpen(GAME + id);
    return sorted.entries;
  }

  return {
    entries,
    read,
    async openLast() {
      let isTaken = false;
      const last = lastOpen();
      for (const { id } of entries().sort((one, other) => Number(other.id === last) - Number(one.id === last))) {
        const isOwn = id === last && isReloaded();
        const isFree = await acquireLock(id, isTaken ? 0 : isOwn ? RELOADED_MS : CLOSING_MS);
        if (!isFree && !isTaken) notifyLocked();
        isTaken ||= !isFree;
        const game = isFree ? await read(id) : null;
        if (game) return game;
      }
      return null;
    },
    async open(id, wait_ms = 0) {
      // The lock of the present game is released only for one that can be read.
      const game = await read(id);
      if (!game || (await acquireLock(id, wait_ms))) return game && read(id);
      notifyLocked();
      return null;
    },
    remove: (id) => drop(GAME + id),
  };
}

/** Whether this page was reloaded. */
function isReloaded() {
  const entries = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
  return entries.some(({ type }) => type === 'reload');
}

/**
 * Drops a game, unless a tab has it open.
 * @param {string} key
 */
function dropUnlessOpen(key) {
  const { locks } = navigator;
  if (!locks) drop(key);
  else
    locks
      .request(key, { ifAvailable: true }, (lock) => {
        if (lock) drop(key);
      })
      .catch(() => {});
}
