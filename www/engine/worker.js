// @ts-check
// The worker's side of the engine: messages in, slices of thinking, messages out.
//
// `cargo xtask build` joins it with weave.js, the glue of the crate `wasm` and the wasm itself into
// one classic script, `micro-max.worker.js`. Hence no imports, and one function that it calls last.
// What the messages are stands in README.md beside this file.

/**
 * @typedef {object} Session The crate `wasm`, a conversation.
 * @property {(line: string) => void} receive
 * @property {(sliceMs: number) => boolean} think
 * @property {boolean} isOver
 * @property {(question: string) => string} ask
 *
 * @typedef {object} Bindings The glue of the crate, and what its wasm is made with.
 * @property {new (sink: (line: string) => void) => Session} Session
 * @property {(source: {module: BufferSource}) => unknown} initSync
 * @property {(stored: ArrayBuffer) => BufferSource} weave of weave.js
 *
 * @typedef {object} Port The other side of the worker.
 * @property {(message: unknown) => void} post
 * @property {(take: (message: unknown) => void) => void} listen
 * @property {(turn: () => void) => () => void} turns makes a function that has the turn come once the messages that are there have been taken
 * @property {() => void} close
 */

/** How long the engine thinks before it looks for messages: a `stop` waits no longer. */
const SLICE_MS = 10;

/** A conversation with whoever started the worker. */
class Conversation {
  /** @type {Session | null} */
  #session = null;
  /** Messages that came before the wasm was ready. @type {unknown[]} */
  #waiting = [];
  /** Why there is no engine, once that is so. */
  #failure = '';
  #isTurnDue = false;
  #callTurn;
  #port;

  /** @param {Port} port */
  constructor(port) {
    this.#port = port;
    port.listen((message) => this.#take(message));
    this.#callTurn = port.turns(() => this.#guard(null, () => this.#turn()));
  }

  /**
   * The wasm is ready.
   * @param {new (sink: (line: string) => void) => Session} Session
   */
  begin(Session) {
    this.#session = new Session((line) => this.#port.post(line));
    this.#takeWaiting();
  }

  /**
   * From now on everything is answered with this sentence.
   * @param {string} sentence
   */
  fail(sentence) {
    this.#session = null;
    this.#failure = sentence;
    this.#takeWaiting();
  }

  #takeWaiting() {
    for (const message of this.#waiting.splice(0)) {
      this.#take(message);
    }
  }

  /** @param {unknown} message */
  #take(message) {
    if (this.#failure) {
      this.#refuse(message, this.#failure);
    } else if (!this.#session) {
      this.#waiting.push(message);
    } else if (typeof message === 'string') {
      const session = this.#session;
      this.#guard(message, () => receive(session, message));
      this.#comeBack();
    } else if (typeof message === 'object' && message !== null) {
      this.#answer(this.#session, message);
    } else {
      this.#refuse(message, 'a message is a line of text or a question with an id');
    }
  }

  /**
   * @param {Session} session
   * @param {object} question
   */
  #answer(session, question) {
    const id = idOf(question);
    if (id === null) {
      this.#refuse(question, 'the question has no id, a number or a text');
      return;
    }
    this.#guard(question, () => this.#port.post({ id, ...ask(session, question) }));
  }

  /** Has the engine think a slice once the messages that are there have been taken. */
  #comeBack() {
    if (!this.#isTurnDue && !this.#failure) {
      this.#isTurnDue = true;
      this.#callTurn();
    }
  }

  #turn() {
    this.#isTurnDue = false;
    if (this.#session?.think(SLICE_MS)) {
      this.#comeBack();
    } else if (this.#session?.isOver) {
      this.#port.close();
    }
  }

  /**
   * Does a piece of work; a trap in it is told to the page twice: as an answer, and as the
   * `error` event of the worker, upon which the page replaces it.
   * @param {unknown} message the message that is being answered
   * @param {() => void} work
   */
  #guard(message, work) {
    try {
      work();
    } catch (error) {
      const sentence = `the engine broke off: ${error instanceof Error ? error.message : error}`;
      this.#refuse(null, sentence);
      if (typeof message === 'object' && message !== null) {
        this.#refuse(message, sentence);
      }
      this.fail(sentence);
      raise(error);
    }
  }

  /**
   * Objects are answered with objects, everything else with a line.
   * @param {unknown} message
   * @param {string} sentence
   */
  #refuse(message, sentence) {
    if (typeof message === 'object' && message !== null) {
      this.#port.post({ id: idOf(message), error: sentence });
    } else {
      this.#port.post(`info string error: ${sentence}`);
    }
  }
}

/**
 * Hands on a message line by line, though there should be one only.
 * @param {Session} session
 * @param {string} text
 */
function receive(session, text) {
  for (const line of text.replace(/\r?\n$/, '').split(/\r?\n/)) {
    session.receive(line);
  }
}

/**
 * The answer to a question, or the sentence that it is refused with; traps go on.
 * @param {Session} session
 * @param {object} question
 */
function ask(session, question) {
  try {
    return JSON.parse(session.ask(JSON.stringify(question)));
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) {
      throw error;
    }
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Reports an error as one that nobody caught, which a rejected promise of a worker would not be.
 * @param {unknown} error
 */
function raise(error) {
  queueMicrotask(() => {
    throw error;
  });
}

/**
 * @param {object} question
 * @returns {number | string | null}
 */
function idOf(question) {
  const id = /** @type {{id?: unknown}} */ (question).id;
  return typeof id === 'number' || typeof id === 'string' ? id : null;
}

/**
 * The port to whoever started this worker.
 * @returns {Port}
 */
function connect() {
  const world = /** @type {any} */ (globalThis);
  if ('WorkerGlobalScope' in world) {
    return connectBrowser(world);
  }
  const port = world.process?.getBuiltinModule?.('node:worker_threads').parentPort;
  if (!port) {
    throw new Error('micro-max.worker.js is to be started as a worker, of a browser or of Node 20.16 or later');
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
      // Messages of a channel and those of the page take turns; a timer would wait 4 ms.
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
    // Node takes a thousand messages of a channel before it looks at another one.
    turns: (turn) => () => world.setImmediate(turn),
    close: () => port.close(),
  };
}

/**
 * The bytes of gzipped base64.
 * @param {string} base64
 */
async function unpack(base64) {
  if (typeof DecompressionStream === 'undefined') {
    throw new Error('this browser is too old: it has no DecompressionStream');
  }
  const packed = atob(base64);
  const bytes = new Uint8Array(packed.length);
  for (let index = 0; index < packed.length; index += 1) {
    bytes[index] = packed.charCodeAt(index);
  }
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}

/**
 * Runs the worker; the joined script ends with this call.
 * @param {Bindings} bindings
 * @param {string} wasm its streams, gzipped, in base64
 */
async function serveMicroMax(bindings, wasm) {
  const conversation = new Conversation(connect());
  try {
    bindings.initSync({ module: bindings.weave(await unpack(wasm)) });
    conversation.begin(bindings.Session);
  } catch (error) {
    // First the event, for pages that try again; then the answers, for those that do not.
    raise(error);
    const sentence = `the engine cannot start: ${error instanceof Error ? error.message : error}`;
    setTimeout(() => conversation.fail(sentence));
  }
}
