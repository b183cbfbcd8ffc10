// @ts-check
// The worker's side of the engine: receives messages, searches in slices, sends messages.
//
// `cargo xtask build` joins it with gunzip.js, the glue of the crate `wasm` and the wasm itself into one classic script,
// `micro-max.worker.js`. Therefore it imports nothing, and the script ends with a call of `serveMicroMax`.
// messages.d.ts describes the messages.

/**
 * @import { ErrorCode, QuestionErrorFields } from './messages.js'
 *
 * @typedef {object} Session A session of the crate `wasm`.
 * @property {(line: string) => void} receive
 * @property {(sliceMs: number) => boolean} think
 * @property {boolean} isOver
 * @property {(question: object) => object} ask Throws `QuestionErrorFields`.
 *
 * @typedef {object} Bindings The glue that wasm-bindgen generates for the crate, and functions of other modules.
 * @property {(options: { module: BufferSource }) => void} initSync instantiates the wasm
 * @property {new (sink: (line: string) => void, clock: Performance) => Session} Session
 * @property {(bytes: Uint8Array) => Promise<ArrayBuffer>} gunzip of gunzip.js
 *
 * @typedef {object} Port The connection to the page.
 * @property {(message: unknown) => void} post
 * @property {(take: (message: unknown) => void) => void} listen
 * @property {(turn: () => void) => () => void} turns Returns a function that schedules `turn` after the messages that have arrived.
 * @property {() => void} close
 */

/** The length of a slice, which is how long a `stop` waits at most. */
const SLICE_MS = 10;

/** @typedef {{ id: number | string }} Question An object with an id for its answer. */

/**
 * Whether a message is a question, which is answered with an object.
 * @param {unknown} message @returns {message is Question}
 */
function isQuestion(message) {
  const id = /** @type {{ id?: unknown } | null | undefined} */ (message)?.id;
  return typeof message === 'object' && (typeof id === 'number' || typeof id === 'string');
}

/**
 * Answers messages.
 * @param {Port} port
 */
function converse(port) {
  /** @type {Session | null} */
  let session = null;
  /** Messages received before the wasm was ready. @type {unknown[]} */
  let waiting = [];
  /** Why there is no engine. @type {QuestionErrorFields | null} */
  let failure = null;
  let isTurnDue = false;
  const postTurn = port.turns(() => guard(null, turn));
  port.listen(take);

  /**
   * Answers a line or a question; anything else is for others.
   * @param {unknown} message
   */
  function take(message) {
    if (typeof message !== 'string' && !isQuestion(message)) return;
    if (failure) {
      refuse(message, failure);
    } else if (!session) {
      waiting.push(message);
    } else if (typeof message === 'string') {
      const listener = session;
      guard(message, () => receive(listener, message));
      scheduleTurn();
    } else {
      reply(session, message);
    }
  }

  function takeWaiting() {
    const messages = waiting;
    waiting = [];
    messages.forEach(take);
  }

  /** @param {Session} session @param {Question} question */
  function reply(session, question) {
    guard(question, () => port.post({ id: question.id, ...resultOf(() => session.ask(question)) }));
  }

  /** Schedules the next slice after the messages that have arrived. */
  function scheduleTurn() {
    if (!isTurnDue && !failure) {
      isTurnDue = true;
      postTurn();
    }
  }

  function turn() {
    isTurnDue = false;
    if (session?.think(SLICE_MS)) {
      scheduleTurn();
    } else if (session?.isOver) {
      port.close();
    }
  }

  /**
   * Runs a task. If it traps, the page gets an answer and an `error` event of the worker, and replaces the worker.
   * @param {unknown} message the message that is being answered
   * @param {() => void} work
   */
  function guard(message, work) {
    try {
      work();
    } catch (error) {
      const failed = engineError('engine-failed', 'the engine failed', error);
      refuse(null, failed);
      if (isQuestion(message)) refuse(message, failed);
      fail(failed);
      raise(error);
    }
  }

  /** @param {unknown} message @param {QuestionErrorFields} error */
  function refuse(message, error) {
    port.post(isQuestion(message) ? { id: message.id, error } : `info string error: ${error.message}`);
  }

  /**
   * Answers everything with this error from now on.
   * @param {QuestionErrorFields} error
   */
  function fail(error) {
    session = null;
    failure = error;
    takeWaiting();
  }

  /**
   * The wasm is ready.
   * @param {Session} ready
   */
  function begin(ready) {
    session = ready;
    takeWaiting();
  }

  return { begin, fail, post: port.post };
}

/**
 * Receives a message, which should be one line, line by line.
 * @param {Session} session @param {string} text
 */
function receive(session, text) {
  for (const line of text.replace(/\r?\n$/, '').split(/\r?\n/)) {
    session.receive(line);
  }
}

/**
 * The result of a question or the error that it is refused with; traps are thrown.
 * @param {() => object} answer
 */
function resultOf(answer) {
  try {
    return { result: answer() };
  } catch (error) {
    if (error instanceof Error) throw error;
    return { error: /** @type {QuestionErrorFields} */ (error) };
  }
}

/**
 * @param {ErrorCode} code
 * @param {string} message
 * @param {{ detail?: string }} [fields]
 * @returns {QuestionErrorFields}
 */
const errorOf = (code, message, fields = {}) => /** @type {QuestionErrorFields} */ ({ code, ...fields, message });

/** @param {'engine-failed' | 'engine-not-started'} code @param {string} message @param {unknown} error */
function engineError(code, message, error) {
  const detail = error instanceof Error ? error.message : String(error);
  return errorOf(code, `${message}: ${detail}`, { detail });
}

/**
 * Throws an uncaught error, so that the worker gets an `error` event. A rejected promise causes none.
 * @param {unknown} error
 */
function raise(error) {
  queueMicrotask(() => {
    throw error;
  });
}

/**
 * The connection to the page or the Node program that started this worker.
 * @returns {Port}
 */
function connect() {
  const world = /** @type {any} */ (globalThis);
  if ('WorkerGlobalScope' in world) {
    return connectBrowser(world);
  }
  const port = world.process?.getBuiltinModule?.('node:worker_threads').parentPort;
  if (!port) {
    throw new Error('micro-max.worker.js needs a worker, of a browser or of Node 20.16 or later');
  }
  return connectNode(port, world);
}

/**
 * @param {any} scope of the worker
 * @returns {Port}
 */
function connectBrowser(scope) {
  return {
    post: (message) => scope.postMessage(message),
    listen: (take) => scope.addEventListener('message', (/** @type {MessageEvent} */ event) => take(event.data)),
    turns(turn) {
      // Messages of a channel alternate with those of the page; a timer would wait 4 ms.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = turn;
      return () => port2.postMessage(null);
    },
    close: () => scope.close(),
  };
}

/**
 * @param {any} port of the worker
 * @param {any} world the global object
 * @returns {Port}
 */
function connectNode(port, world) {
  return {
    post: (message) => port.postMessage(message),
    listen: (take) => port.on('message', take),
    // Node processes a thousand messages of one channel before those of another.
    turns: (turn) => () => world.setImmediate(turn),
    close: () => port.close(),
  };
}

/**
 * Runs the worker.
 * @param {Bindings} bindings
 * @param {string} wasm gzip as base64
 */
// eslint-disable-next-line no-unused-vars -- called by a line that the build appends
async function serveMicroMax({ initSync, Session, gunzip }, wasm) {
  const { begin, fail, post } = converse(connect());
  try {
    initSync({ module: await gunzip(Uint8Array.from(atob(wasm), (char) => char.charCodeAt(0))) });
    begin(new Session(post, performance));
  } catch (error) {
    // The event comes first, for pages that try again; then the answers, for those that do not.
    raise(error);
    setTimeout(() => fail(engineError('engine-not-started', 'the engine cannot start', error)));
  }
}
