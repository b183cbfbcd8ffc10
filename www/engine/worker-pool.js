// @ts-check
/**
 * A pool of at most two workers for all boards of a page. Each board has a lease. Its
 * searches wait for a worker; the board with the highest priority is first, and takes the worker of one with a lower priority,
 * whose search is restarted later. A board with priority 0 waits until it has a higher one.
 *
 * @import { EngineLike } from './client.js'
 * @import { Message } from './error.js'
 * @import { Calls } from './messages.js'
 * @import { Source } from './source.js'
 * @import { Report, Work } from './uci.js'
 */
import { EngineClient } from './client.js';
import { source } from './source.js';
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

/** @typedef {{ priority: number, lane: Lane | null, onNotice: (message: Message) => void }} Holder */

/**
 * A worker: its current search, the board whose game it remembers, and the number of its searches.
 *
 * @typedef {{ client: EngineLike, job: Job | null, holder: Holder | null, begun: number }} Lane
 */

/**
 * @typedef {object} Job
 * @property {Holder} holder
 * @property {Work} work
 * @property {(report: Report) => void} onReport
 * @property {(move: string | null) => void} resolve
 * @property {(error: unknown) => void} reject
 * @property {boolean} isStopped
 */

/** @typedef {(onNotice: (message: Message) => void) => EngineLike} MakeClient */

/**
 * The pool of the page for an engine.
 *
 * @param {Source} [from]
 * @returns {WorkerPool}
 */
export function workerPool(from = source) {
  const world = /** @type {Record<symbol, Map<string, WorkerPool>>} */ (/** @type {unknown} */ (globalThis));
  const pools = (world[POOLS] ??= new Map());
  const found = pools.get(from.name) ?? new WorkerPool((onNotice) =>
    new EngineClient({ onNotice, makeWorker: () => startWorker(from) }));
  pools.set(from.name, found);
  return found;
}

/** The workers of a page and the waiting searches. */
export class WorkerPool {
  /** @type {MakeClient} */
  #makeClient;
  #idle_ms;
  #patience_ms;
  /** @type {Lane[]} */
  #lanes = [];
  /** Searches without a worker, the oldest first. @type {Job[]} */
  #waiting = [];
  /** @type {Set<Holder>} */
  #holders = new Set();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #isHurrying = false;

  /**
   * @param {MakeClient} makeClient
   * @param {{ idle_ms?: number, patience_ms?: number }} [times]
   */
  constructor(makeClient, { idle_ms = IDLE_MS, patience_ms = PATIENCE_MS } = {}) {
    this.#makeClient = makeClient;
    this.#idle_ms = idle_ms;
    this.#patience_ms = patience_ms;
  }

  /**
   * Creates a lease. No worker is started before the first question.
   *
   * @param {{ onNotice?: (message: Message) => void, priority?: number }} [wish]
   * @returns {Lease}
   */
  open({ onNotice = () => {}, priority = PRIORITIES.visible } = {}) {
    /** @type {Holder} */
    const holder = { priority, lane: null, onNotice };
    this.#holders.add(holder);
    clearTimeout(this.#timer);
    return {
      ask: (call, fields) => this.#ask(holder, call, fields),
      search: (work, onReport) => this.#search(holder, work, onReport),
      stop: () => this.#stop(holder),
      cancel: () => this.#cancel(holder),
      newGame: () => this.#forget(holder),
      retry: () => { for (const { client } of this.#lanes) client.retry(); },
      setPriority: (next) => {
        holder.priority = next;
        this.#share();
      },
      close: () => this.#close(holder),
    };
  }

  /**
   * @template {keyof Calls} Call
   * @param {Holder} holder
   * @param {Call} call
   * @param {Calls[Call]['question']} [fields]
   */
  #ask(holder, call, fields) {
    const lane = holder.lane ?? this.#lanes[0] ?? this.#addLane();
    if (this.#holders.size === 0) this.#closeLater();
    return lane.client.ask(call, fields);
  }

  /**
   * @param {Holder} holder
   * @param {Work} work
   * @param {(report: Report) => void} onReport
   * @returns {Promise<string | null>}
   */
  #search(holder, work, onReport) {
    this.#cancel(holder);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ holder, work, onReport, resolve, reject, isStopped: false });
      this.#share();
    });
  }

  /** @param {Holder} holder */
  #stop(holder) {
    const lane = this.#laneOf(holder);
    const job = lane?.job ?? this.#waiting.find((one) => one.holder === holder);
    if (job) job.isStopped = true;
    lane?.client.stop();
  }

  /** @param {Holder} holder */
  #cancel(holder) {
    const lane = this.#laneOf(holder);
    const waiting = this.#waiting.filter((job) => job.holder === holder);
    this.#waiting = this.#waiting.filter((job) => job.holder !== holder);
    for (const job of [...waiting, ...(lane ? [this.#interrupt(lane)] : [])]) job.resolve(null);
    this.#share();
  }

  /**
   * Clears the memory of a board's last game before its next search.
   *
   * @param {Holder} holder
   */
  #forget(holder) {
    this.#cancel(holder);
    for (const lane of this.#lanes) if (lane.holder === holder) lane.holder = null;
  }

  /** @param {Holder} holder */
  #close(holder) {
    this.#forget(holder);
    this.#holders.delete(holder);
    if (this.#holders.size === 0) this.#closeLater();
  }

  #closeLater() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      for (const { client } of this.#lanes.splice(0)) client.close();
    }, this.#idle_ms);
    // This timer does not keep Node running.
    /** @type {{ unref?: () => void }} */ (/** @type {unknown} */ (this.#timer)).unref?.();
  }

  /**
   * The lane with a board's search.
   *
   * @param {Holder} holder
   */
  #laneOf(holder) {
    return this.#lanes.find(({ job }) => job?.holder === holder) ?? null;
  }

  #addLane() {
    /** @type {Lane} */
    const lane = {
      client: this.#makeClient((message) => lane.holder?.onNotice(message)),
      job: null,
      holder: null,
      begun: 0,
    };
    this.#lanes.push(lane);
    return lane;
  }

  /** Assigns workers to the first searches until nothing changes. */
  #share() {
    for (const lane of this.#lanes) {
      if (lane.job?.holder.priority === PRIORITIES.hidden) this.#waiting.unshift(this.#interrupt(lane));
    }
    for (let job = this.#next(); job; job = this.#next()) {
      const lane = this.#laneFor(job);
      if (!lane) {
        this.#hurry(job);
        return;
      }
      this.#waiting = this.#waiting.filter((one) => one !== job);
      if (lane.job) this.#waiting.unshift(this.#interrupt(lane));
      this.#begin(lane, job);
    }
  }

  /**
   * Checks later whether a search still waits.
   *
   * @param {Job} job
   */
  #hurry(job) {
    if (this.#isHurrying || this.#lanes.length === MAX_WORKERS) return;
    this.#isHurrying = true;
    setTimeout(() => {
      this.#isHurrying = false;
      if (this.#waiting.includes(job) && job.holder.priority > PRIORITIES.hidden) this.#addLane();
      this.#share();
    }, this.#patience_ms);
  }

  /** The first search: of the board with the highest priority, and of those the oldest. */
  #next() {
    const open = this.#waiting.filter(({ holder }) => holder.priority > PRIORITIES.hidden);
    const priority = Math.max(...open.map(({ holder }) => holder.priority));
    return open.find(({ holder }) => holder.priority === priority) ?? null;
  }

  /**
   * A worker for a search: a free one, preferably the one that remembers the game; a new one if it is urgent; or that
   * of a board with a lower priority.
   *
   * @param {Job} job
   * @returns {Lane | null}
   */
  #laneFor({ holder }) {
    const free = this.#lanes.filter((lane) => !lane.job);
    const found = free.find((lane) => lane.holder === holder) ?? free[0];
    if (found) return found;
    const isUrgent = this.#lanes.length === 0 || holder.priority === PRIORITIES.focused;
    if (this.#lanes.length < MAX_WORKERS && isUrgent) return this.#addLane();
    const weightOf = (/** @type {Lane} */ lane) => lane.job?.holder.priority ?? 0;
    const [lightest] = [...this.#lanes].sort((one, other) => weightOf(one) - weightOf(other));
    return weightOf(lightest) < holder.priority ? lightest : null;
  }

  /**
   * @param {Lane} lane
   * @param {Job} job
   */
  #begin(lane, job) {
    // The memory of one game would change the play in another.
    if (lane.holder !== job.holder) lane.client.newGame();
    lane.holder = job.holder;
    lane.job = job;
    job.holder.lane = lane;
    lane.begun += 1;
    const { begun } = lane;
    const isOver = () => {
      // An interrupted search may return to the lane before its first end is reported.
      const isOwn = lane.job === job && lane.begun === begun;
      if (isOwn) lane.job = null;
      return isOwn;
    };
    lane.client.search(job.work, job.onReport).then(
      (move) => { if (isOver()) job.resolve(move); },
      (error) => { if (isOver()) job.reject(error); },
    ).then(() => this.#share());
    if (job.isStopped) lane.client.stop();
  }

  /**
   * Takes the search away from a lane.
   *
   * @param {Lane} lane
   * @returns {Job}
   */
  #interrupt(lane) {
    const job = /** @type {Job} */ (lane.job);
    lane.job = null;
    lane.client.cancel();
    return job;
  }
}
