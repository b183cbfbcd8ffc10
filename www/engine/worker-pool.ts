/**
 * A pool of at most two workers for all boards of a page. Each board has a lease. Its
 * searches wait for a worker; the board with the highest priority is first, and takes the worker of one with a lower priority,
 * whose search is restarted later. A board with priority 0 waits until it has a higher one.
 */
import { EngineClient } from './client.ts';
import { chessSource } from './source.ts';
import { startWorker } from './start.ts';
import type { Message } from '../texts/sentences.ts';
import type { EngineLike } from './client.ts';
import type { AllCalls } from './messages.ts';
import type { Source } from './source.ts';
import type { Report, Work } from './uci.ts';

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
 * A board's share of the pool, with the interface of an engine. `close` gives it back; questions are answered even then.
 */
export type Lease = EngineLike & { setPriority: (priority: number) => void };

type LeaseState = { priority: number; pooled: PooledWorker | null; onNotice: (message: Message) => void };

/** A worker: its current search, the board whose game it remembers, and the number of its searches. */
type PooledWorker = { client: EngineLike; job: Job | null; leaseState: LeaseState | null; begun: number };

interface Job {
  leaseState: LeaseState;
  work: Work;
  onReport: (report: Report) => void;
  resolve: (move: string | null) => void;
  reject: (error: unknown) => void;
  isStopped: boolean;
}

type MakeClient = (onNotice: (message: Message) => void) => EngineLike;

/** The pool of the page for an engine. */
export function workerPool(from: Source = chessSource): WorkerPool {
  const pools: Map<string, WorkerPool> = Reflect.get(globalThis, POOLS) ?? new Map();
  Reflect.set(globalThis, POOLS, pools);
  const found =
    pools.get(from.name) ??
    new WorkerPool((onNotice) => new EngineClient({ onNotice, makeWorker: () => startWorker(from) }));
  pools.set(from.name, found);
  return found;
}

/** Lets Node exit before a timer is due. */
function unref(timer: number | { unref: () => void }) {
  if (typeof timer === 'object') timer.unref();
}

/** The workers of a page and the waiting searches. */
export class WorkerPool {
  #makeClient: MakeClient;
  #idle_ms;
  #patience_ms;
  #workers: PooledWorker[] = [];
  /** Searches without a worker, the oldest first. */
  #waiting: Job[] = [];
  #leaseStates: Set<LeaseState> = new Set();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSecondWorkerScheduled = false;

  constructor(
    makeClient: MakeClient,
    { idle_ms = IDLE_MS, patience_ms = PATIENCE_MS }: { idle_ms?: number; patience_ms?: number } = {},
  ) {
    this.#makeClient = makeClient;
    this.#idle_ms = idle_ms;
    this.#patience_ms = patience_ms;
  }

  /** Creates a lease. No worker is started before the first question. */
  open({
    onNotice = () => {},
    priority = PRIORITIES.visible,
  }: {
    onNotice?: (message: Message) => void;
    priority?: number;
  } = {}): Lease {
    const leaseState: LeaseState = { priority, pooled: null, onNotice };
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

  #ask<Call extends keyof AllCalls>(leaseState: LeaseState, call: Call, fields?: AllCalls[Call]['question']) {
    const pooled = leaseState.pooled ?? this.#workers[0] ?? this.#addWorker();
    if (this.#leaseStates.size === 0) this.#closeLater();
    return pooled.client.ask(call, fields);
  }

  #search(leaseState: LeaseState, work: Work, onReport: (report: Report) => void): Promise<string | null> {
    this.#cancel(leaseState);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ leaseState, work, onReport, resolve, reject, isStopped: false });
      this.#share();
    });
  }

  #stop(leaseState: LeaseState) {
    const pooled = this.#workerOf(leaseState);
    const job = pooled?.job ?? this.#waiting.find((one) => one.leaseState === leaseState);
    if (job) job.isStopped = true;
    pooled?.client.stop();
  }

  #cancel(leaseState: LeaseState) {
    const pooled = this.#workerOf(leaseState);
    const waiting = this.#waiting.filter((job) => job.leaseState === leaseState);
    this.#waiting = this.#waiting.filter((job) => job.leaseState !== leaseState);
    for (const job of [...waiting, ...(pooled ? [this.#interrupt(pooled)] : [])]) job.resolve(null);
    this.#share();
  }

  /** Clears the memory of a board's last game before its next search. */
  #newGame(leaseState: LeaseState) {
    this.#cancel(leaseState);
    for (const pooled of this.#workers) if (pooled.leaseState === leaseState) pooled.leaseState = null;
  }

  #close(leaseState: LeaseState) {
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

  /** The worker that runs a search of this lease. */
  #workerOf(leaseState: LeaseState) {
    return this.#workers.find(({ job }) => job?.leaseState === leaseState) ?? null;
  }

  #addWorker() {
    const pooled: PooledWorker = {
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

  /** Checks later whether a search still waits. */
  #scheduleSecondWorker(job: Job) {
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
   */
  #workerFor({ leaseState }: Job): PooledWorker | null {
    const free = this.#workers.filter((pooled) => !pooled.job);
    const found = free.find((pooled) => pooled.leaseState === leaseState) ?? free[0];
    if (found) return found;
    const isUrgent = this.#workers.length === 0 || leaseState.priority === PRIORITIES.focused;
    if (this.#workers.length < MAX_WORKERS && isUrgent) return this.#addWorker();
    const weightOf = (pooled: PooledWorker) => pooled.job?.leaseState.priority ?? 0;
    const [lightest] = [...this.#workers].sort((one, other) => weightOf(one) - weightOf(other));
    return weightOf(lightest) < leaseState.priority ? lightest : null;
  }

  #begin(pooled: PooledWorker, job: Job) {
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

  /** Interrupts the search of a worker. */
  #interrupt(pooled: PooledWorker): Job {
    const job = pooled.job as Job;
    pooled.job = null;
    pooled.client.cancel();
    return job;
  }
}
