/**
 * The page's side of the engine: one worker, any number of questions and one search at a time. A worker that fails or
 * stops responding is replaced, and open questions and searches are sent to the new one.
 */
import { EngineError, QuestionError, callListener } from './error.ts';
import { startWorker } from './start.ts';
import { DEFAULT_OPTIONS, makeOptionLines, makeSearchLines, parseLine } from './uci.ts';
import type { Message } from '../texts/sentences.ts';
import type { AllCalls, Answer, VariantQuestionErrorFields } from './messages.ts';
import type { Report, Work } from './uci.ts';

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

/** The errors after which a worker answers nothing else. */
const FATAL: ReadonlySet<VariantQuestionErrorFields['code']> = new Set(['engine-failed', 'engine-not-started']);

/** The part of a worker that the client uses, so that tests can replace it. */
export interface WorkerLike {
  postMessage: (message: unknown) => void;
  terminate: () => void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface Hooks {
  /** Something happened that the player should know; the game goes on. */
  onNotice?: (message: Message) => void;
  makeWorker?: () => WorkerLike;
  patience_ms?: number;
}

interface Question {
  message: object;
  /** Workers that were asked. */
  tries: number;
  /** A method, so that it may take the result of one call only. */
  resolve(result: unknown): void;
  reject: (error: Error) => void;
}

const isAnswer = (data: unknown): data is Answer => typeof data === 'object' && data !== null && 'id' in data;

interface Search {
  work: Work;
  isSent: boolean;
  /** False once it was cancelled; its best move is still awaited, and dropped. */
  isWanted: boolean;
  /** It ends as soon as it has begun, also in another worker. */
  isStopped: boolean;
  /** Workers that it was put to. */
  tries: number;
  onReport: (report: Report) => void;
  resolve: (move: string | null) => void;
  reject: (error: Error) => void;
}

/** The engine of a page, or its share of a common one. */
export type EngineLike = Pick<EngineClient, 'ask' | 'search' | 'stop' | 'cancel' | 'newGame' | 'retry' | 'close'>;

interface WatchdogHooks {
  /** Sends a ping. */
  ping: () => void;
  /** Called when the worker does not respond. */
  onLost: () => void;
  /** Whether there is work to wait for. */
  isBusy: () => boolean;
  /** How long an answer may take now. */
  patience_ms: () => number;
}

/** The engine in its worker. */
export class EngineClient {
  #worker: WorkerLike | null = null;
  #questions: Map<number, Question> = new Map();
  /** The current search, then the one that waits for its end. */
  #searches: Search[] = [];
  #sentOptions = DEFAULT_OPTIONS;
  #nextId = 1;
  #hasAnswered = false;
  #startFailures = 0;
  /** Why there is no engine. */
  #failure: EngineError | null = null;
  #hooks: Required<Hooks>;
  #watchdog = makeWatchdog({
    ping: () => this.#worker?.postMessage('isready'),
    onLost: () => this.#replace('', 'questionTooLong'),
    isBusy: () => this.#questions.size > 0 || this.#searches.length > 0,
    patience_ms: () => Math.max(this.#hooks.patience_ms, this.#hasAnswered ? 0 : START_TIMEOUT_MS),
  });

  constructor(hooks: Hooks) {
    this.#hooks = { onNotice() {}, makeWorker: startWorker, patience_ms: RESPONSE_TIMEOUT_MS, ...hooks };
  }

  /**
   * Asks a question.
   *
   * @returns Rejects with a `QuestionError` if the question is invalid, and with an
   * `EngineError` if there is no engine. `messageOf` converts both to messages.
   */
  ask<Call extends keyof AllCalls>(
    call: Call,
    fields: AllCalls[Call]['question'] = {},
  ): Promise<AllCalls[Call]['result']> {
    return new Promise((resolve, reject) => {
      const id = this.#nextId++;
      this.#questions.set(id, { message: { id, call, ...fields }, tries: 0, resolve, reject });
      if (this.#isStarted()) this.#post(id);
    });
  }

  /**
   * Searches; a search that still runs is cancelled.
   *
   * @returns The best move, or null if the search was cancelled or has none.
   */
  search(work: Work, onReport: (report: Report) => void): Promise<string | null> {
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

  /**
   * Stops the search, which resolves with its best move. One that waits for the end of another is stopped once it has begun.
   */
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

  #use(worker: WorkerLike) {
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

  #post(id: number) {
    const question = this.#questions.get(id);
    if (!question) return;
    question.tries += 1;
    this.#worker?.postMessage(question.message);
    this.#watchdog.begin();
  }

  #send(line: string) {
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

  #receive(data: unknown) {
    if (typeof data === 'string') this.#receiveLine(data);
    else if (isAnswer(data)) this.#receiveAnswer(data);
  }

  #receiveAnswer({ id, result, error }: Answer) {
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

  #receiveLine(line: string) {
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

  #finishSearch(move: string | null) {
    const search = this.#searches.shift();
    if (search?.isWanted) search.resolve(move);
    this.#sendSearch();
  }

  /** @param rejection Why a question is rejected when this has happened too often. */
  #replace(reason: string, rejection: Message['key'] = 'engineTwice') {
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

  /** Rejects what several working workers failed with, and drops cancelled searches. */
  #rejectRepeated(rejection: Message['key']) {
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

  #fail(error: EngineError) {
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
 */
function makeWatchdog({ ping, onLost, isBusy, patience_ms }: WatchdogHooks): {
  begin: () => void;
  anyAnswer: () => void;
  pong: () => void;
  end: () => void;
} {
  let timer: ReturnType<typeof setTimeout> | undefined;

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
