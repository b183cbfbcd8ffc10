// @ts-check
/**
 * Keeps games and preferences in the browser. Storage that is full, blocked or damaged is said and does no harm.
 * A game is held by a lock, so that two tabs never write the same one. What was kept is read by a part that is
 * loaded only when there is something.
 *
 * @import { Game, Saying } from '../game/game.js'
 * @import { Preferences } from '../game/preferences.js'
 * @import { Shelf } from './saved-games.js'
 */
import { defaults } from '../game/game.js';
import { defaultPreferences, parsePreferences, preferencesText } from '../game/preferences.js';
import { isKeptAlike, makeText } from '../game/saved-game.js';
import { drop, keys, read, rememberOpen, write } from './local-storage.js';

/** The key of a game is this and its id; its lock has the same name. */
export const GAME = 'micro-max:game:';

const PREFERENCES = 'micro-max:preferences';

/** Tells whether a game is free now, and holds it if so. @typedef {(id: string, wait_ms: number) => Promise<boolean>} Hold */

/**
 * @typedef {object} Storage
 * @property {() => Preferences} preferences
 * @property {() => Promise<Game>} first The newest game that no other tab has open, or a new one.
 * @property {() => Promise<Shelf>} shelf The games that are kept.
 * @property {(game: Game) => void} save
 */

/**
 * The name of a game that begins now.
 */
export const makeId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

/** A number for the variety of a game that begins now. */
export const makeSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] >>> 1;

/**
 * Opens the storage.
 *
 * @param {(saying: Saying) => void} complain
 * @returns {Storage}
 */
export function openStorage(complain) {
  /** @type {Game | null} */
  let kept = null;
  let [keptText, keptPreferences] = ['', preferencesText(defaultPreferences)];
  let isBroken = false;
  const hold = makeHold();
  const shelf = async () => (await import('./saved-games.js')).makeShelf(hold, complain);

  /** @param {string} key @param {string} text */
  function keep(key, text) {
    const wasBroken = isBroken;
    isBroken = !write(key, text);
    if (isBroken && !wasBroken) complain({ key: 'notKept' });
  }

  /** @param {Game} game */
  function keepGame(game) {
    const isOther = kept?.id !== game.id;
    if (isOther && kept && kept.tree.next === 1) drop(GAME + kept.id);
    if (isOther) {
      hold(game.id, 0);
      rememberOpen(game.id);
    }
    kept = game;
    const text = makeText(game);
    const isNew = text !== keptText;
    keptText = text;
    if (isNew) keep(GAME + game.id, text.replace('"saved_ms":0', `"saved_ms":${Date.now()}`));
  }

  return {
    shelf,
    preferences() {
      const text = read(PREFERENCES);
      if (text === null) return defaultPreferences;
      const { preferences, damaged } = parsePreferences(text);
      keptPreferences = text;
      if (damaged.length > 0) complain({ key: 'preferencesDamaged' });
      return preferences;
    },
    async first() {
      const isEmpty = !keys().some((key) => key.startsWith(GAME));
      const found = isEmpty ? null : await shelf().then(({ first }) => first()).catch(() => complain({ key: 'notLoaded' }));
      return found ?? { ...defaults(makeId()), seed: makeSeed() };
    },
    save(game) {
      const preferences = preferencesText(game.preferences);
      const isNew = preferences !== keptPreferences;
      keptPreferences = preferences;
      if (isNew) keep(PREFERENCES, preferences);
      if (!kept || !isKeptAlike(kept, game)) keepGame(game);
    },
  };
}

/**
 * Holds the lock of one game; that of the game before is let go. Without locks every game is free.
 *
 * @returns {Hold}
 */
function makeHold() {
  let held = '';
  let letGo = () => {};
  return (id, wait_ms) => new Promise((resolve) => {
    const { locks } = navigator;
    if (!locks || id === held) {
      resolve(true);
      return;
    }
    const options = wait_ms > 0 ? { signal: AbortSignal.timeout(wait_ms) } : { ifAvailable: true };
    const isHeld = locks.request(GAME + id, options, (lock) => {
      resolve(lock !== null);
      if (!lock) return undefined;
      letGo();
      held = id;
      return new Promise((end) => { letGo = () => end(undefined); });
    });
    isHeld.catch(() => resolve(false));
  });
}
