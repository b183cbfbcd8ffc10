// @ts-check
/**
 * The game of an element: the page's store with its effects, for one board.
 *
 * @import { Board } from '../board/board.js'
 * @import { Game, Message } from '../game/game.js'
 * @import { Intent } from '../game/store.js'
 * @import { Session } from '../ui/session.js'
 * @import { Texts } from '../i18n/en.js'
 * @import { Details } from './public-types.js'
 * @import { Made } from './events.js'
 */
import { EngineError } from '../engine/error.js';
import { WEIGHTS } from '../engine/hub.js';
import { remaining_ms } from '../game/clock.js';
import { defaults } from '../game/game.js';
import { reduce } from '../game/store.js';
import { runEffect } from '../ui/effects.js';
import { en } from '../i18n/en.js';
import { messageText } from '../i18n/sentences.js';
import { preferencesOf } from './initial-game.js';
import { Engine } from './engine.js';
import { endDetail, faultsOf, madeBy, moveDetail, positionDetail, searchDetail } from './events.js';

/** Why an engine cannot be had at all, as the client says it. */
const UNHAD = new Set(['engineFailed', 'engineRefused', 'noWorkers', 'noWebAssembly', 'policyForbids']);

/** A timer knows no longer time. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * @typedef {object} Listeners
 * @property {<Name extends keyof Details>(name: Name, detail: Details[Name]) => void} tell
 * @property {(before: Game) => void} show Draws the game.
 */

/** @typedef {{ find: (game: Game) => any, resolve: (value: any) => void, reject: (error: Error) => void }} Waiter */

/** A game with all that it needs. */
export class Desk {
  /** @type {Game} */
  #game = { ...defaults(), preferences: preferencesOf({}) };
  /** @type {Texts} */
  #texts = en;
  /** Moves whose positions are still to be known. @type {Made[]} */
  #made = [];
  /** @type {Set<Waiter>} */
  #waiters = new Set();
  /** The position that the page was told of last. */
  #told = '';
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #listeners;
  /** @type {Board | null} */
  board = null;
  engine = new Engine((notice) => this.dispatch({ type: 'setNotice', message: notice }));

  /** @param {Listeners} listeners */
  constructor(listeners) {
    this.#listeners = listeners;
  }

  get game() {
    return this.#game;
  }

  get texts() {
    return this.#texts;
  }

  /** Whether the engine cannot be had. */
  get isUnhad() {
    return this.#game.stalled && UNHAD.has(this.#game.notice?.key ?? '');
  }

  /** @param {Texts} texts */
  setTexts(texts) {
    this.#texts = texts;
    this.#listeners.show(this.#game);
  }

  /**
   * Takes an intent.
   *
   * @param {Intent} intent
   * @param {boolean} [isProgram] Whether a script wants it, not the reader.
   */
  dispatch = (intent, isProgram = false) => {
    const before = this.#game;
    const { game, effects } = reduce(before, { ...intent, now_ms: Date.now() });
    this.#game = game;
    this.#listeners.show(before);
    for (const effect of effects) runEffect(this.#world, effect);
    const made = madeBy(game, intent, effects, isProgram);
    if (made) this.#made.push(made);
    this.#tellAll(searchDetail(game, intent), endDetail(game, effects));
    this.#watchClock();
    for (const fault of faultsOf(before, game, effects)) this.complain(fault);
    this.#serve();
  };

  /**
   * Puts another game on the board.
   *
   * @param {Game} game
   */
  open(game) {
    this.#made = [];
    this.engine.newGame();
    this.dispatch({ type: 'open', game });
  }

  /**
   * A sound, if the author of the page wants sounds.
   *
   * @param {import('../game/store.js').Sound} name
   */
  sound(name) {
    if (this.#game.preferences.sound) runEffect(this.#world, { type: 'sound', name });
  }

  /** A move that the page does not take: the piece goes back. */
  refuse() {
    this.sound('refuse');
    this.board?.say(this.#texts.messages.notTaken);
  }

  /** Wakes the engine, and asks once what it offers. */
  wake() {
    if (this.engine.isAwake) return;
    this.engine.wake();
    this.engine.ask('engines').then(({ engines }) => this.dispatch({ type: 'enginesReceived', engines }), () => {});
  }

  /**
   * Whether the reader can see the board, and has the keyboard at it.
   *
   * @param {boolean} isSeen
   * @param {boolean} hasFocus
   */
  attend(isSeen, hasFocus) {
    this.engine.setWeight(!isSeen ? WEIGHTS.resting : hasFocus ? WEIGHTS.focused : WEIGHTS.seen);
    if (isSeen === this.#game.hidden) this.dispatch({ type: 'setHidden', hidden: !isSeen });
  }

  /**
   * What is found in the game, now or later.
   *
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
   * Tells the page of a fault.
   *
   * @param {Message} fault
   */
  complain(fault) {
    this.#listeners.tell('micro-max-error', { message: this.#sentence(fault), cause: 'engine' });
  }

  /** @param {Message} fault */
  #sentence = (fault) => messageText(this.#texts, fault);

  /** What the effects of the store work on; those of the page's rooms are never asked for. */
  #world = /** @type {Session} */ (/** @type {unknown} */ ({
    client: this.engine,
    board: { say: (/** @type {string} */ sentence) => this.board?.say(sentence) },
    texts: () => this.#texts,
    game: () => this.#game,
    dispatch: this.dispatch,
  }));

  /**
   * @param {Details['micro-max-search'] | null} seen
   * @param {Details['micro-max-gameend'] | null} end
   */
  #tellAll(seen, end) {
    if (seen) this.#listeners.tell('micro-max-search', seen);
    const known = this.#made.filter((made) => moveDetail(this.#game, made));
    this.#made = this.#made.filter((made) => !known.includes(made));
    for (const made of known) {
      const detail = moveDetail(this.#game, made);
      if (detail) this.#listeners.tell('micro-max-move', detail);
    }
    this.#tellPosition();
    if (end) this.#listeners.tell('micro-max-gameend', end);
  }

  /** Tells once of each position that comes onto the board. */
  #tellPosition() {
    const { id, shown } = this.#game;
    const place = `${id} ${shown}`;
    const detail = place === this.#told ? null : positionDetail(this.#game);
    if (!detail) return;
    this.#told = place;
    this.#listeners.tell('micro-max-position', detail);
  }

  /** Sees to it that a flag falls, whether or not the clocks are shown. */
  #watchClock() {
    clearTimeout(this.#timer);
    const { clock, hidden } = this.#game;
    if (!clock?.running || hidden) return;
    const left_ms = remaining_ms(clock, clock.running, Date.now());
    this.#timer = setTimeout(() => this.dispatch({ type: 'tick' }), Math.min(left_ms + 1, MAX_TIMER_MS));
  }

  /**
   * Waits for what the engine answers; why there is no engine is said in words.
   *
   * @template Answer
   * @param {Promise<Answer>} answer
   */
  inWords = (answer) => answer.catch((error) => {
    throw error instanceof EngineError ? new Error(this.#sentence(error.notice)) : error;
  });

  /** Looks whether those who wait can be served. */
  #serve() {
    const { stalled, notice } = this.#game;
    for (const waiter of this.#waiters) {
      const found = waiter.find(this.#game) ?? null;
      if (found !== null) waiter.resolve(found);
      else if (stalled && notice) waiter.reject(new Error(this.#sentence(notice)));
      else continue;
      this.#waiters.delete(waiter);
    }
  }
}
