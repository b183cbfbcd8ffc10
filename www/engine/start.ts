/**
 * Starts the worker as the Content-Security-Policy of the page allows: from its URL on the
 * page's own host, else from a Blob.
 */
import { EngineError } from './error.ts';
import { chessSource } from './source.ts';
import { blobAddress, trusted } from './script-url.ts';
import type { Source } from './source.ts';

/**
 * A new worker, which accepts messages at once. A failure to start is an `error` event; if another attempt is
 * useless, the event's `error` is an `EngineError`.
 *
 * @param options Another engine than that of this script.
 * @throws {EngineError} The browser lacks workers or WebAssembly.
 */
export function startWorker(options?: Partial<Source>) {
  if (typeof Worker === 'undefined') throw new EngineError('noWorkers');
  if (typeof WebAssembly === 'undefined') throw new EngineError('noWebAssembly');
  return new StartingWorker(options ? { name: '', address: '', integrity: '', text: null, ...options } : chessSource);
}

/** A worker, or a queue of messages until it is started. */
class StartingWorker {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  #worker: Worker | null = null;
  #waiting: unknown[] = [];
  #isEnded = false;
  #source;

  constructor(from: Source) {
    this.#source = from;
    if (isOfThisHost(from)) this.#open(from.address);
    else this.#openText().catch((error) => this.#refuse(error));
  }

  postMessage(message: unknown) {
    if (this.#worker) this.#worker.postMessage(message);
    else this.#waiting.push(message);
  }

  terminate() {
    this.#isEnded = true;
    this.#worker?.terminate();
  }

  async #openText() {
    this.#open(await blobAddress(this.#source));
  }

  #open(address: string) {
    if (this.#isEnded) return;
    let hasSpoken = false;
    try {
      const worker = new Worker(trusted(address));
      worker.onmessage = (event) => {
        hasSpoken = true;
        this.onmessage?.(event);
      };
      worker.onerror = (event) => {
        if (hasSpoken) this.onerror?.(event);
        else this.#refuse(event);
      };
      this.#worker = worker;
      for (const message of this.#waiting.splice(0)) worker.postMessage(message);
    } catch (error) {
      this.#refuse(error);
    }
  }

  /** Reports why there is no worker. */
  async #refuse(reason: unknown) {
    if (reason instanceof Event) reason.preventDefault();
    // Its answers are no longer of use.
    this.#worker?.terminate();
    this.#worker = null;
    const error = await explained(reason, this.#source);
    if (!this.#isEnded) this.onerror?.(new ErrorEvent('error', { error, message: error.message, cancelable: true }));
  }
}

/** The error for the page; the reason itself if nothing can explain it. */
async function explained(reason: unknown, source: Source): Promise<Error> {
  try {
    const { explainFailure } = await import('./start-failure.ts');
    return await explainFailure(reason, source, isOfThisHost(source));
  } catch {
    const { message = '' } = (reason ?? {}) as { message?: string };
    return new Error(message || `${source.address} cannot be loaded`);
  }
}

/** Whether the page can start the worker from its URL. */
const isOfThisHost = ({ address, text }: Source) =>
  !text && new URL(address, location.href).origin === globalThis.origin;
