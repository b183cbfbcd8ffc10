/**
 * The engine of one element. It starts when it is needed; earlier questions wait. While the element is connected, it
 * holds leases from the page's worker pools.
 */
import { joinEngines } from '../engine/joined-engines.ts';
import { chessSource, sourceIn, variantsSource } from '../engine/source.ts';
import { PRIORITIES, workerPool } from '../engine/worker-pool.ts';
import type { EngineLike } from '../engine/client.ts';
import type { AllCalls } from '../engine/messages.ts';
import type { Source } from '../engine/source.ts';
import type { Report, Work } from '../engine/uci.ts';
import type { Lease } from '../engine/worker-pool.ts';
import type { Message } from '../texts/sentences.ts';

/** The error message of a search that a script has started and a removal has cancelled. */
export const REMOVED = 'The element was removed from its page while it was thinking.';

/** The engine of an element. */
export class Engine implements EngineLike {
  isAwake = false;
  /** Resolves once the engine is started. */
  #awake: Promise<void>;
  #wake = () => {};
  /** The leases joined to one engine, while the element is connected. */
  #lease: EngineLike | null = null;
  /** Resolves with the next leases when the element is connected again. */
  #opened: Promise<EngineLike>;
  #resolveOpened = (_lease: EngineLike) => {};
  /** The number of searches and cancellations: only the latest search is still wanted. */
  #searches = 0;
  /** The lease for chess and, once a variant is played, the one for variants. */
  #leases: Lease[] = [];
  /** Searches for scripts, independent of the game. */
  #scriptSearches: Map<Lease, (error: Error) => void> = new Map();
  #priority: number = PRIORITIES.hidden;
  #onNotice;
  #source;
  #folderOf;

  /**
   * @param source A worker other than that for play.
   * @param folderOf The folder of the workers, if it is not that of the script.
   */
  constructor(
    onNotice: (message: Message) => void,
    source: Source = chessSource,
    folderOf: () => string | null = () => null,
  ) {
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

  #nextOpened = (): Promise<EngineLike> =>
    new Promise((resolve) => {
      this.#resolveOpened = resolve;
    });

  #openLease(source: Source) {
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

  /** @param priority One of PRIORITIES. */
  setPriority(priority: number) {
    this.#priority = priority;
    for (const lease of this.#leases) lease.setPriority(priority);
    for (const lease of this.#scriptSearches.keys()) lease.setPriority(this.#scriptPriority);
  }

  /** Searches of scripts run even while the board is hidden. */
  get #scriptPriority() {
    return Math.max(this.#priority, PRIORITIES.visible);
  }

  async ask<Call extends keyof AllCalls>(
    call: Call,
    fields?: AllCalls[Call]['question'],
  ): Promise<AllCalls[Call]['result']> {
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
   *
   * @returns Null if it is cancelled.
   */
  async search(work: Work, onReport: (report: Report) => void): Promise<string | null> {
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

  /** Searches independently of the game. */
  async think(work: Work, onReport: (report: Report) => void): Promise<string | null> {
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

  #pool = (source: Source) => workerPool(sourceIn(source, this.#folderOf()));

  /** The source of the worker for a question or search. */
  #sourceOf(about?: object) {
    return about && 'variant' in about && about.variant ? variantsSource : this.#source;
  }
}
