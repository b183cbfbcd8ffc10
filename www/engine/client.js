// @ts-check
/**
 * The page's side of the engine: one worker, any number of questions and one search at a time. A worker that fails or
 * stops responding is replaced, and open questions and searches are sent to the new one.
 *
 * @import { Message } from '../texts/sentences.js'
 * @import { AllCalls, ErrorCode, QuestionErrorFields } from './messages.js'
 * @import { Report, Work } from './uci.js'
 */
import { EngineError, QuestionError, callListener } from './error.js';
import { startWorker } from './start.js';
import { DEFAULT_OPTIONS, makeOptionLines, makeSearchLines, parseLine } from './uci.js';

/** How long a worker may stay silent before it is replaced. */
const RESPONSE_TIMEOUT_MS = 5000;

/** The same for a new worker, which is first fetched and compiled. */
const START_TIMEOUT_MS = 20000;

/** The pause between two pings of a worker. */
const PAUSE_MS = 1000;

/** A question or search is rejected after this many workers have failed with it: it may be the cause. */
const MAX_TRIES = 2;

/** After this many workers that never answered, there is no engine. */
const MAX_START_FAILURES = 3;

/** The errors after which a worker answers nothing else. @type {ReadonlySet<ErrorCode>} */
const FATAL = new Set(['engine-failed', 'engine-not-started']);

/**
 * The part of a worker that the client uses, so that tests can replace it.
 *
 * @typedef {object} WorkerLike
 * @property {(message: unknown) => void} postMessage
 * @property {() => void} terminate
 * @property {((event: MessageEvent) => void) | null} onmessage
 * @property {((event: ErrorEvent) => void) | null} onerror
 */

/**
 * @typedef {object} Hooks
 * @property {(message: Message) => void} [onNotice] Something happened that the player should know; the game goes on.
 * @property {() => WorkerLike} [makeWorker]
 * @property {number} [patience_ms]
 */

/**
 * @typedef {object} Question
 * @property {object} message
 * @property {number} tries Workers that were asked.
 * @property {(result: any) => void} resolve
 * @property {(error: Error) => void} reject
 */

/**
 * @typedef {object} Search
 * @property {Work} work
 * @property {boolean} isSent
 * @property {boolean} isWanted False once it was cancelled; its best move is still awaited, and dropped.
 * @property {boolean} isStopped It ends as soon as it has begun, also in another worker.
 * @property {number} tries Workers that it was put to.
 * @property {(report: Report) => void} onReport
 * @property {(move: string | null) => void} resolve
 * @property {(error: Error) => void} reject
 */

/**
 * The engine of a page, or its share of a common one.
 *
 * @typedef {Pick<EngineClient, 'ask' | 'search' | 'stop' | 'cancel' | 'newGame' | 'retry' | 'close'>} EngineLike
 */

/**
 * @typedef {object} WatchdogHooks
 * @property {() => void} ping Sends a ping.
 * @property {() => void} onLost Called when the worker does not respond.
 * @property {() => boolean} isBusy Whether there is work to wait for.
 * @property {() => number} patience_ms How long an answer may take now.
 */

/** The engine in its worker. */
export class EngineClient {
  /** @type {WorkerLike | null} */
  #worker = null;
  /** @type {Map<number, Question>} */
  #questions = new Map();
  /** The current search, then the one that waits for its end. @type {Search[]} */
  #searches = [];
  #sentOptions = DEFAULT_OPTIONS;
  #nextId = 1;
  #hasAnswered = false;
  #startFailures = 0;
  /** Why there is no engine. @type {EngineError | null} */
  #failure = null;
  /** @type {Required<Hooks>} */
  #hooks;
  #watchdog = makeWatchdog({
    ping: () => this.#worker?.postMessage('isready'),
    onLost: () => this.#replace('', 'questionTooLong'),
    isBusy: () => this.#questions.size > 0 || this.#searches.length > 0,
    patience_ms: () => Math.max(this.#hooks.patience_ms, this.#hasAnswered ? 0 : START_TIMEOUT_MS),
  });

  /** @param {Hooks} hooks */
  constructor(hooks) {
    this.#hooks = { onNotice() {}, makeWorker: startWorker, patience_ms: RESPONSE_TIMEOUT_MS, ...hooks };
  }

  /**
   * Asks a question.
   *
   * @template {keyof AllCalls} Call
   * @param {Call} call
   * @param {AllCalls[Call]['question']} [fields]
   * @returns {Promise<AllCalls[Call]['result']>} Rejects with a `QuestionError` if the question is invalid, and with an
   * `EngineError` if there is no engine. `messageOf` converts both to messages.
   */
  ask(call, fields = {}) {
    return new Promise((resolve, reject) => {
      const id = this.#nextId++;
      this.#questions.set(id, { message: { id, call, ...fields }, tries: 0, resolve, reject });
      if (this.#isStarted()) this.#post(id);
    });
  }

  /**
   * Searches; a search that still runs is cancelled.
   * @param {Work} work
   * @param {(report: Report) => void} onReport
   * @returns {Promise<string | null>} The best move, or null if the search was cancelled or has none.
   */
  search(work, onReport) {
    this.cancel();
    return new Promise((resolve, reject) => {
      this.#searches.push({
        work,
        onReport,
        resolve,
        reject,
        isSent: false,
        isWanted: true,
        isStopped: false,
        tries: 0,
      });
      if (this.#isStarted()) this.#sendSearch();
    });
  }

  /** Stops the search, which resolves with its best move. One that waits for the end of another is stopped once it has begun. */
  stop() {
    const search = this.#searches.at(-1);
    if (!search?.isWanted) return;
    search.isStopped = true;
    if (search.isSent) this.#send('stop');
  }

  /** Cancels the search, which resolves with null. */
  cancel() {
    const isRunning = this.#searches[0]?.isSent && this.#searches[0].isWanted;
    for (const search of this.#searches) {
      if (search.isWanted) search.resolve(null);
      search.isWanted = false;
    }
    this.#searches = this.#searches.filter((search) => search.isSent);
    if (isRunning) this.#send('stop');
  }

  /** Clears the engine's memory of the last game. */
  newGame() {
    this.cancel();
    if (this.#isStarted()) this.#send('ucinewgame');
  }

  /** Tries again after the engine could not start. */
  retry() {
    this.#failure = null;
    this.#startFailures = 0;
  }

  /** Terminates the worker and rejects everything that is open. */
  close() {
    this.#fail(new EngineError('engineClosed'));
  }

  /** Whether there is a worker; starts the first one. */
  #isStarted() {
    if (this.#failure !== null) this.#fail(this.#failure);
    return this.#failure === null && (this.#worker !== null || this.#start());
  }

  #start() {
    try {
      this.#use(this.#hooks.makeWorker());
    } catch (error) {
      this.#fail(error instanceof EngineError ? error : new EngineError('engineRefused', String(error)));
      return false;
    }
    return true;
  }

  /** @param {WorkerLike} worker */
  #use(worker) {
    worker.onmessage = ({ data }) => {
      if (this.#worker === worker) this.#receive(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (this.#worker !== worker) return;
      if (event.error instanceof EngineError) this.#fail(event.error);
      else this.#replace(event.message ?? '');
    };
    this.#worker = worker;
    this.#hasAnswered = false;
    this.#sentOptions = DEFAULT_OPTIONS;
    this.#send('uci');
  }

  /** @param {number} id */
  #post(id) {
    const question = this.#questions.get(id);
    if (!question) return;
    question.tries += 1;
    this.#worker?.postMessage(question.message);
    this.#watchdog.begin();
  }

  /** @param {string} line */
  #send(line) {
    this.#worker?.postMessage(line);
    this.#watchdog.begin();
  }

  #sendSearch() {
    const [search] = this.#searches;
    if (!search || search.isSent) return;
    const { lines, sent } = makeOptionLines(search.work, this.#sentOptions);
    this.#sentOptions = sent;
    search.isSent = true;
    search.tries += 1;
    for (const line of [...lines, ...makeSearchLines(search.work)]) this.#send(line);
    if (search.isStopped) this.#send('stop');
  }

  /** @param {unknown} data */
  #receive(data) {
    if (typeof data === 'string') this.#receiveLine(data);
    else if (data && typeof data === 'object' && 'id' in data) this.#receiveAnswer(/** @type {any} */ (data));
  }

  /** @param {{ id: unknown, result?: unknown, error?: QuestionErrorFields }} answer */
  #receiveAnswer({ id, result, error }) {
    const question = this.#questions.get(Number(id));
    if (error && FATAL.has(error.code)) {
      this.#replace(error.message);
    } else if (question) {
      this.#markAlive();
      this.#watchdog.anyAnswer();
      this.#questions.delete(Number(id));
      if (error) question.reject(new QuestionError(error));
      else question.resolve(result);
    }
  }

  /** @param {string} line */
  #receiveLine(line) {
    const parsed = parseLine(line);
    this.#markAlive();
    const [search] = this.#searches;
    if (parsed.kind === 'report' && search?.isWanted) callListener(() => search.onReport(parsed.report));
    else if (parsed.kind === 'bestmove') this.#finishSearch(parsed.move);
    else if (parsed.kind === 'readyok') this.#watchdog.pong();
    // The page sends valid lines, so this is a bug and of no use to the player. A failed worker sends an error event, too.
    else if (parsed.kind === 'error') console.warn(parsed.text);
  }

  #markAlive() {
    this.#hasAnswered = true;
    this.#startFailures = 0;
  }

  /** @param {string | null} move */
  #finishSearch(move) {
    const search = this.#searches.shift();
    if (search?.isWanted) search.resolve(move);
    this.#sendSearch();
  }

  /**
   * @param {string} reason
   * @param {Message['key']} [rejection] Why a question is rejected when this has happened too often.
   */
  #replace(reason, rejection = 'engineTwice') {
    this.#drop();
    if (this.#hasAnswered) {
      callListener(() => this.#hooks.onNotice({ key: 'engineRestarted' }));
    } else {
      this.#startFailures += 1;
    }
    if (this.#startFailures >= MAX_START_FAILURES) {
      this.#fail(new EngineError('engineFailed', reason.replace(/^Uncaught (Error: )?/, '')));
      return;
    }
    this.#rejectRepeated(rejection);
    if (!this.#start()) return;
    for (const id of this.#questions.keys()) this.#post(id);
    this.#sendSearch();
  }

  /** Terminates the worker. */
  #drop() {
    this.#watchdog.end();
    this.#worker?.terminate();
    this.#worker = null;
  }

  /**
   * Rejects what several working workers failed with, and drops cancelled searches.
   * @param {Message['key']} rejection
   */
  #rejectRepeated(rejection) {
    const error = new EngineError('engineTwice');
    const isGivenUp = ({ tries = 0 }) => this.#hasAnswered && tries >= MAX_TRIES;
    for (const [id, question] of this.#questions) {
      if (!isGivenUp(question)) continue;
      this.#questions.delete(id);
      question.reject(new EngineError(rejection));
    }
    const wanted = this.#searches.filter((search) => search.isWanted);
    for (const search of wanted.filter(isGivenUp)) search.reject(error);
    this.#searches = wanted.filter((search) => !isGivenUp(search));
    for (const search of this.#searches) search.isSent = false;
  }

  /** @param {EngineError} error */
  #fail(error) {
    this.#failure = error;
    this.#drop();
    for (const { reject } of this.#questions.values()) reject(error);
    this.#questions.clear();
    for (const { isWanted, reject } of this.#searches) if (isWanted) reject(error);
    this.#searches = [];
  }
}

/**
 * Makes a watchdog, which sends pings to a worker while there is work, and reports when the worker stops responding. It
 * is stopped at first; `begin` does nothing while it is running.
 * @param {WatchdogHooks} hooks @returns {{ begin: () => void, anyAnswer: () => void, pong: () => void, end: () => void }}
 */
function makeWatchdog({ ping, onLost, isBusy, patience_ms }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  let isAsked = false;

  function begin() {
    if (timer !== undefined) return;
    wait();
    ping();
  }

  function wait() {
    isAsked = true;
    const start_ms = Date.now();
    const allowed_ms = patience_ms();
    timer = setTimeout(() => {
      timer = undefined;
      // After the computer slept, timers fire before waiting answers arrive: ping once more.
      if (Date.now() - start_ms > 2 * allowed_ms) begin();
      else onLost();
    }, allowed_ms);
  }

  /** An answer to something sent before the ping counts as a response, too. */
  function anyAnswer() {
    if (!isAsked) return;
    end();
    wait();
  }

  function end() {
    clearTimeout(timer);
    timer = undefined;
    isAsked = false;
  }

  function pong() {
    end();
    if (!isBusy()) return;
    timer = setTimeout(() => {
      end();
      begin();
    }, PAUSE_MS);
  }

  return { begin, anyAnswer, pong, end };
}
