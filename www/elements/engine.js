// @ts-check
/**
 * The engine of one element. It starts when it is needed; earlier questions wait. While the element is connected, it
 * holds leases from the page's worker pools.
 *
 * @import { EngineLike } from '../engine/client.js'
 * @import { Message } from '../texts/sentences.js'
 * @import { AllCalls } from '../engine/messages.js'
 * @import { Source } from '../engine/source.js'
 * @import { Report, Work } from '../engine/uci.js'
 * @import { Lease } from '../engine/worker-pool.js'
 */
import { joinEngines } from '../engine/joined-engines.js';
import { chessSource, sourceIn, variantsSource } from '../engine/source.js';
import { PRIORITIES, workerPool } from '../engine/worker-pool.js';

/** The error message of a search that a script has started and a removal has cancelled. */
export const REMOVED = 'The element was removed from its page while it was thinking.';

/** The engine of an element. @implements {EngineLike} */
export class Engine {
  isAwake = false;
  /** Resolves once the engine is started. @type {Promise<void>} */
  #awake;
  #wake = () => {};
  /** The leases joined to one engine, while the element is connected. @type {EngineLike | null} */
  #lease = null;
  /** Resolves with the next leases when the element is connected again. @type {Promise<EngineLike>} */
  #opened;
  #resolveOpened = (/** @type {EngineLike} */ _lease) => {};
  /** The number of searches and cancellations: only the latest search is still wanted. */
  #searches = 0;
  /** The lease for chess and, once a variant is played, the one for variants. @type {Lease[]} */
  #leases = [];
  /** Searches for scripts, independent of the game. @type {Map<Lease, (error: Error) => void>} */
  #scriptSearches = new Map();
  /** @type {number} */
  #priority = PRIORITIES.hidden;
  #onNotice;
  #source;
  #folderOf;

  /**
   * @param {(message: Message) => void} onNotice
   * @param {Source} [source] A worker other than that for play.
   * @param {() => string | null} [folderOf] The folder of the workers, if it is not that of the script.
   */
  constructor(onNotice, source = chessSource, folderOf = () => null) {
    this.#onNotice = onNotice;
    this.#source = source;
    this.#folderOf = folderOf;
    this.#awake = new Promise((resolve) => {
      this.#wake = resolve;
    });
    this.#opened = this.#nextOpened();
  }

  /** Allows the engine to load with the first question. */
  wake() {
    this.isAwake = true;
    this.#wake();
  }

  /** Opens the leases when the element is connected. */
  open() {
    if (this.#lease) return;
    this.#lease = joinEngines(this.#openLease(this.#source), () => this.#openLease(variantsSource));
    this.#resolveOpened(this.#lease);
    this.#opened = this.#nextOpened();
  }

  /** @returns {Promise<EngineLike>} */
  #nextOpened = () =>
    new Promise((resolve) => {
      this.#resolveOpened = resolve;
    });

  /** @param {Source} source */
  #openLease(source) {
    const lease = this.#pool(source).open({ onNotice: this.#onNotice, priority: this.#priority });
    this.#leases.push(lease);
    return lease;
  }

  /** Ends all searches and gives the leases back when the element is disconnected. */
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

  /** Searches of scripts run even while the board is hidden. */
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
    // A question is answered even if the element has been removed since.
    const lease = this.#pool(this.#sourceOf(fields)).open({ priority: PRIORITIES.hidden });
    const answer = lease.ask(call, fields);
    lease.close();
    return answer;
  }

  /**
   * Searches. A search of an element that is removed starts again when the element is put back.
   * @param {Work} work @param {(report: Report) => void} onReport @returns {Promise<string | null>} Null if it is cancelled.
   */
  async search(work, onReport) {
    this.#searches += 1;
    const number = this.#searches;
    await this.#awake;
    for (;;) {
      const lease = this.#lease ?? (await this.#opened);
      if (number !== this.#searches) return null;
      const move = await lease.search(work, onReport);
      if (lease === this.#lease || number !== this.#searches) return move;
    }
  }

  /**
   * Searches independently of the game.
   * @param {Work} work @param {(report: Report) => void} onReport @returns {Promise<string | null>}
   */
  async think(work, onReport) {
    if (!this.#lease) throw new Error(REMOVED);
    this.wake();
    const lease = this.#pool(this.#sourceOf(work)).open({ priority: this.#scriptPriority });
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
    this.#searches += 1;
    this.#lease?.cancel();
  }

  newGame() {
    this.#searches += 1;
    this.#lease?.newGame();
  }

  retry() {
    this.#lease?.retry();
  }

  /** @param {Source} source */
  #pool = (source) => workerPool(sourceIn(source, this.#folderOf()));

  /**
   * The source of the worker for a question or search.
   * @param {object} [about]
   */
  #sourceOf(about) {
    return about && 'variant' in about && about.variant ? variantsSource : this.#source;
  }
}
