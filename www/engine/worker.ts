// The worker's side of the engine: receives messages, searches in slices, sends messages.
//
// `tools/worker.ts` joins it with gunzip.ts, the glue of the crate `wasm` and the wasm itself into one classic script,
// `micro-max.worker.js`, which ends with a call of `serveMicroMax`. messages.ts describes the messages.

import type { QuestionErrorFields } from './messages.ts';

/** A session of the crate `wasm`. */
interface Session {
  receive: (line: string) => void;
  think: (sliceMs: number) => boolean;
  isOver: boolean;
  /** Throws `QuestionErrorFields`. */
  ask: (question: object) => object;
}

/** The glue that wasm-bindgen generates for the crate, and functions of other modules. */
interface Bindings {
  /** instantiates the wasm */
  initSync: (options: { module: BufferSource }) => void;
  Session: new (sink: (line: string) => void, clock: Performance) => Session;
  /** of gunzip.ts */
  gunzip: (bytes: Uint8Array) => Promise<ArrayBuffer>;
}

/** The connection to the page. */
interface Port {
  post: (message: unknown) => void;
  listen: (take: (message: unknown) => void) => void;
  /** Returns a function that schedules `turn` after the messages that have arrived. */
  turns: (turn: () => void) => () => void;
  close: () => void;
}

interface NodePort {
  postMessage: (message: unknown) => void;
  on: (event: 'message', take: (message: unknown) => void) => void;
  close: () => void;
}

/** The global object in Node. */
interface NodeWorld {
  process: { getBuiltinModule?: (name: 'node:worker_threads') => { parentPort: NodePort | null } };
  setImmediate: (turn: () => void) => void;
}

const isNode = (world: object): world is NodeWorld => 'process' in world;

/** The length of a slice, which is how long a `stop` waits at most. */
const SLICE_MS = 10;

/** An object with an id for its answer. */
type Question = { id: number | string };

/** Whether a message is a question, which is answered with an object. */
function isQuestion(message: unknown): message is Question {
  const id = (message as { id?: unknown } | null | undefined)?.id;
  return typeof message === 'object' && (typeof id === 'number' || typeof id === 'string');
}

/** Answers messages. */
function converse(port: Port) {
  let session: Session | null = null;
  /** Messages received before the wasm was ready. */
  let waiting: unknown[] = [];
  /** Why there is no engine. */
  let failure: QuestionErrorFields | null = null;
  let isTurnDue = false;
  const postTurn = port.turns(() => guard(null, turn));
  port.listen(take);

  /** Answers a line or a question; anything else is for others. */
  function take(message: unknown) {
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

  function reply(session: Session, question: Question) {
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
   *
   * @param message the message that is being answered
   */
  function guard(message: unknown, work: () => void) {
    try {
      work();
    } catch (error) {
      const failed: QuestionErrorFields = { code: 'engine-failed', ...explained('the engine failed', error) };
      refuse(null, failed);
      if (isQuestion(message)) refuse(message, failed);
      fail(failed);
      raise(error);
    }
  }

  function refuse(message: unknown, error: QuestionErrorFields) {
    port.post(isQuestion(message) ? { id: message.id, error } : `info string error: ${error.message}`);
  }

  /** Answers everything with this error from now on. */
  function fail(error: QuestionErrorFields) {
    session = null;
    failure = error;
    takeWaiting();
  }

  /** The wasm is ready. */
  function begin(ready: Session) {
    session = ready;
    takeWaiting();
  }

  return { begin, fail, post: port.post };
}

/** Receives a message, which should be one line, line by line. */
function receive(session: Session, text: string) {
  for (const line of text.replace(/\r?\n$/, '').split(/\r?\n/)) {
    session.receive(line);
  }
}

/** The result of a question or the error that it is refused with; traps are thrown. */
function resultOf(answer: () => object) {
  try {
    return { result: answer() };
  } catch (error) {
    if (error instanceof Error) throw error;
    return { error: error as QuestionErrorFields };
  }
}

/** The detail of an error and its message. */
function explained(message: string, error: unknown) {
  const detail = error instanceof Error ? error.message : String(error);
  return { detail, message: `${message}: ${detail}` };
}

/** Throws an uncaught error, so that the worker gets an `error` event. A rejected promise causes none. */
function raise(error: unknown) {
  queueMicrotask(() => {
    throw error;
  });
}

/** The connection to the page or the Node program that started this worker. */
function connect(): Port {
  const world: object = globalThis;
  if ('WorkerGlobalScope' in world) {
    return connectBrowser();
  }
  const port = isNode(world) && world.process.getBuiltinModule?.('node:worker_threads').parentPort;
  if (!port) {
    throw new Error('micro-max.worker.js needs a worker, of a browser or of Node 20.16 or later');
  }
  return connectNode(port, world);
}

function connectBrowser(): Port {
  return {
    post: (message) => globalThis.postMessage(message),
    listen: (take) => globalThis.addEventListener('message', (event) => take(event.data)),
    turns(turn) {
      // Messages of a channel alternate with those of the page; a timer would wait 4 ms.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = turn;
      return () => port2.postMessage(null);
    },
    close: () => globalThis.close(),
  };
}

/**
 * @param port of the worker
 * @param world the global object
 */
function connectNode(port: NodePort, world: NodeWorld): Port {
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
 *
 * @param wasm gzip as base64
 */
export async function serveMicroMax({ initSync, Session, gunzip }: Bindings, wasm: string) {
  const { begin, fail, post } = converse(connect());
  try {
    initSync({ module: await gunzip(Uint8Array.from(atob(wasm), (char) => char.charCodeAt(0))) });
    begin(new Session(post, performance));
  } catch (error) {
    // The event comes first: some pages start the worker again when they receive it. For all other
    // pages, each message is then answered with the error.
    raise(error);
    setTimeout(() => fail({ code: 'engine-not-started', ...explained('the engine cannot start', error) }));
  }
}
