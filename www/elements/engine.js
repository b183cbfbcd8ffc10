// @ts-check
/**
 * The engine of one element: it starts when it is needed, questions asked before wait, and it is a lease from the
 * pool of the page while the element is connected.
 *
 * @import { EngineLike } from '../engine/client.js'
 * @import { Message } from '../engine/error.js'
 * @import { Lease } from '../engine/worker-pool.js'
 * @import { AllCalls } from '../engine/messages.js'
 * @import { Source } from '../engine/source.js'
 * @import { Report, Work } from '../engine/uci.js'
 */
import { joinEngines } from '../engine/joined-engines.js';
import { source as variantsSource } from '../engine/variants-source.js';
import { workerPool, PRIORITIES } from '../engine/worker-pool.js';

/** Why a search by a script was cancelled. */
export const REMOVED = 'The element was removed from its page while it was thinking.';

/** The engine of an element. @implements {EngineLike} */
export class Engine {
  isAwake = false;
  /** Resolves once the engine is started. @type {Promise<void>} */
  #awake;
  #wake = () => {};
  /** What answers while the element is connected: the leases as one. @type {EngineLike | null} */
  #lease = null;
  /** The leases of chess and, once a variant is played, of variants. @type {Lease[]} */
  #leases = [];
  /** Searches for scripts, independent of the game. @type {Map<Lease, (error: Error) => void>} */
  #scriptSearches = new Map();
  /** @type {number} */
  #priority = PRIORITIES.hidden;
  #onNotice;
  #source;

  /**
   * @param {(message: Message) => void} onNotice
   * @param {Source} [source] Another engine than that to play against.
   */
  constructor(onNotice, source) {
    this.#onNotice = onNotice;
    this.#source = source;
    this.#awake = new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  /** Lets the engine load with the first question. */
  wake() {
    this.isAwake = true;
    this.#wake();
  }

  /** The element was connected. */
  open() {
    this.#lease ??= joinEngines(this.#openLease(this.#source), () => this.#openLease(variantsSource));
  }

  /** @param {Source} [source] */
  #openLease(source) {
    const lease = workerPool(source).open({ onNotice: this.#onNotice, priority: this.#priority });
    this.#leases.push(lease);
    return lease;
  }

  /** The element was disconnected: its searches end. */
  close() {
    this.#lease?.close();
    this.#lease = null;
    this.#leases = [];
    for (const [lease, reject] of this.#scriptSearches) {
      lease.close();
      reject(new Error(REMOVED));
    }
    this.#scriptSearches.clear();
  }

  /** @param {number} priority One of PRIORITIES. */
  setPriority(priority) {
    this.#priority = priority;
    for (const lease of this.#leases) lease.setPriority(priority);
    for (const lease of this.#scriptSearches.keys()) lease.setPriority(this.#scriptPriority);
  }

  /** Scripts get answers also while nobody sees the board. */
  get #scriptPriority() {
    return Math.max(this.#priority, PRIORITIES.visible);
  }

  /**
   * @template {keyof AllCalls} Call
   * @param {Call} call
   * @param {AllCalls[Call]['question']} [fields]
   * @returns {Promise<AllCalls[Call]['result']>}
   */
  async ask(call, fields) {
    await this.#awake;
    if (this.#lease) return this.#lease.ask(call, fields);
    // A question of an element that was removed meanwhile is still answered.
    const lease = workerPool(this.#sourceOf(fields)).open({ priority: PRIORITIES.hidden });
    const answer = lease.ask(call, fields);
    lease.close();
    return answer;
  }

  /**
   * @param {Work} work
   * @param {(report: Report) => void} onReport
   * @returns {Promise<string | null>}
   */
  async search(work, onReport) {
    await this.#awake;
    return this.#lease ? this.#lease.search(work, onReport) : null;
  }

  /**
   * Searches independently of the game.
   *
   * @param {Work} work
   * @param {(report: Report) => void} onReport
   * @returns {Promise<string | null>}
   */
  async think(work, onReport) {
    if (!this.#lease) throw new Error(REMOVED);
    this.wake();
    const lease = workerPool(this.#sourceOf(work)).open({ priority: this.#scriptPriority });
    try {
      return await new Promise((resolve, reject) => {
        this.#scriptSearches.set(lease, reject);
        lease.search(work, onReport).then(resolve, reject);
      });
    } finally {
      this.#scriptSearches.delete(lease);
      lease.close();
    }
  }

  stop() {
    this.#lease?.stop();
  }

  cancel() {
    this.#lease?.cancel();
  }

  newGame() {
    this.#lease?.newGame();
  }

  retry() {
    this.#lease?.retry();
  }

  /**
   * The engine of the game that a question or a search is about.
   *
   * @param {object} [about]
   */
  #sourceOf(about) {
    return about && 'variant' in about && about.variant ? variantsSource : this.#source;
  }
}
