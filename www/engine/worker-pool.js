// @ts-check
/**
 * A pool of at most two workers for all boards of a page. Each board has a lease. Its
 * searches wait for a worker; the board with the highest priority is first, and takes the worker of one with a lower priority,
 * whose search is restarted later. A board with priority 0 waits until it has a higher one.
 *
 * @import { EngineLike } from './client.js'
 * @import { Message } from '../texts/sentences.js'
 * @import { AllCalls } from './messages.js'
 * @import { Source } from './source.js'
 * @import { Report, Work } from './uci.js'
 */
import { EngineClient } from './client.js';
import { chessSource } from './source.js';
import { startWorker } from './start.js';

/** Copies of this script share the pools of a page under this name. */
const POOLS = Symbol.for('micro-max:pools:1');

const MAX_WORKERS = 2;

/** A search that has waited this long gets a second worker; one for the focused board gets it at once. */
const PATIENCE_MS = 500;

/** How long idle workers stay without leases: a board that is moved within its page reconnects at once. */
const IDLE_MS = 30_000;

/** The priorities of hidden, visible and focused boards. */
export const PRIORITIES = Object.freeze({ hidden: 0, visible: 1, focused: 2 });

/**
 * A board's share of the pool, with the interface of an engine.
 *
 * @typedef {EngineLike & { setPriority: (priority: number) => void }} Lease `close` gives it back; questions are answered even then.
 */

/** @typedef {{ priority: number, pooled: PooledWorker | null, onNotice: (message: Message) => void }} LeaseState */

/**
 * A worker: its current search, the board whose game it remembers, and the number of its searches.
 *
 * @typedef {{ client: EngineLike, job: Job | null, leaseState: LeaseState | null, begun: number }} PooledWorker
 */

/**
 * @typedef {object} Job
 * @property {LeaseState} leaseState
 * @property {Work} work
 * @property {(report: Report) => void} onReport
 * @property {(move: string | null) => void} resolve
 * @property {(error: unknown) => void} reject
 * @property {boolean} isStopped
 */

/** @typedef {(onNotice: (message: Message) => void) => EngineLike} MakeClient */

/**
 * The pool of the page for an engine.
 * @param {Source} [from] @returns {WorkerPool}
 */
export function workerPool(from = chessSource) {
  /** @type {Map<string, WorkerPool>} */
  const pools = Reflect.get(globalThis, POOLS) ?? new Map();
  Reflect.set(globalThis, POOLS, pools);
  const found =
    pools.get(from.name) ??
    new WorkerPool((onNotice) => new EngineClient({ onNotice, makeWorker: () => startWorker(from) }));
  pools.set(from.name, found);
  return found;
}

/**
 * Lets Node exit before a timer is due.
 * @param {number | { unref: () => void }} timer
 */
function unref(timer) {
  if (typeof timer === 'object') timer.unref();
}

/** The workers of a page and the waiting searches. */
export class WorkerPool {
  /** @type {MakeClient} */
  #makeClient;
  #idle_ms;
  #patience_ms;
  /** @type {PooledWorker[]} */
  #workers = [];
  /** Searches without a worker, the oldest first. @type {Job[]} */
  #waiting = [];
  /** @type {Set<LeaseState>} */
  #leaseStates = new Set();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #isSecondWorkerScheduled = false;

  /** @param {MakeClient} makeClient @param {{ idle_ms?: number, patience_ms?: number }} [times] */
  constructor(makeClient, { idle_ms = IDLE_MS, patience_ms = PATIENCE_MS } = {}) {
    this.#makeClient = makeClient;
    this.#idle_ms = idle_ms;
    this.#patience_ms = patience_ms;
  }

  /**
   * Creates a lease. No worker is started before the first question.
   * @param {{ onNotice?: (message: Message) => void, priority?: number }} [options] @returns {Lease}
   */
  open({ onNotice = () => {}, priority = PRIORITIES.visible } = {}) {
    /** @type {LeaseState} */
    const leaseState = { priority, pooled: null, onNotice };
    this.#leaseStates.add(leaseState);
    clearTimeout(this.#timer);
    return {
      ask: (call, fields) => this.#ask(leaseState, call, fields),
      search: (work, onReport) => this.#search(leaseState, work, onReport),
      stop: () => this.#stop(leaseState),
      cancel: () => this.#cancel(leaseState),
      newGame: () => this.#newGame(leaseState),
      retry: () => {
        for (const { client } of this.#workers) client.retry();
      },
      setPriority: (next) => {
        leaseState.priority = next;
        this.#share();
      },
      close: () => this.#close(leaseState),
    };
  }

  /**
   * @template {keyof AllCalls} Call
   * @param {LeaseState} leaseState
   * @param {Call} call
   * @param {AllCalls[Call]['question']} [fields]
   */
  #ask(leaseState, call, fields) {
    const pooled = leaseState.pooled ?? this.#workers[0] ?? this.#addWorker();
    if (this.#leaseStates.size === 0) this.#closeLater();
    return pooled.client.ask(call, fields);
  }

  /**
   * @param {LeaseState} leaseState
   * @param {Work} work
   * @param {(report: Report) => void} onReport
   * @returns {Promise<string | null>}
   */
  #search(leaseState, work, onReport) {
    this.#cancel(leaseState);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ leaseState, work, onReport, resolve, reject, isStopped: false });
      this.#share();
    });
  }

  /** @param {LeaseState} leaseState */
  #stop(leaseState) {
    const pooled = this.#workerOf(leaseState);
    const job = pooled?.job ?? this.#waiting.find((one) => one.leaseState === leaseState);
    if (job) job.isStopped = true;
    pooled?.client.stop();
  }

  /** @param {LeaseState} leaseState */
  #cancel(leaseState) {
    const pooled = this.#workerOf(leaseState);
    const waiting = this.#waiting.filter((job) => job.leaseState === leaseState);
    this.#waiting = this.#waiting.filter((job) => job.leaseState !== leaseState);
    for (const job of [...waiting, ...(pooled ? [this.#interrupt(pooled)] : [])]) job.resolve(null);
    this.#share();
  }

  /**
   * Clears the memory of a board's last game before its next search.
   * @param {LeaseState} leaseState
   */
  #newGame(leaseState) {
    this.#cancel(leaseState);
    for (const pooled of this.#workers) if (pooled.leaseState === leaseState) pooled.leaseState = null;
  }

  /** @param {LeaseState} leaseState */
  #close(leaseState) {
    this.#newGame(leaseState);
    this.#leaseStates.delete(leaseState);
    if (this.#leaseStates.size === 0) this.#closeLater();
  }

  #closeLater() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      for (const { client } of this.#workers.splice(0)) client.close();
    }, this.#idle_ms);
    unref(this.#timer);
  }

  /**
   * The worker that runs a search of this lease.
   * @param {LeaseState} leaseState
   */
  #workerOf(leaseState) {
    return this.#workers.find(({ job }) => job?.leaseState === leaseState) ?? null;
  }

  #addWorker() {
    /** @type {PooledWorker} */
    const pooled = {
      client: this.#makeClient((message) => pooled.leaseState?.onNotice(message)),
      job: null,
      leaseState: null,
      begun: 0,
    };
    this.#workers.push(pooled);
    return pooled;
  }

  /** Assigns workers to the first searches until nothing changes. */
  #share() {
    for (const pooled of this.#workers) {
      if (pooled.job?.leaseState.priority === PRIORITIES.hidden) this.#waiting.unshift(this.#interrupt(pooled));
    }
    for (let job = this.#next(); job; job = this.#next()) {
      const pooled = this.#workerFor(job);
      if (!pooled) {
        this.#scheduleSecondWorker(job);
        return;
      }
      this.#waiting = this.#waiting.filter((one) => one !== job);
      if (pooled.job) this.#waiting.unshift(this.#interrupt(pooled));
      this.#begin(pooled, job);
    }
  }

  /**
   * Checks later whether a search still waits.
   * @param {Job} job
   */
  #scheduleSecondWorker(job) {
    if (this.#isSecondWorkerScheduled || this.#workers.length >= MAX_WORKERS) return;
    this.#isSecondWorkerScheduled = true;
    setTimeout(() => {
      this.#isSecondWorkerScheduled = false;
      const isWaiting = this.#waiting.includes(job) && job.leaseState.priority > PRIORITIES.hidden;
      if (isWaiting && this.#workers.length < MAX_WORKERS) this.#addWorker();
      this.#share();
    }, this.#patience_ms);
  }

  /** The first search: of the board with the highest priority, and of those the oldest. */
  #next() {
    const open = this.#waiting.filter(({ leaseState }) => leaseState.priority > PRIORITIES.hidden);
    const priority = Math.max(...open.map(({ leaseState }) => leaseState.priority));
    return open.find(({ leaseState }) => leaseState.priority === priority) ?? null;
  }

  /**
   * A worker for a search: a free one, preferably the one that remembers the game; a new one if it is urgent; or that
   * of a board with a lower priority.
   * @param {Job} job @returns {PooledWorker | null}
   */
  #workerFor({ leaseState }) {
    const free = this.#workers.filter((pooled) => !pooled.job);
    const found = free.find((pooled) => pooled.leaseState === leaseState) ?? free[0];
    if (found) return found;
    const isUrgent = this.#workers.length === 0 || leaseState.priority === PRIORITIES.focused;
    if (this.#workers.length < MAX_WORKERS && isUrgent) return this.#addWorker();
    const weightOf = (/** @type {PooledWorker} */ pooled) => pooled.job?.leaseState.priority ?? 0;
    const [lightest] = [...this.#workers].sort((one, other) => weightOf(one) - weightOf(other));
    return weightOf(lightest) < leaseState.priority ? lightest : null;
  }

  /** @param {PooledWorker} pooled @param {Job} job */
  #begin(pooled, job) {
    // The memory of one game would change the play in another.
    if (pooled.leaseState !== job.leaseState) pooled.client.newGame();
    pooled.leaseState = job.leaseState;
    pooled.job = job;
    job.leaseState.pooled = pooled;
    pooled.begun += 1;
    const { begun } = pooled;
    const isOver = () => {
      // An interrupted search may return to the worker before its first end is reported.
      const isOwn = pooled.job === job && pooled.begun === begun;
      if (isOwn) pooled.job = null;
      return isOwn;
    };
    pooled.client
      .search(job.work, job.onReport)
      .then(
        (move) => {
          if (isOver()) job.resolve(move);
        },
        (error) => {
          if (isOver()) job.reject(error);
        },
      )
      .then(() => this.#share());
    if (job.isStopped) pooled.client.stop();
  }

  /**
   * Interrupts the search of a worker.
   * @param {PooledWorker} pooled @returns {Job}
   */
  #interrupt(pooled) {
    const job = /** @type {Job} */ (pooled.job);
    pooled.job = null;
    pooled.client.cancel();
    return job;
  }
}
