// @ts-check
/**
 * Loads the game of an element: from its attributes, from storage, or from a script.
 *
 * @import { VariantInfo } from '../engine/messages.js'
 * @import { Game } from '../game/game.js'
 * @import { Loaded } from '../game/pgn.js'
 * @import { Name, Texts } from './attributes.js'
 * @import { Details } from './public-types.js'
 * @import { ElementGame } from './element-game.js'
 */
import { EngineError, messageOf } from '../engine/error.js';
import { makeId, makeSeed } from '../ui/game-storage.js';
import { gameOf, isDiagram, preferencesOf, seated } from './initial-game.js';
import { isVariant, meaningOf, refusal } from './attributes.js';
import { readFen, readPgn } from './commands.js';
import { deferred } from './deferred.js';
import { forget, isKept, keep, keptGame } from './element-storage.js';

/** @typedef {(message: string, cause: Details['micro-max-error']['cause']) => void} Report */

/** Loads the game of one element. */
export class Games {
  #game;
  #textsOf;
  #report;
  /** The number of requests for a game; the last one wins. */
  #count = 0;
  #begun = deferred();
  /** @type {Promise<void>} */
  #arranging = Promise.resolve();
  /** The last `pgn` that was read, so that its errors are reported only once. */
  #reported = '';
  /** The last `fen` that the engine has rejected; the last accepted one stays in use. */
  #refusedFen = '';
  #acceptedFen = '';
  /** The last `variant` that the engine has rejected; the game on the board stays in use. */
  #refusedVariant = '';
  /** Whether a game is loaded. */
  isBegun = false;

  /**
   * @param {ElementGame} elementGame
   * @param {() => Texts} textsOf The valid attributes.
   * @param {Report} report
   */
  constructor(elementGame, textsOf, report) {
    this.#game = elementGame;
    /** @returns {Texts} */
    this.#textsOf = () => {
      const { fen, variant, ...others } = textsOf();
      const fenInForce = fen === this.#refusedFen ? this.#acceptedFen : fen;
      const variantInForce = variant === this.#refusedVariant ? elementGame.game.tree.variant?.source : variant;
      return { ...others, ...(fenInForce && { fen: fenInForce }), ...(variantInForce && { variant: variantInForce }) };
    };
    this.#report = report;
  }

  /** The valid attributes, without those that the engine has rejected. */
  get texts() {
    return this.#textsOf();
  }

  /** Whether a game has been requested. */
  get isRequested() {
    return this.#count > 0;
  }

  /**
   * Loads the game of the attributes; errors are reported.
   * @returns {Promise<void>}
   */
  arrange() {
    this.#count += 1;
    const number = this.#count;
    this.#arranging = this.#wanted().then(
      (game) => {
        if (game && number === this.#count) this.#put(game);
      },
      (error) => {
        const isWithoutEngine = error instanceof EngineError;
        if (isWithoutEngine) this.#game.dispatch({ type: 'engineFailed', message: messageOf(error) });
        else this.#report(error.message, 'attribute');
        // If the first position or game is rejected, the other attributes are still applied.
        const isMissing = !this.#game.game.isRead || (!this.isBegun && !isWithoutEngine);
        if (number === this.#count && isMissing) this.#put(this.#made(this.#textsOf(), this.#game.game.tree.variant));
      },
    );
    return this.#arranging;
  }

  /**
   * Loads a game from a script.
   * @param {Loaded | null} [loaded] Null starts from the position of the attributes.
   */
  open(loaded = null) {
    this.#count += 1;
    this.#put(this.#made(this.#textsOf(), (loaded ?? this.#game.game).tree.variant, loaded));
  }

  /** Waits for the last requested game, unless it needs an engine that has not been started. */
  async settled() {
    await this.#begun.promise;
    for (let last = null; last !== this.#arranging;) {
      last = this.#arranging;
      await last;
    }
  }

  /**
   * Rejects everything that waits for a game, because the element is not on a page.
   * @param {Error} error
   */
  abandon(error) {
    this.#begun.reject(error);
    this.#begun = deferred();
  }

  /** Waits for a game that can be continued; a diagram becomes one. Rejected with a sentence if its position is illegal. */
  async playable() {
    await this.gate();
    this.wake();
    this.#game.wake();
    await this.settled();
    if (this.#game.game.isRead) return;
    const texts = this.#textsOf();
    const { variant } = this.#game.game.tree;
    await this.#validated(texts, variant);
    this.#put({ ...this.#made(texts, variant), isRead: true });
  }

  /** Waits for the game, and starts the engine if the game needs it. */
  async gate() {
    await this.settled();
    if (this.#textsOf().pgn) this.wake();
    await this.#arranging;
  }

  /** Starts the engine if it is needed, and loads a game that waits for it. */
  wake() {
    const texts = this.#textsOf();
    if (this.#game.engine.isAwake || isDiagram(texts)) return;
    this.#game.wake(isVariant(texts));
    if (this.isBegun && (texts.pgn || texts.fen)) this.arrange();
  }

  /** Deletes the saved game. */
  forget() {
    const key = meaningOf(this.#textsOf(), 'storage-key');
    if (key) forget(key);
  }

  /**
   * Saves the game if `storage-key` is set.
   * @param {Game} before
   */
  keep(before) {
    const { game } = this.#game;
    const key = meaningOf(this.#textsOf(), 'storage-key');
    // The initial placeholder game has no id.
    if (!key || !game.id || before.id !== game.id || keep(key, before, game)) return;
    this.#report(`The game cannot be kept as "${key}": the browser's storage is full or blocked.`, 'game');
  }

  /**
   * The game of the attributes; null if it cannot be loaded before the engine is started.
   * @returns {Promise<Game | null>} Rejected with a sentence if the attributes describe no game.
   */
  async #wanted() {
    const texts = this.#textsOf();
    const elementGame = this.#game;
    const key = meaningOf(texts, 'storage-key');
    const variant = await this.#variantOf(texts);
    const kept = key && isKept(key) ? await this.#kept(key, texts, variant) : null;
    // Attributes may have changed since; a change of the game would have caused another request.
    if (kept) return seated(kept, this.#textsOf());
    if (texts.pgn) {
      const { pgn, ...draft } = texts;
      if (!this.isBegun) this.#put(this.#made({ ...draft, readonly: '' }, variant));
      if (!elementGame.engine.isAwake) return null;
      const { loaded, fault } = await read('pgn', pgn, readPgn(elementGame, pgn, variant));
      if (fault && pgn !== this.#reported) this.#report(refusal('pgn', pgn, fault), 'attribute');
      this.#reported = pgn;
      return this.#made(this.#textsOf(), loaded.tree.variant, loaded);
    }
    if (!texts.fen || isDiagram(texts)) return this.#made(texts, variant);
    // The position is drawn before the engine has validated it. The game keeps its id, and so an early move.
    const draft = this.isBegun ? null : { ...this.#made(texts, variant), isRead: false };
    if (draft) this.#put(draft);
    if (!elementGame.engine.isAwake) return null;
    try {
      await this.#validated(texts, variant);
      this.#acceptedFen = texts.fen;
    } catch (error) {
      if (!(error instanceof EngineError)) this.#refusedFen = texts.fen;
      throw error;
    }
    // The attribute as written identifies a saved game.
    return { ...this.#made(this.#textsOf(), variant), ...(draft && { id: draft.id }) };
  }

  /**
   * Waits until the engine accepts the position of the attributes.
   * @param {Texts} texts @param {VariantInfo | null} variant
   */
  async #validated(texts, variant) {
    if (texts.fen) await read('fen', texts.fen, readFen(this.#game, meaningOf(texts, 'fen') ?? 'startpos', variant));
  }

  /**
   * The game of the attribute `variant`, with everything needed to draw it; null for chess.
   * @param {Texts} texts
   * @returns {Promise<VariantInfo | null>} Rejected with a sentence if it is invalid.
   */
  async #variantOf(texts) {
    const source = isVariant(texts) ? meaningOf(texts, 'variant') : null;
    let variant = this.#game.game.tree.variant;
    if (source === null) variant = null;
    else if (variant?.source !== source) {
      // Its board cannot be drawn before the engine has described it.
      this.#game.wake(true);
      try {
        variant = await read('variant', texts.variant ?? '', this.#game.engine.ask('variant', { variant: source }));
      } catch (error) {
        if (!(error instanceof EngineError)) this.#refusedVariant = texts.variant ?? '';
        throw error;
      }
    }
    await this.#game.prepare(variant);
    return variant;
  }

  /** @param {string} key @param {Texts} texts @param {VariantInfo | null} variant */
  async #kept(key, texts, variant) {
    try {
      return await keptGame(key, texts.pgn ? null : (meaningOf(texts, 'fen') ?? 'startpos'), variant);
    } catch (error) {
      this.#report(/** @type {Error} */ (error).message, 'game');
      return null;
    }
  }

  /** @param {Texts} texts @param {VariantInfo | null} variant @param {Loaded | null} [loaded] */
  #made = (texts, variant, loaded = null) => ({
    ...gameOf(texts, makeId(), loaded, Date.now(), variant),
    seed: this.#seed(texts),
  });

  /**
   * Classic plays deterministically.
   * @param {Texts} texts
   */
  #seed = (texts) => (meaningOf(texts, 'engine') === 'classic' ? 0 : makeSeed());

  /** @param {Game} game */
  #put(game) {
    this.isBegun = true;
    const patch = preferencesOf(this.#textsOf());
    // Each intent redraws the board, so only changes are dispatched.
    const { preferences } = this.#game.game;
    const isOther = Object.entries(patch).some(
      ([name, value]) => preferences[/** @type {keyof typeof patch} */ (name)] !== value,
    );
    if (isOther) this.#game.dispatch({ type: 'setPreferences', patch });
    this.#game.open(game);
    this.#begun.resolve();
  }
}

/**
 * The value of an attribute as parsed by the engine.
 * @template Read @param {Name} name @param {string} text @param {Promise<Read>} reading @returns {Promise<Read>}
 */
const read = (name, text, reading) =>
  reading.catch((error) => {
    if (error instanceof EngineError) throw error;
    throw new Error(refusal(name, text, error.message));
  });
