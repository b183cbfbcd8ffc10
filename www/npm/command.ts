// The command of the package: the engine on standard input and output, in UCI or, once it is asked, in XBoard's protocol.
//
// `tools/worker.ts` joins it with gunzip.ts, the glue of the crate `wasm` and the wasm itself into one classic script,
// `micro-max.command.js`, which ends with a call of `serveMicroMax`.

/** A session of the crate `wasm`. */
interface CommandSession {
  receive: (line: string) => void;
  /** Ends the input. */
  close: () => void;
  think: (sliceMs: number) => boolean;
  isOver: boolean;
}

/** The output of Node. */
interface Output {
  write: (text: string) => void;
  on: (event: 'error', act: () => void) => void;
}

/** The lines of an input. */
interface Lines {
  on: {
    (event: 'line', take: (line: string) => void): void;
    (event: 'close', act: () => void): void;
  };
  close: () => void;
}

declare const process: {
  stdin: { destroy: () => void };
  stdout: Output;
  exit: () => void;
  getBuiltinModule: (name: 'node:readline') => { createInterface: (options: { input: object }) => Lines };
};
declare const setImmediate: (turn: () => void) => void;

/** The length of a slice, which is how long a `stop` waits at most. */
const SLICE_MS = 10;

/**
 * Runs the command.
 *
 * @param bindings The glue that wasm-bindgen generates for the crate, and functions of other modules.
 * @param bindings.initSync Instantiates the wasm.
 * @param bindings.gunzip Of gunzip.ts.
 * @param wasm gzip as base64
 */
export async function serveMicroMax(
  {
    initSync,
    CommandSession,
    gunzip,
  }: {
    initSync: (options: { module: BufferSource }) => void;
    CommandSession: new (sink: (line: string) => void, clock: Performance) => CommandSession;
    gunzip: (bytes: Uint8Array) => Promise<ArrayBuffer>;
  },
  wasm: string,
) {
  initSync({ module: await gunzip(Uint8Array.from(atob(wasm), (char) => char.charCodeAt(0))) });
  const session = new CommandSession((line) => process.stdout.write(`${line}\n`), performance);
  const input = process.getBuiltinModule('node:readline').createInterface({ input: process.stdin });
  let isTurnDue = false;

  /** Schedules the next slice after the lines that have arrived. */
  function scheduleTurn() {
    if (!isTurnDue) setImmediate(turn);
    isTurnDue = true;
  }

  function turn() {
    isTurnDue = false;
    if (session.think(SLICE_MS)) scheduleTurn();
    else if (session.isOver) end();
  }

  function end() {
    input.close();
    process.stdin.destroy();
  }

  input.on('line', (line) => {
    session.receive(line);
    scheduleTurn();
  });
  input.on('close', () => {
    session.close();
    scheduleTurn();
  });
  // The reader has closed the pipe.
  process.stdout.on('error', () => process.exit());
}
