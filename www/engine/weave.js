// @ts-check
// A wasm module out of streams. Instructions and the operands of each kind are stored apart, since like compresses
// with like: deflate makes a seventh less of them. `crates/xtask/src/worker/streams.rs` is the other direction.
//
// `cargo xtask build` joins it into the worker; it is a module for the tests only.

/** The streams in the order in which they are stored. */
const CODES = 0;
const LOCALS = 1;
const CONSTANTS = 2;
const OFFSETS = 3;
const CALLS = 4;
const BRANCHES = 5;
const REST = 6;

/** The usual alignments of the loads and stores, codes 0x28 to 0x3e. */
const ALIGNMENTS = '23230011001122232301012';

/** Added to the code of a load or store whose alignment is another one, which the rest has. */
const UNALIGNED = 0xb8;

/** How many numbers follow a code 0xfc, by the number that says which instruction it is. */
const MORE = '000000002121212111';

/**
 * @param {ArrayBuffer} stored the length of the module, those of the streams, the streams
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function weave(stored) {
  const bytes = new Uint8Array(stored);
  const lengths = new Uint32Array(stored.slice(0, 32));
  const module = new Uint8Array(lengths[0]);
  let length = 0;
  let start = 32;
  /** Where each stream is read next. */
  const places = [...lengths.subarray(1)].map((size) => (start += size) - size);

  /** @param {number} stream */
  function copy(stream) {
    const byte = bytes[places[stream]];
    places[stream] += 1;
    module[length] = byte;
    length += 1;
    return byte;
  }

  /**
   * Copies bytes.
   * @param {number} stream
   * @param {number} count
   */
  function run(stream, count) {
    for (let left = count; left > 0; left -= 1) copy(stream);
  }

  /**
   * Copies a number.
   * @param {number} stream
   */
  function number(stream) {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = copy(stream);
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  }

  /**
   * Copies numbers.
   * @param {number} stream
   * @param {number} count
   */
  function numbers(stream, count) {
    for (let left = count; left > 0; left -= 1) number(stream);
  }

  /** Copies an instruction; returns how much deeper the next one is nested. */
  function instruction() {
    const start = length;
    let code = copy(CODES);
    const isUnaligned = code >= 0x28 + UNALIGNED && code <= 0x3e + UNALIGNED;
    if (isUnaligned) module[start] = code -= UNALIGNED;
    if (code >= 0x28 && code <= 0x3e) {
      if (isUnaligned) number(REST);
      else module[length++] = Number(ALIGNMENTS[code - 0x28]);
      number(OFFSETS);
    } else if (code >= 0x20 && code <= 0x22) number(LOCALS);
    else if (code === 0x41 || code === 0x42) number(CONSTANTS);
    else if (code === 0x10) number(CALLS);
    else if (code === 0x0c || code === 0x0d) number(BRANCHES);
    else if (code === 0x0e) numbers(BRANCHES, number(BRANCHES) + 1);
    else if (code === 0x0b) return -1;
    else if (code >= 0x02 && code <= 0x04) {
      number(REST);
      return 1;
    } else if (code === 0x11) numbers(REST, 2);
    else if (code === 0x1c) run(REST, number(REST));
    else if (code === 0x43 || code === 0x44) run(REST, code === 0x43 ? 4 : 8);
    else if (code === 0xfc) numbers(REST, Number(MORE[number(REST)]));
    else if ((code >= 0x23 && code <= 0x26) || code === 0x3f || code === 0x40 || code === 0xd0 || code === 0xd2) number(REST);
    return 0;
  }

  /** Copies a function, after its length. */
  function body() {
    const start = length;
    for (let left = number(REST); left > 0; left -= 1) {
      number(REST);
      copy(REST);
    }
    for (let depth = 1; depth > 0;) depth += instruction();
    const size = [];
    for (let left = length - start; left > 0; left >>>= 7) size.push(left > 0x7f ? left & 0x7f | 0x80 : left);
    module.copyWithin(start + size.length, start, length);
    module.set(size, start);
    length += size.length;
  }

  run(REST, 8);
  while (length < module.length) {
    const section = copy(REST);
    const size = number(REST);
    if (section !== 10) run(REST, size);
    else for (let left = number(REST); left > 0; left -= 1) body();
  }
  return module;
}
