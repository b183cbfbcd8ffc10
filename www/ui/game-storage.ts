/**
 * Saves games and preferences in the browser. If storage is full, blocked or damaged, a notice says so and the game
 * goes on. A tab holds a lock on its game, so that two tabs never write the same one. The module that reads saved
 * games is loaded only if there are any.
 */
import { patched } from '../game/game.ts';
import { defaultPreferences, parsePreferences, preferencesText } from '../game/settings/preferences.ts';
import { isKeptAlike, makeText } from '../game/saved/saved-game.ts';
import { GAME, drop, keys, read, rememberOpen, write } from './local-storage.ts';
import type { VariantInfo } from '../engine/messages.ts';
import type { Game } from '../game/game.ts';
import type { Preferences } from '../game/settings/preferences.ts';
import type { Message } from '../texts/sentences.ts';
import type { SavedGames } from './saved-games.ts';

const PREFERENCES = 'micro-max:preferences';

/**
 * While a game is scored, its evaluations change many times a second. They alone are saved at most once in this time.
 */
const EVALUATIONS_MS = 1000;

/** Takes the lock of a game; false if another tab has it. */
export type AcquireLock = (id: string, wait_ms: number) => Promise<boolean>;

/** Asks what the game of a variant source is. */
export type AskVariant = (source: string) => Promise<VariantInfo>;

export interface Storage {
  preferences: () => Preferences;
  /** The latest game that no other tab has open, or null. */
  openLast: () => Promise<Game | null>;
  savedGames: () => Promise<SavedGames>;
  save: (game: Game) => void;
}

/** The id of a new game. */
export const makeId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

/** The random seed of a new game. */
export const makeSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] >>> 1;

/** Opens the storage. */
export function openStorage(notify: (notice: Message) => void, askVariant: AskVariant): Storage {
  let saved: Game | null = null;
  /** A game with new evaluations that is not saved yet. */
  let waiting: Game | null = null;
  let [savedText, savedPreferences] = ['', preferencesText(defaultPreferences)];
  let isBroken = false;
  const acquireLock = makeLock();
  const savedGames = async () => (await import('./saved-games.ts')).makeSavedGames(acquireLock, notify, askVariant);

  function saveText(key: string, text: string) {
    const wasBroken = isBroken;
    isBroken = !write(key, text);
    if (isBroken && !wasBroken) notify({ key: 'notKept' });
  }

  function saveGame(game: Game) {
    const isOther = saved?.id !== game.id;
    if (isOther && saved && saved.tree.next === 1) drop(GAME + saved.id);
    // A saved game that came too late to be shown may have taken the lock.
    acquireLock(game.id, 0);
    if (isOther) rememberOpen(game.id);
    [saved, waiting] = [game, null];
    const text = makeText(game);
    const isNew = text !== savedText;
    savedText = text;
    if (isNew) saveText(GAME + game.id, text.replace('"saved_ms":0', `"saved_ms":${Date.now()}`));
  }

  const saveWaiting = () => {
    if (waiting) saveGame(waiting);
  };

  function saveLater(game: Game) {
    if (!waiting) setTimeout(saveWaiting, EVALUATIONS_MS);
    waiting = game;
  }

  globalThis.addEventListener?.('pagehide', saveWaiting);
  return {
    savedGames,
    preferences() {
      const text = read(PREFERENCES);
      if (text === null) return defaultPreferences;
      const { preferences, damaged } = parsePreferences(text);
      savedPreferences = text;
      if (damaged.length > 0) notify({ key: 'preferencesDamaged' });
      return preferences;
    },
    async openLast() {
      const isEmpty = !keys().some((key) => key.startsWith(GAME));
      if (isEmpty) return null;
      try {
        return await (await savedGames()).openLast();
      } catch {
        notify({ key: 'notLoaded' });
        return null;
      }
    },
    save(game) {
      const preferences = preferencesText(game.settings);
      const isNew = preferences !== savedPreferences;
      savedPreferences = preferences;
      if (isNew) saveText(PREFERENCES, preferences);
      if (waiting?.id !== game.id) saveWaiting();
      if (game.training.puzzle || (saved && isKeptAlike(saved, game))) return;
      if (saved && isKeptAlike(patched(saved, { searches: { evaluations: game.searches.evaluations } }), game))
        saveLater(game);
      else saveGame(game);
    },
  };
}

/** Holds the lock of one game; the previous game's is released. In browsers without locks every game is free. */
function makeLock(): AcquireLock {
  let lockedId = '';
  let release = () => {};
  return (id, wait_ms) =>
    new Promise((resolve) => {
      const { locks } = navigator;
      if (!locks || id === lockedId) {
        resolve(true);
        return;
      }
      const options = wait_ms > 0 ? { signal: AbortSignal.timeout(wait_ms) } : { ifAvailable: true };
      const request = locks.request(GAME + id, options, (lock) => {
        resolve(lock !== null);
        if (!lock) return undefined;
        release();
        lockedId = id;
        return new Promise((end) => {
          release = () => end(undefined);
        });
      });
      request.catch(() => resolve(false));
    });
}
