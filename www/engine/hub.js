// @ts-check
/**
 * One engine for a page full of boards: at most two workers, however many boards ask. Each board has a lease. Its
 * searches wait for a worker; the board with the greatest weight comes first, and takes the worker of a lighter one,
 * whose search is begun again later. A board of no weight waits until it has one.
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

/** Copies of this script that were loaded from several places share the hubs of a page under this name. */
const HUBS = Symbol.for('micro-max:hubs:1');

const MAX_WORKERS = 2;

/** A search that has waited so long gets a second worker, if there is none yet; one for the board with the focus at once. */
const PATIENCE_MS = 500;

/** How long the workers stay when nobody has a lease: a board that is moved in its page comes back at once. */
const IDLE_MS = 30_000;

/** What a board is worth: out of sight, in sight, and with the keyboard's focus. */
export const WEIGHTS = Object.freeze({ resting: 0, seen: 1, focused: 2 });

/**
 * What a board has of the hub: an engine like any other.
 *
 * @typedef {EngineLike & { setWeight: (weight: number) => void }} Lease `close` gives it back; questions are answered even then.
 */

/** @typedef {{ weight: number, lane: Lane | null, onNotice: (message: Message) => void }} Holder */

/**
 * A worker: the search that it makes, whose game it has in mind, and how many searches it has begun.
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
 * The hub of the page for an engine.
 *
 * @param {Source} [from]
 * @returns {Hub}
 */
export function hub(from = source) {
  const world = /** @type {Record<symbol, Map<string, Hub>>} */ (/** @type {unknown} */ (globalThis));
  const hubs = (world[HUBS] ??= new Map());
  const found = hubs.get(from.name) ?? new Hub((onNotice) =>
    new EngineClient({ onNotice, makeWorker: () => startWorker(from) }));
  hubs.set(from.name, found);
  return found;
}

/** The workers of a page and who waits for them. */
export class Hub {
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
   * Gives out a lease. No worker is started before something is asked.
   *
   * @param {{ onNotice?: (message: Message) => void, weight?: number }} [wish]
   * @returns {Lease}
   */
  open({ onNotice = () => {}, weight = WEIGHTS.seen } = {}) {
    /** @type {Holder} */
    const holder = { weight, lane: null, onNotice };
    this.#holders.add(holder);
    clearTimeout(this.#timer);
    return {
      ask: (call, fields) => this.#ask(holder, call, fields),
      search: (work, onReport) => this.#search(holder, work, onReport),
      stop: () => this.#stop(holder),
      cancel: () => this.#cancel(holder),
      newGame: () => this.#forget(holder),
      retry: () => { for (const { client } of this.#lanes) client.retry(); },
      setWeight: (next) => {
        holder.weight = next;
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
   * What was learnt in the last game of a board is forgotten before its next search.
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
    // Node ends when nothing but this is left to wait for.
    /** @type {{ unref?: () => void }} */ (/** @type {unknown} */ (this.#timer)).unref?.();
  }

  /**
   * The lane that makes a board's search.
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

  /** Gives the workers to those who come first, as long as that changes anything. */
  #share() {
    for (const lane of this.#lanes) {
      if (lane.job?.holder.weight === WEIGHTS.resting) this.#waiting.unshift(this.#interrupt(lane));
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
   * Looks after a while whether a search still waits.
   *
   * @param {Job} job
   */
  #hurry(job) {
    if (this.#isHurrying || this.#lanes.length === MAX_WORKERS) return;
    this.#isHurrying = true;
    setTimeout(() => {
      this.#isHurrying = false;
      if (this.#waiting.includes(job) && job.holder.weight > WEIGHTS.resting) this.#addLane();
      this.#share();
    }, this.#patience_ms);
  }

  /** The search that comes first: of the heaviest board, and of those the oldest. */
  #next() {
    const open = this.#waiting.filter(({ holder }) => holder.weight > WEIGHTS.resting);
    const weight = Math.max(...open.map(({ holder }) => holder.weight));
    return open.find(({ holder }) => holder.weight === weight) ?? null;
  }

  /**
   * A worker for a search: one that is free, best the one that had the game before, a new one if it is urgent, or that
   * of a board of less weight.
   *
   * @param {Job} job
   * @returns {Lane | null}
   */
  #laneFor({ holder }) {
    const free = this.#lanes.filter((lane) => !lane.job);
    const found = free.find((lane) => lane.holder === holder) ?? free[0];
    if (found) return found;
    const isUrgent = this.#lanes.length === 0 || holder.weight === WEIGHTS.focused;
    if (this.#lanes.length < MAX_WORKERS && isUrgent) return this.#addLane();
    const weightOf = (/** @type {Lane} */ lane) => lane.job?.holder.weight ?? 0;
    const [lightest] = [...this.#lanes].sort((one, other) => weightOf(one) - weightOf(other));
    return weightOf(lightest) < holder.weight ? lightest : null;
  }

  /**
   * @param {Lane} lane
   * @param {Job} job
   */
  #begin(lane, job) {
    // What a worker remembers of one game would change the play of another.
    if (lane.holder !== job.holder) lane.client.newGame();
    lane.holder = job.holder;
    lane.job = job;
    job.holder.lane = lane;
    lane.begun += 1;
    const { begun } = lane;
    const isOver = () => {
      // A search that was interrupted may be the lane's again before its first end is heard of.
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
   * Takes the search from a lane.
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
