// @ts-check
// The worker's side of the engine: messages in, slices of thinking, messages out.
//
// `cargo xtask build` joins it with gunzip.js, questions.js, the glue of the crate `wasm` and the wasm itself into
// one classic script, `micro-max.worker.js`. Hence no imports, and one function that it calls last.
// What the messages are stands in README.md beside this file.

/**
 * @typedef {object} Session The crate `wasm`, a conversation.
 * @property {(line: string) => void} receive
 * @property {(sliceMs: number) => boolean} think
 * @property {boolean} isOver
 * @property {(question: string) => string} ask
 *
 * @typedef {object} Bindings The glue that wasm-bindgen generates for the crate, and functions of other modules.
 * @property {(options: { module: BufferSource }) => void} initSync instantiates the wasm
 * @property {new (sink: (line: string) => void, clock: Performance) => Session} Session
 * @property {(session: Session, question: object) => object} answer of questions.js
 * @property {(base64: string) => Promise<ArrayBuffer>} gunzip of gunzip.js
 *
 * @typedef {object} Port The other side of the worker.
 * @property {(message: unknown) => void} post
 * @property {(take: (message: unknown) => void) => void} listen
 * @property {(turn: () => void) => () => void} turns makes a function that has the turn come once the messages that are there have been taken
 * @property {() => void} close
 */

/** How long the engine thinks before it looks for messages: a `stop` waits no longer. */
const SLICE_MS = 10;

/**
 * Objects are answered with objects, everything else with a line.
 * @param {unknown} message
 * @returns {message is object}
 */
const isQuestion = (message) => typeof message === 'object' && message !== null;

/**
 * A conversation with whoever started the worker.
 * @param {Port} port
 * @param {Bindings['answer']} answer
 */
function converse(port, answer) {
  /** @type {Session | null} */
  let session = null;
  /** Messages that came before the wasm was ready. @type {unknown[]} */
  let waiting = [];
  /** Why there is no engine, once that is so. */
  let failure = '';
  let isTurnDue = false;
  const callTurn = port.turns(() => guard(null, turn));
  port.listen(take);

  /** @param {unknown} message */
  function take(message) {
    if (failure) {
      refuse(message, failure);
    } else if (!session) {
      waiting.push(message);
    } else if (isQuestion(message)) {
      reply(session, message);
    } else if (typeof message === 'string') {
      const listener = session;
      guard(message, () => receive(listener, message));
      comeBack();
    } else {
      refuse(message, 'a message is a line of text or a question with an id');
    }
  }

  function takeWaiting() {
    const messages = waiting;
    waiting = [];
    messages.forEach(take);
  }

  /**
   * @param {Session} session
   * @param {object} question
   */
  function reply(session, question) {
    const id = idOf(question);
    if (id === null) {
      refuse(question, 'the id is no number and no text');
    } else {
      guard(question, () => port.post({ id, ...resultOf(() => answer(session, question)) }));
    }
  }

  /** Has the engine think a slice once the messages that are there have been taken. */
  function comeBack() {
    if (!isTurnDue && !failure) {
      isTurnDue = true;
      callTurn();
    }
  }

  function turn() {
    isTurnDue = false;
    if (session?.think(SLICE_MS)) {
      comeBack();
    } else if (session?.isOver) {
      port.close();
    }
  }

  /**
   * Does a piece of work; a trap in it is told to the page twice: as an answer, and as the
   * `error` event of the worker, upon which the page replaces it.
   * @param {unknown} message the message that is being answered
   * @param {() => void} work
   */
  function guard(message, work) {
    try {
      work();
    } catch (error) {
      const sentence = `the engine broke off: ${wordsOf(error)}`;
      refuse(null, sentence);
      if (isQuestion(message)) refuse(message, sentence);
      fail(sentence);
      raise(error);
    }
  }

  /**
   * @param {unknown} message
   * @param {string} sentence
   */
  function refuse(message, sentence) {
    port.post(isQuestion(message) ? { id: idOf(message), error: sentence } : `info string error: ${sentence}`);
  }

  /**
   * From now on everything is answered with this sentence.
   * @param {string} sentence
   */
  function fail(sentence) {
    session = null;
    failure = sentence;
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
 * What a question is answered with, or the sentence that it is refused with; traps go on.
 * @param {() => object} answer
 */
function resultOf(answer) {
  try {
    return { result: answer() };
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) throw error;
    return { error: wordsOf(error) };
  }
}

/** @param {unknown} error */
const wordsOf = (error) => (error instanceof Error ? error.message : String(error));

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
 * Runs the worker; the joined script ends with this call.
 * @param {Bindings} bindings
 * @param {string} wasm gzip as base64
 */
async function serveMicroMax({ initSync, Session, gunzip, answer }, wasm) {
  const { begin, fail, post } = converse(connect(), answer);
  try {
    initSync({ module: await gunzip(wasm) });
    begin(new Session(post, performance));
  } catch (error) {
    // First the event, for pages that try again; then the answers, for those that do not.
    raise(error);
    setTimeout(() => fail(`the engine cannot start: ${wordsOf(error)}`));
  }
}
