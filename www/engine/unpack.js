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

/**
 * The bytes of base64.
 * @param {string} base64
 */
function bytesOf(base64) {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    bytes[index] = text.charCodeAt(index);
  }
  return bytes;
}

/**
 * @param {string} unpacker a wasm, in base64
 * @param {string} packed in base64
 * @returns {BufferSource} the module
 */
export function unpack(unpacker, packed) {
  const instance = new WebAssembly.Instance(new WebAssembly.Module(bytesOf(unpacker)));
  const { memory, ...helper } = /** @type {Unpacker} */ (/** @type {unknown} */ (instance.exports));
  new Uint8Array(memory.buffer).set(bytesOf(packed), helper.packed());
  const length = helper.unpack();
  return new Uint8Array(memory.buffer, helper.module(), length);
}
