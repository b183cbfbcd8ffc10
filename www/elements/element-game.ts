/** The game of an element: the store with its effects, for one board. */
import { EngineError, missing } from '../engine/error.ts';
import { PRIORITIES } from '../engine/worker-pool.ts';
import { remaining_ms } from '../game/players/clock.ts';
import { defaults, patched } from '../game/game.ts';
import { askEngines, makeLiveGame, runEffect } from '../ui/effects.ts';
import { texts as en } from '../texts/en/page.ts';
import { loadMessageText } from '../ui/messages.ts';
import { preferencesOf } from './attribute-game.ts';
import { Engine, REMOVED } from './engine.ts';
import { endDetail, faultsOf, madeBy, moveDetail, positionDetail, searchDetail } from './events.ts';
import type { Board } from '../board/board.ts';
import type { VariantInfo } from '../engine/messages.ts';
import type { Game } from '../game/game.ts';
import type { Intent, Sound } from '../game/store.ts';
import type { Texts } from '../texts/en/page.ts';
import type { Message } from '../texts/sentences.ts';
import type { Taken } from '../ui/effects.ts';
import type { Made } from './events.ts';
import type { Details } from './public-types.ts';

/** The keys of errors that leave the element without an engine. */
const FATAL = new Set([
  'engineFailed',
  'engineRefused',
  'missingFile',
  'noWorkers',
  'noWebAssembly',
  'policyForbids',
  'sandboxed',
]);

/** The intents that report a search. */
const OF_SEARCHES: ReadonlySet<Intent['type']> = new Set([
  'searchReported',
  'searchFinished',
  'replyDue',
  'engineFailed',
  'evaluatorFailed',
]);

/** The maximum delay of a timer. */
const MAX_TIMER_MS = 2 ** 31 - 1;

interface Listeners {
  dispatch: <Name extends keyof Details>(name: Name, detail: Details[Name]) => void;
  /** Draws the game. */
  show: (before: Game) => void;
  /** The folder of the workers, if it is not that of the script. */
  workerFolder: () => string | null;
}

interface Waiter {
  /** Resolves the promise if its value is available; returns whether it is. */
  serve: (game: Game) => boolean;
  reject: (error: Error) => void;
}

/** The game of one element. */
export class ElementGame {
  /** The last error that left the element without an engine. */
  #fatal = '';
  /** The texts of the language, alone and with the words of the game's variant. */
  #ofLanguage: Texts = en;
  #texts: Texts = en;
  /** Whether the chess worker has been asked for its engines. */
  #hasAskedEngines = false;
  /** Moves that wait for their positions to be reported. */
  #made: Made[] = [];
  #waiters: Set<Waiter> = new Set();
  /** The last position for which an event was sent. */
  #description = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listeners;
  #isConnected = false;
  /** Ends of searches that came after the element was disconnected. */
  #late: Intent[] = [];
  #isSeen = false;
  #hasFocus = false;
  /** Searches that scripts wait for: the functions that reject their promises. */
  #scriptWaits: Set<(error: Error) => void> = new Set();
  board: Board | null = null;
  #workerFolder = () => this.#listeners.workerFolder();
  engine = new Engine((message) => this.dispatch({ type: 'setNotice', message }), undefined, this.#workerFolder);

  /** The engine that evaluates positions. */
  evaluator = new Engine(() => {}, undefined, this.#workerFolder);

  #live = makeLiveGame(
    {
      client: this.engine,
      evaluator: this.evaluator,
      board: { say: (sentence: string) => this.board?.say(sentence) },
      texts: () => this.#texts,
    },
    {
      game: patched(defaults(), { settings: preferencesOf({}) }),
      receive: (intent) => this.#receive(intent),
      follow: (taken, run) => this.#follow(taken, run),
    },
  );

  /** Handles an intent. */
  dispatch = this.#live.dispatch;

  constructor(listeners: Listeners) {
    this.#listeners = listeners;
  }

  get game() {
    return this.#live.game();
  }

  get texts() {
    return this.#texts;
  }

  /** Whether the engine has failed for good. */
  get hasFailed() {
    return this.game.searches.stalled && FATAL.has(this.game.page.notice?.key ?? '');
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

  async setTexts(texts: Texts) {
    if (texts === this.#ofLanguage) return;
    this.#ofLanguage = texts;
    const prepared = await this.#prepared(this.game.tree.variant);
    if (texts !== this.#ofLanguage) return;
    this.#texts = prepared;
    this.#listeners.show(this.game);
  }

  /**
   * Loads everything needed to draw a game of a variant.
   *
   * @returns Rejected if something could not be loaded.
   */
  async prepare(variant: VariantInfo | null): Promise<void> {
    this.#texts = await this.#prepared(variant);
  }

  async #prepared(variant: VariantInfo | null) {
    const texts = this.#ofLanguage;
    if (!variant) return texts;
    const { prepareGame } = await import('../variants/game-texts.ts').catch(missing('micro-max.variants.js'));
    return prepareGame(texts, variant);
  }

  #follow({ intent, before, game, effects }: Taken, run: () => void) {
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

  /** Reports an error; the loss of the engine only once, since every question then fails for the same reason. */
  #report(fault: Message) {
    if (FATAL.has(fault.key)) {
      const text = JSON.stringify(fault);
      if (text === this.#fatal) return;
      this.#fatal = text;
    }
    this.complain(fault);
  }

  /** Handles an intent of the engine. */
  #receive(intent: Intent) {
    if (this.#isConnected || !OF_SEARCHES.has(intent.type)) this.dispatch(intent);
    else if (intent.type !== 'searchReported') this.#late.push(intent);
  }

  /** Replaces the game on the board. */
  open(game: Game) {
    this.#made = [];
    this.engine.newGame();
    this.dispatch({ type: 'open', game });
    if (this.engine.isAwake && !game.tree.variant) this.#askEngines();
  }

  /** Plays a sound if sounds are enabled. */
  sound(name: Sound) {
    if (this.game.settings.sound) runEffect(this.#live, { type: 'sound', name });
  }

  /** Moves the piece back after the page has cancelled its move. */
  async refuse() {
    this.sound('refuse');
    this.board?.say(await this.#sentence({ key: 'notTaken' }));
  }

  /**
   * Starts the engine.
   *
   * @param ofVariant Whether the game is not chess; then the chess worker is not loaded.
   */
  wake(ofVariant: boolean = false) {
    if (this.engine.isAwake) return;
    this.engine.wake();
    this.evaluator.wake();
    if (!ofVariant) this.#askEngines();
  }

  /** Requests the list of chess engines, once. */
  #askEngines() {
    if (this.#hasAskedEngines) return;
    this.#hasAskedEngines = true;
    askEngines(this.#live);
  }

  /** Sets whether the board is visible, and whether it has the focus; what is missing stays unchanged. */
  attend({ isSeen = this.#isSeen, hasFocus = this.#hasFocus }: { isSeen?: boolean; hasFocus?: boolean }) {
    [this.#isSeen, this.#hasFocus] = [isSeen, hasFocus];
    this.#updatePriority();
  }

  /** A hidden board searches only for scripts. */
  #updatePriority() {
    const isActive = this.#isSeen || this.#scriptWaits.size > 0;
    const priority = !isActive ? PRIORITIES.hidden : this.#hasFocus ? PRIORITIES.focused : PRIORITIES.visible;
    for (const engine of [this.engine, this.evaluator]) engine.setPriority(priority);
    if (isActive === this.game.page.hidden) this.dispatch({ type: 'setHidden', hidden: !isActive });
  }

  /**
   * Searches for a script, even while the board is hidden.
   *
   * @returns Rejected with a sentence if the element is removed during the search.
   */
  async serveScript<Answer>(answer: Promise<Answer>): Promise<Answer> {
    if (!this.#isConnected) throw new Error(REMOVED);
    let reject = (_error: Error) => {};
    const removed = new Promise<never>((_, fail) => {
      reject = fail;
    });
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
   *
   * @returns Rejected with a sentence if the engine gives no answer.
   */
  when<Found>(find: (game: Game) => Found | null | undefined): Promise<Found> {
    return new Promise((resolve, reject) => {
      const serve = (game: Game) => {
        const found = find(game) ?? null;
        if (found !== null) resolve(found);
        return found !== null;
      };
      this.#waiters.add({ serve, reject });
      this.#serve();
    });
  }

  /** Reports an error to the page. */
  async complain(fault: Message) {
    this.#listeners.dispatch('micro-max-error', { message: await this.#sentence(fault), cause: 'engine' });
  }

  #sentence = (fault: Message) => loadMessageText(this.#texts, fault);

  #dispatchDetails(seen: Details['micro-max-search'] | null, end: Details['micro-max-gameend'] | null) {
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
    const {
      id,
      tree: { shown },
    } = this.game;
    const place = `${id} ${shown}`;
    const detail = place === this.#description ? null : positionDetail(this.game);
    if (!detail) return;
    this.#description = place;
    this.#listeners.dispatch('micro-max-position', detail);
  }

  /** Ends the game when a player's time is up, whether or not the clocks are shown. */
  #watchClock() {
    clearTimeout(this.#timer);
    const {
      players: { clock },
      page: { hidden },
    } = this.game;
    if (!clock?.running || hidden) return;
    const left_ms = remaining_ms(clock, clock.running, Date.now());
    this.#timer = setTimeout(() => this.dispatch({ type: 'tick' }), Math.min(left_ms + 1, MAX_TIMER_MS));
  }

  /** Waits for the engine's answer; a missing engine becomes an error with a sentence. */
  inWords = <Answer>(answer: Promise<Answer>) =>
    answer.catch(async (error) => {
      throw error instanceof EngineError ? new Error(await this.#sentence(error.notice)) : error;
    });

  /** Resolves waiting promises whose value is available. */
  #serve() {
    const {
      searches: { stalled },
      page: { notice },
    } = this.game;
    for (const waiter of this.#waiters) {
      if (!waiter.serve(this.game)) {
        if (!stalled || !notice) continue;
        this.#sentence(notice).then((sentence) => waiter.reject(new Error(sentence)));
      }
      this.#waiters.delete(waiter);
    }
  }
}
