// @ts-check
// A wasm module out of what `crates/packing` makes of it, with the help of a small wasm, the unpacker, that is made
// of the same crate.
//
// `cargo xtask build` joins it into the worker; it is a module for the tests only.

/**
 * @typedef {object} Unpacker What the small wasm exports.
 * @property {WebAssembly.Memory} memory
 * @property {() => number} packed where what is packed is to be put
 * @property {() => number} module where the module will be
 * @property {() => number} unpack unpacks, and returns how many bytes the module has
 */

/** Which letter tells the byte 0; the first of them, a blank, tells 240. */
const ZERO = 48;

/**
 * @param {string} unpacker a wasm, each byte of it as a letter
 * @param {string} packed in ASCII
 * @returns {BufferSource} the module
 */
export function unpack(unpacker, packed) {
  const wasm = Uint8Array.from(unpacker, (letter) => letter.charCodeAt(0) - ZERO);
  const instance = new WebAssembly.Instance(new WebAssembly.Module(wasm));
  const { memory, ...helper } = /** @type {Unpacker} */ (/** @type {unknown} */ (instance.exports));
  new TextEncoder().encodeInto(packed, new Uint8Array(memory.buffer, helper.packed()));
  const length = helper.unpack();
  return new Uint8Array(memory.buffer, helper.module(), length);
}
