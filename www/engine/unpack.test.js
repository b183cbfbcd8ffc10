import assert from 'node:assert/strict';
import test from 'node:test';

import { unpack } from './unpack.js';

/** Exports of the unpacker, each a name and its kind and number: `memory`, and functions 0 to 2. */
const EXPORTS = ['memory', 'packed', 'module', 'unpack'].flatMap((name, index) => [
  name.length, ...Buffer.from(name), index ? 0 : 2, Math.max(0, index - 1),
]);

/**
 * An unpacker with which the packed bytes lie at 8 and the module at 9: it takes the first of the packed bytes for the
 * length of the module.
 */
const UNPACKER = [
  0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
  1, 5, 1, 0x60, 0, 1, 0x7f,
  3, 4, 3, 0, 0, 0,
  5, 3, 1, 0, 1,
  7, EXPORTS.length + 1, 4, ...EXPORTS,
  10, 19, 3,
  4, 0, 0x41, 8, 0x0b, // 8
  4, 0, 0x41, 9, 0x0b, // 9
  7, 0, 0x41, 8, 0x2d, 0, 0, 0x0b, // the byte at 8
];

test('the module is what the unpacker leaves', () => {
  const unpacker = String.fromCharCode(...UNPACKER.map((byte) => ((byte + 16) % 256) + 32));
  const module = unpack(unpacker, '\x03abcd');
  assert.equal(String.fromCharCode(...module), 'abc');
});
