/**
 * The games saved in the browser. One that cannot be read is set aside with a notice: another version may read it.
 * A game of a variant that the worker does not know stays where it is.
 */
import { QuestionError, messageOf } from '../engine/error.ts';
import { RecordError, parseRecord, withVariant } from '../game/saved/restore-game.ts';
import { parseEntry, selectNewest } from '../game/saved/saved-games-index.ts';
import { GAME, drop, keys, lastOpen, read as readText, write } from './local-storage.ts';
import type { Game } from '../game/game.ts';
import type { SavedGameEntry } from '../game/saved/saved-games-index.ts';
import type { Message } from '../texts/sentences.ts';
import type { AcquireLock, AskVariant } from './game-storage.ts';

/** The key of a game that this version cannot read is this and its id. */
const UNREAD = 'micro-max:unread:';

/** How long another tab that is being closed may still hold its lock. */
const CLOSING_MS = 400;

/** How long the page that a reload replaces may still hold its lock; slow devices need seconds. */
const RELOADED_MS = 8000;

export interface SavedGames {
  /** Newest first; the oldest beyond a limit are deleted. */
  entries: () => SavedGameEntry[];
  /** The game that this tab had open, else the newest that no other tab has. */
  openLast: () => Promise<Game | null>;
  /** A game to continue; null, with a notice, if that is not possible. Another tab may release it in that time. */
  open: (id: string, wait_ms?: number) => Promise<Game | null>;
  /** A game to read only; null, with a notice, if that is not possible. */
  read: (id: string) => Promise<Game | null>;
  remove: (id: string) => void;
}

/** Gives access to the saved games. */
export function makeSavedGames(
  acquireLock: AcquireLock,
  notify: (notice: Message) => void,
  askVariant: AskVariant,
): SavedGames {
  function parsed<Value>(key: string, parse: (text: string) => Value): Value | null {
    const text = readText(key);
    try {
      return parse(text ?? '');
    } catch (error) {
      if (text !== null && write(key.replace(GAME, UNREAD), text)) drop(key);
      notify({ key: 'unreadable', fields: { text: error instanceof RecordError ? error.message : String(error) } });
      return null;
    }
  }

  async function read(id: string) {
    const record = parsed(GAME + id, parseRecord);
    if (!record?.source) return record?.game ?? null;
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
  const entries = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entries.some(({ type }) => type === 'reload');
}

/** Drops a game, unless a tab has it open. */
function dropUnlessOpen(key: string) {
  const { locks } = navigator;
  if (!locks) drop(key);
  else
    locks
      .request(key, { ifAvailable: true }, (lock) => {
        if (lock) drop(key);
      })
      .catch(() => {});
}
