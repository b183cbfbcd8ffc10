// @ts-check
/**
 * The game of an element: the store with its effects, for one board.
 *
 * @import { Board } from '../board/board.js'
 * @import { VariantInfo } from '../engine/messages.js'
 * @import { Game } from '../game/game.js'
 * @import { Intent } from '../game/store.js'
 * @import { Texts } from '../texts/en/page.js'
 * @import { Message } from '../texts/sentences.js'
 * @import { Taken } from '../ui/game-session.js'
 * @import { Made } from './events.js'
 * @import { Details } from './public-types.js'
 */
import { EngineError, missing } from '../engine/error.js';
import { PRIORITIES } from '../engine/worker-pool.js';
import { remaining_ms } from '../game/clock.js';
import { defaults } from '../game/game.js';
import { askEngines, runEffect } from '../ui/effects.js';
import { texts as en } from '../texts/en/page.js';
import { makeSession } from '../ui/game-session.js';
import { loadMessageText } from '../ui/messages.js';
import { preferencesOf } from './attribute-game.js';
import { Engine, REMOVED } from './engine.js';
import { endDetail, faultsOf, madeBy, moveDetail, positionDetail, searchDetail } from './events.js';

/** The keys of errors that leave the element without an engine. */
const FATAL = new Set(['engineFailed', 'engineRefused', 'missingFile', 'noWorkers', 'noWebAssembly', 'policyForbids']);

/** The intents that report a search. @type {ReadonlySet<Intent['type']>} */
const OF_SEARCHES = new Set(['searchReported', 'searchFinished', 'replyDue', 'engineFailed', 'evaluatorFailed']);

/** The maximum delay of a timer. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * @typedef {object} Listeners
 * @property {<Name extends keyof Details>(name: Name, detail: Details[Name]) => void} dispatch
 * @property {(before: Game) => void} show Draws the game.
 * @property {() => string | null} workerFolder The folder of the workers, if it is not that of the script.
 */

/** @typedef {{ find: (game: Game) => any, resolve: (value: any) => void, reject: (error: Error) => void }} Waiter */

/** The game of one element. */
export class ElementGame {
  /** The last error that left the element without an engine. */
  #fatal = '';
  /** The texts of the language, alone and with the words of the game's variant. @type {Texts} */
  #ofLanguage = en;
  /** @type {Texts} */
  #texts = en;
  /** Whether the chess worker has been asked for its engines. */
  #hasAskedEngines = false;
  /** Moves that wait for their positions to be reported. @type {Made[]} */
  #made = [];
  /** @type {Set<Waiter>} */
  #waiters = new Set();
  /** The last position for which an event was sent. */
  #description = '';
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #listeners;
  #isConnected = false;
  /** Ends of searches that came after the element was disconnected. @type {Intent[]} */
  #late = [];
  #isSeen = false;
  #hasFocus = false;
  /** Searches that scripts wait for: the functions that reject their promises. @type {Set<(error: Error) => void>} */
  #scriptWaits = new Set();
  /** @type {Board | null} */
  board = null;
  #workerFolder = () => this.#listeners.workerFolder();
  engine = new Engine((message) => this.dispatch({ type: 'setNotice', message }), undefined, this.#workerFolder);

  /** The engine that evaluates positions. */
  evaluator = new Engine(() => {}, undefined, this.#workerFolder);

  #session = makeSession(
    {
      client: this.engine,
      evaluator: this.evaluator,
      board: { say: (/** @type {string} */ sentence) => this.board?.say(sentence) },
      texts: () => this.#texts,
    },
    {
      game: { ...defaults(), preferences: preferencesOf({}) },
      receive: (intent) => this.#receive(intent),
      follow: (taken, run) => this.#follow(taken, run),
    },
  );

  /** Handles an intent. */
  dispatch = this.#session.dispatch;

  /** @param {Listeners} listeners */
  constructor(listeners) {
    this.#listeners = listeners;
  }

  get game() {
    return this.#session.game();
  }

  get texts() {
    return this.#texts;
  }

  /** Whether the engine has failed for good. */
  get hasFailed() {
    return this.game.stalled && FATAL.has(this.game.notice?.key ?? '');
  }

  /** The element was connected. */
  connect() {
    this.#isConnected = true;
    for (const engine of [this.engine, this.evaluator]) engine.open();
    for (const intent of this.#late.splice(0)) this.dispatch(intent);
  }

  /** The element was disconnected. Until it is connected again, no search reports anything. */
  disconnect() {
    this.#isConnected = false;
    for (const engine of [this.engine, this.evaluator]) engine.close();
    for (const reject of this.#scriptWaits) reject(new Error(REMOVED));
  }

  /** @param {Texts} texts */
  async setTexts(texts) {
    if (texts === this.#ofLanguage) return;
    this.#ofLanguage = texts;
    const prepared = await this.#prepared(this.game.tree.variant);
    if (texts !== this.#ofLanguage) return;
    this.#texts = prepared;
    this.#listeners.show(this.game);
  }

  /**
   * Loads everything needed to draw a game of a variant.
   * @param {VariantInfo | null} variant
   * @returns {Promise<void>} Rejected if something could not be loaded.
   */
  async prepare(variant) {
    this.#texts = await this.#prepared(variant);
  }

  /** @param {VariantInfo | null} variant */
  async #prepared(variant) {
    const texts = this.#ofLanguage;
    if (!variant) return texts;
    const { prepareGame } = await import('../variants/prepare-game.js').catch(missing('micro-max.variants.js'));
    return prepareGame(texts, variant);
  }

  /** @param {Taken} taken @param {() => void} run */
  #follow({ intent, before, game, effects }, run) {
    this.#listeners.show(before);
    run();
    const made = madeBy(game, intent, effects);
    if (made) this.#made.push(made);
    this.#dispatchDetails(searchDetail(game, intent), endDetail(game, effects));
    this.#watchClock();
    if (intent.type === 'retry') this.#fatal = '';
    for (const fault of faultsOf(before, game, effects)) this.#report(fault);
    this.#serve();
  }

  /**
   * Reports an error; the loss of the engine only once, since every question then fails for the same reason.
   * @param {Message} fault
   */
  #report(fault) {
    if (FATAL.has(fault.key)) {
      const text = JSON.stringify(fault);
      if (text === this.#fatal) return;
      this.#fatal = text;
    }
    this.complain(fault);
  }

  /**
   * Handles an intent of the engine.
   * @param {Intent} intent
   */
  #receive(intent) {
    if (this.#isConnected || !OF_SEARCHES.has(intent.type)) this.dispatch(intent);
    else if (intent.type !== 'searchReported') this.#late.push(intent);
  }

  /**
   * Replaces the game on the board.
   * @param {Game} game
   */
  open(game) {
    this.#made = [];
    this.engine.newGame();
    this.dispatch({ type: 'open', game });
    if (this.engine.isAwake && !game.tree.variant) this.#askEngines();
  }

  /**
   * Plays a sound if sounds are enabled.
   * @param {import('../game/store.js').Sound} name
   */
  sound(name) {
    if (this.game.preferences.sound) runEffect(this.#session, { type: 'sound', name });
  }

  /** Moves the piece back after the page has cancelled its move. */
  async refuse() {
    this.sound('refuse');
    this.board?.say(await this.#sentence({ key: 'notTaken' }));
  }

  /**
   * Starts the engine.
   * @param {boolean} [ofVariant] Whether the game is not chess; then the chess worker is not loaded.
   */
  wake(ofVariant = false) {
    if (this.engine.isAwake) return;
    this.engine.wake();
    this.evaluator.wake();
    if (!ofVariant) this.#askEngines();
  }

  /** Requests the list of chess engines, once. */
  #askEngines() {
    if (this.#hasAskedEngines) return;
    this.#hasAskedEngines = true;
    askEngines(this.#session);
  }

  /**
   * Sets whether the board is visible, and whether it has the focus; what is missing stays unchanged.
   * @param {{ isSeen?: boolean, hasFocus?: boolean }} change
   */
  attend({ isSeen = this.#isSeen, hasFocus = this.#hasFocus }) {
    [this.#isSeen, this.#hasFocus] = [isSeen, hasFocus];
    this.#updatePriority();
  }

  /** A hidden board searches only for scripts. */
  #updatePriority() {
    const isActive = this.#isSeen || this.#scriptWaits.size > 0;
    const priority = !isActive ? PRIORITIES.hidden : this.#hasFocus ? PRIORITIES.focused : PRIORITIES.visible;
    for (const engine of [this.engine, this.evaluator]) engine.setPriority(priority);
    if (isActive === this.game.hidden) this.dispatch({ type: 'setHidden', hidden: !isActive });
  }

  /**
   * Searches for a script, even while the board is hidden.
   * @template Answer
   * @param {Promise<Answer>} answer
   * @returns {Promise<Answer>} Rejected with a sentence if the element is removed during the search.
   */
  async serveScript(answer) {
    if (!this.#isConnected) throw new Error(REMOVED);
    let reject = (/** @type {Error} */ _error) => {};
    const removed = /** @type {Promise<never>} */ (
      new Promise((_, fail) => {
        reject = fail;
      })
    );
    this.#scriptWaits.add(reject);
    this.#updatePriority();
    try {
      return await Promise.race([answer, removed]);
    } finally {
      this.#scriptWaits.delete(reject);
      this.#updatePriority();
    }
  }

  /**
   * Resolves as soon as a value is found in the game.
   * @template Found
   * @param {(game: Game) => Found | null | undefined} find
   * @returns {Promise<Found>} Rejected with a sentence if the engine gives no answer.
   */
  when(find) {
    return new Promise((resolve, reject) => {
      this.#waiters.add({ find, resolve, reject });
      this.#serve();
    });
  }

  /**
   * Reports an error to the page.
   * @param {Message} fault
   */
  async complain(fault) {
    this.#listeners.dispatch('micro-max-error', { message: await this.#sentence(fault), cause: 'engine' });
  }

  /** @param {Message} fault */
  #sentence = (fault) => loadMessageText(this.#texts, fault);

  /** @param {Details['micro-max-search'] | null} seen @param {Details['micro-max-gameend'] | null} end */
  #dispatchDetails(seen, end) {
    if (seen) this.#listeners.dispatch('micro-max-search', seen);
    const known = this.#made.filter((made) => moveDetail(this.game, made));
    this.#made = this.#made.filter((made) => !known.includes(made));
    for (const made of known) {
      const detail = moveDetail(this.game, made);
      if (detail) this.#listeners.dispatch('micro-max-move', detail);
    }
    this.#dispatchPosition();
    if (end) this.#listeners.dispatch('micro-max-gameend', end);
  }

  /** Sends an event for each new position on the board. */
  #dispatchPosition() {
    const { id, shown } = this.game;
    const place = `${id} ${shown}`;
    const detail = place === this.#description ? null : positionDetail(this.game);
    if (!detail) return;
    this.#description = place;
    this.#listeners.dispatch('micro-max-position', detail);
  }

  /** Ends the game when a player's time is up, whether or not the clocks are shown. */
  #watchClock() {
    clearTimeout(this.#timer);
    const { clock, hidden } = this.game;
    if (!clock?.running || hidden) return;
    const left_ms = remaining_ms(clock, clock.running, Date.now());
    this.#timer = setTimeout(() => this.dispatch({ type: 'tick' }), Math.min(left_ms + 1, MAX_TIMER_MS));
  }

  /**
   * Waits for the engine's answer; a missing engine becomes an error with a sentence.
   * @template Answer @param {Promise<Answer>} answer
   */
  inWords = (answer) =>
    answer.catch(async (error) => {
      throw error instanceof EngineError ? new Error(await this.#sentence(error.notice)) : error;
    });

  /** Resolves waiting promises whose value is available. */
  #serve() {
    const { stalled, notice } = this.game;
    for (const waiter of this.#waiters) {
      const found = waiter.find(this.game) ?? null;
      if (found !== null) waiter.resolve(found);
      else if (stalled && notice) this.#sentence(notice).then((sentence) => waiter.reject(new Error(sentence)));
      else continue;
      this.#waiters.delete(waiter);
    }
  }
}
