// @ts-check
/**
 * Which game is on the board of an element: the one that its attributes ask for, one that was kept, or one that a
 * script brings.
 *
 * @import { Game } from '../game/game.js'
 * @import { Loaded } from '../game/pgn.js'
 * @import { Name, Texts } from './attributes.js'
 * @import { Details } from './public-types.js'
 * @import { Desk } from './element-game.js'
 */
import { EngineError, messageOf } from '../engine/error.js';
import { makeId, makeSeed } from '../ui/game-storage.js';
import { gameOf, preferencesOf, seated } from './initial-game.js';
import { meaningOf, refusal } from './attributes.js';
import { readFen, readPgn } from './commands.js';
import { deferred } from './deferred.js';
import { forget, isKept, keep, keptGame } from './element-storage.js';

/** @typedef {(message: string, cause: Details['micro-max-error']['cause']) => void} Report */

/** The games of one element. */
export class Games {
  #desk;
  #textsOf;
  #report;
  /** How often a game was asked for; of several that are read the last one counts. */
  #count = 0;
  #begun = deferred();
  /** @type {Promise<void>} */
  #arranging = Promise.resolve();
  /** Whether there is a game on the board. */
  isBegun = false;

  /**
   * @param {Desk} desk
   * @param {() => Texts} textsOf The attributes that make sense.
   * @param {Report} report
   */
  constructor(desk, textsOf, report) {
    this.#desk = desk;
    this.#textsOf = textsOf;
    this.#report = report;
  }

  /** Whether the first game was asked for. */
  get isAsked() {
    return this.#count > 0;
  }

  /**
   * Puts the game on the board that the attributes ask for; what cannot be read is reported.
   *
   * @returns {Promise<void>}
   */
  arrange() {
    this.#count += 1;
    const number = this.#count;
    this.#arranging = this.#wanted().then((game) => {
      if (game && number === this.#count) this.#put(game);
    }, (error) => {
      if (error instanceof EngineError) this.#desk.dispatch({ type: 'engineFailed', message: messageOf(error) });
      else this.#report(error.message, 'attribute');
    });
    return this.#arranging;
  }

  /**
   * Puts the game on the board that a script has brought.
   *
   * @param {Loaded | null} [loaded] Null for the position of the attributes.
   */
  open(loaded = null) {
    this.#count += 1;
    this.#put(this.#made(this.#textsOf(), loaded));
  }

  /** Waits until the game that was asked for last is there, as far as it can be without the engine. */
  async settled() {
    await this.#begun.promise;
    for (let last = null; last !== this.#arranging;) {
      last = this.#arranging;
      await last;
    }
  }

  /** Waits for the game too if it cannot be read without the engine, which is woken then. */
  async gate() {
    await this.settled();
    if (this.#textsOf().pgn) this.wake();
    await this.#arranging;
  }

  /** Wakes the engine; a game that waits for it is read. */
  wake() {
    if (this.#desk.engine.isAwake) return;
    this.#desk.wake();
    if (this.isBegun && this.#textsOf().pgn) this.arrange();
  }

  /** Forgets the game that is kept. */
  forget() {
    const key = meaningOf(this.#textsOf(), 'storage-key');
    if (key) forget(key);
  }

  /**
   * Keeps the game, if it is to be kept.
   *
   * @param {Game} before
   */
  keep(before) {
    const { game } = this.#desk;
    const key = meaningOf(this.#textsOf(), 'storage-key');
    // Before the first game there is one without a name.
    if (!key || !game.id || before.id !== game.id || keep(key, before, game)) return;
    this.#report(`The game cannot be kept as "${key}": the browser's storage is full or blocked.`, 'game');
  }

  /**
   * The game that the attributes ask for; null if it cannot be read before the engine is woken.
   *
   * @returns {Promise<Game | null>} Rejected with a sentence if there is none.
   */
  async #wanted() {
    const texts = this.#textsOf();
    const desk = this.#desk;
    const key = meaningOf(texts, 'storage-key');
    const kept = key && isKept(key) ? await this.#kept(key, texts) : null;
    // What has changed while something was read counts; another game would have been asked for anew.
    if (kept) return seated(kept, this.#textsOf());
    if (texts.pgn) {
      const { pgn, ...draft } = texts;
      if (!this.isBegun) this.#put(this.#made({ ...draft, readonly: '' }));
      if (!desk.engine.isAwake) return null;
      const loaded = await read('pgn', pgn, readPgn(desk, pgn));
      return this.#made(this.#textsOf(), loaded);
    }
    // The game begins with the attribute as it is written: a kept one is known by it.
    if (texts.fen && this.isBegun && desk.engine.isAwake) await read('fen', texts.fen, readFen(desk, texts.fen));
    return this.#made(this.#textsOf());
  }

  /**
   * @param {string} key
   * @param {Texts} texts
   */
  async #kept(key, texts) {
    try {
      return await keptGame(key, texts.pgn ? null : meaningOf(texts, 'fen') ?? 'startpos');
    } catch (error) {
      this.#report(/** @type {Error} */ (error).message, 'game');
      return null;
    }
  }

  /**
   * @param {Texts} texts
   * @param {Loaded | null} [loaded]
   */
  #made = (texts, loaded = null) => ({ ...gameOf(texts, makeId(), loaded, Date.now()), seed: this.#seed(texts) });

  /**
   * Classic plays as it was recorded.
   *
   * @param {Texts} texts
   */
  #seed = (texts) => (meaningOf(texts, 'engine') === 'classic' ? 0 : makeSeed());

  /** @param {Game} game */
  #put(game) {
    this.isBegun = true;
    const patch = preferencesOf(this.#textsOf());
    // Each intent is drawn: only what makes a difference is one.
    const { preferences } = this.#desk.game;
    const isOther = Object.entries(patch).some(([name, value]) => preferences[/** @type {keyof typeof patch} */ (name)] !== value);
    if (isOther) this.#desk.dispatch({ type: 'setPreferences', patch });
    this.#desk.open(game);
    this.#begun.resolve();
  }
}

/**
 * What the engine makes of an attribute.
 *
 * @template Read
 * @param {Name} name
 * @param {string} text
 * @param {Promise<Read>} reading
 * @returns {Promise<Read>}
 */
const read = (name, text, reading) => reading.catch((error) => {
  if (error instanceof EngineError) throw error;
  throw new Error(refusal(name, text, error.message));
});
