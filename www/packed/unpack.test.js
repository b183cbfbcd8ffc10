import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { bytesOf, textsOf } from './unpack.js';

/** As `seven_bits.rs` writes it. @param {Uint8Array} bytes */
function textOf(bytes) {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = (bits.match(/.{1,7}/g) ?? []).map((seven) => Number.parseInt(seven.padEnd(7, '0'), 2));
  let text = '';
  for (let index = 0; index < letters.length; index += 1) {
    const changed = [0, 10, 13, 60].indexOf(letters[index]);
    text += String.fromCharCode(changed < 0 ? letters[index] : ((changed + 1) << 7) | (letters[index += 1] ?? 0));
  }
  return text;
}

test('bytes come back', () => {
  assert.deepEqual(bytesOf('U@', 1), Uint8Array.of(0b1010_1011));
  assert.deepEqual(bytesOf('\u0080\u0080', 2), Uint8Array.of(0, 0));
  assert.deepEqual(bytesOf('', 0), new Uint8Array());
  for (let length = 0; length < 40; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 59 + length * 31) % 256);
    assert.deepEqual(bytesOf(textOf(bytes), length), bytes);
  }
});

test('texts come back', async () => {
  const packed = new Uint8Array(gzipSync('first é ♞\0second'));
  assert.deepEqual(await textsOf(bytesOf(textOf(packed), packed.length)), ['first é ♞', 'second']);
});

test('a damaged file is an error', async () => {
  const packed = new Uint8Array(gzipSync('text'));
  packed[12] ^= 1;
  await assert.rejects(textsOf(packed));
});
