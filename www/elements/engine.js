// @ts-check
/**
 * The engine as one element has it: asleep until it is woken, what is asked before waits, and on lease from the
 * hub of the page as long as the element is in one.
 *
 * @import { EngineLike } from '../engine/client.js'
 * @import { Message } from '../engine/error.js'
 * @import { Lease } from '../engine/hub.js'
 * @import { Calls } from '../engine/messages.js'
 * @import { Source } from '../engine/source.js'
 * @import { Report, Work } from '../engine/uci.js'
 */
import { hub, WEIGHTS } from '../engine/hub.js';

/** Why a search by a script was given up. */
const REMOVED = 'The element was taken from its page while it was thinking.';

/** The engine of an element. @implements {EngineLike} */
export class Engine {
  isAwake = false;
  /** Woken or not: resolves once it is. @type {Promise<void>} */
  #awake;
  #wake = () => {};
  /** @type {Lease | null} */
  #lease = null;
  /** Searches beside the game, for scripts. @type {Map<Lease, (error: Error) => void>} */
  #thoughts = new Map();
  /** @type {number} */
  #weight = WEIGHTS.resting;
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

  /** Has the engine loaded as soon as something is asked. */
  wake() {
    this.isAwake = true;
    this.#wake();
  }

  /** The element has come into a page. */
  open() {
    this.#lease ??= hub(this.#source).open({ onNotice: this.#onNotice, weight: this.#weight });
  }

  /** The element has left its page: its work ends. */
  close() {
    this.#lease?.close();
    this.#lease = null;
    for (const [lease, reject] of this.#thoughts) {
      lease.close();
      reject(new Error(REMOVED));
    }
    this.#thoughts.clear();
  }

  /** @param {number} weight One of the hub's. */
  setWeight(weight) {
    this.#weight = weight;
    for (const lease of [this.#lease, ...this.#thoughts.keys()]) lease?.setWeight(weight);
  }

  /**
   * @template {keyof Calls} Call
   * @param {Call} call
   * @param {Calls[Call]['question']} [fields]
   * @returns {Promise<Calls[Call]['result']>}
   */
  async ask(call, fields) {
    await this.#awake;
    return this.#leased((lease) => lease.ask(call, fields));
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
   * Searches beside the game.
   *
   * @param {Work} work
   * @param {(report: Report) => void} onReport
   * @returns {Promise<string | null>}
   */
  async think(work, onReport) {
    this.wake();
    const lease = hub(this.#source).open({ weight: this.#weight });
    try {
      return await new Promise((resolve, reject) => {
        this.#thoughts.set(lease, reject);
        lease.search(work, onReport).then(resolve, reject);
      });
    } finally {
      this.#thoughts.delete(lease);
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
   * A question of an element that has left its page meanwhile is answered all the same.
   *
   * @template Answer
   * @param {(lease: Lease) => Answer} act
   * @returns {Answer}
   */
  #leased(act) {
    if (this.#lease) return act(this.#lease);
    const lease = hub(this.#source).open({ weight: WEIGHTS.resting });
    const answer = act(lease);
    lease.close();
    return answer;
  }
}
