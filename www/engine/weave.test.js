import assert from 'node:assert/strict';
import test from 'node:test';

import { weave } from './weave.js';

const [CODES, LOCALS, CONSTANTS, OFFSETS, CALLS, BRANCHES, REST] = [0, 1, 2, 3, 4, 5, 6];

/** What is in the module before its code: a type, a function of it, a table, a memory, and a name for the function. */
const HEAD = [
  0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
  1, 6, 1, 0x60, 1, 0x7f, 1, 0x7f,
  3, 2, 1, 0,
  4, 4, 1, 0x70, 0, 1,
  5, 3, 1, 0, 1,
  7, 5, 1, 1, 0x66, 0, 0,
];

/** The function, as pieces of streams; in brackets what is stored where that is something else. */
const PIECES = [
  [REST, 1, 2, 0x7f], // two locals
  [CODES, 0x02], [REST, 0x40], // block
  [CODES, 0x03], [REST, 0x40], // loop
  [CODES, 0x20], [LOCALS, 0], [CODES, 0x0d], [BRANCHES, 1], // local.get 0; br_if 1
  [CODES, 0x41], [CONSTANTS, 0x00], [CODES, 0x0e], [BRANCHES, 1, 0, 1], // 0; br_table 0 1
  [CODES, 0x0b], [CODES, 0x0b], // end; end
  [CODES, 0x41], [CONSTANTS, 0x08], [CODES, 0x20], [LOCALS, 0], // 8; local.get 0
  [CODES, 0x36, [0xee]], [REST, 1], [OFFSETS, 0x80, 0x02], // i32.store of two-byte alignment at 256
  [CODES, 0x41], [CONSTANTS, 0x88, 0x02], // 264
  [CODES, 0x2d], [OFFSETS, 0], // i32.load8_u, alignment as usual
  [CODES, 0x22], [LOCALS, 1], // local.tee 1
  [CODES, 0x04], [REST, 0x40], [CODES, 0x05], [CODES, 0x0b], // if; else; end
  [CODES, 0x44], [REST, 0, 0, 0, 0, 0, 0, 0x1c, 0x40], // 7.0
  [CODES, 0xfc], [REST, 2], [CODES, 0xc0], // i32.trunc_sat_f64_s; i32.extend8_s
  [CODES, 0x42], [CONSTANTS, 0x7f], [CODES, 0xa7], // -1; i32.wrap_i64
  [CODES, 0x20], [LOCALS, 0], [CODES, 0x1c], [REST, 1, 0x7f], // local.get 0; select of an i32
  [CODES, 0x0f], // return
  [CODES, 0x41], [CONSTANTS, 0], [CODES, 0x10], [CALLS, 0], // 0; call 0
  [CODES, 0x41], [CONSTANTS, 0], [CODES, 0x11], [REST, 0, 0], // 0; call_indirect
  [CODES, 0x41], [CONSTANTS, 0], [CODES, 0x41], [CONSTANTS, 0], // 0; 0
  [CODES, 0xfc], [REST, 11, 0], // memory.fill
  [CODES, 0x00], [CODES, 0x0b], // unreachable; end
];

/** The module and its streams. */
function example() {
  const streams = [[], [], [], [], [], [], []];
  const body = [];
  for (const [stream, ...bytes] of PIECES) {
    const stored = Array.isArray(bytes.at(-1)) ? bytes.pop() : bytes;
    streams[stream].push(...stored);
    body.push(...bytes);
    if (stream === CODES && bytes[0] === 0x2d) body.push(0); // its usual alignment
  }
  assert.ok(body.length < 126, 'lengths of one byte');
  // The length of the section is stored, that of the function is not.
  const section = [10, body.length + 2, 1];
  streams[REST].unshift(...HEAD, ...section);
  return { module: [...HEAD, ...section, body.length, ...body], streams };
}

test('a module that compiles comes out of streams', async () => {
  const { module, streams } = example();
  const lengths = new Uint32Array([module.length, ...streams.map((stream) => stream.length)]);
  const stored = new Uint8Array([...new Uint8Array(lengths.buffer), ...streams.flat()]);
  const woven = weave(stored.buffer);
  assert.deepEqual([...woven], module);
  const { instance } = await WebAssembly.instantiate(woven);
  assert.equal(typeof instance.exports.f, 'function');
});
