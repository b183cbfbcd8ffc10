// @ts-check
// The command of the package: the engine on standard input and output, in UCI or, once it is asked, in XBoard's protocol.
//
// `cargo xtask dist` joins it with gunzip.js, the glue of the crate `wasm` and the wasm itself into one classic script,
// `micro-max.command.js`. Therefore it imports nothing, and the script ends with a call of `serveMicroMax`.

/**
 * @typedef {object} CommandSession A session of the crate `wasm`.
 * @property {(line: string) => void} receive
 * @property {() => void} close Ends the input.
 * @property {(sliceMs: number) => boolean} think
 * @property {boolean} isOver
 */

/** The length of a slice, which is how long a `stop` waits at most. */
const SLICE_MS = 10;

/**
 * Runs the command.
 * @param {object} bindings The glue that wasm-bindgen generates for the crate, and functions of other modules.
 * @param {(options: { module: BufferSource }) => void} bindings.initSync Instantiates the wasm.
 * @param {new (sink: (line: string) => void, clock: Performance) => CommandSession} bindings.CommandSession
 * @param {(bytes: Uint8Array) => Promise<ArrayBuffer>} bindings.gunzip Of gunzip.js.
 * @param {string} wasm gzip as base64
 */
// eslint-disable-next-line no-unused-vars -- called by a line that the build appends
async function serveMicroMax({ initSync, CommandSession, gunzip }, wasm) {
  const { process, setImmediate } = /** @type {any} */ (globalThis);
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

  input.on('line', (/** @type {string} */ line) => {
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
