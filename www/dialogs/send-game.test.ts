import assert from 'node:assert/strict';
import { test } from 'node:test';
import decodeQR from 'qr/decode.js';
import { qrCode } from './send-game.tsx';

/** The size of a module, and the margin around the code, in pixels. */
const [SCALE, MARGIN] = [3, 12];

/** A code as a screenshot shows it. */
function pictureOf(rows: boolean[][]) {
  const side = rows.length * SCALE + 2 * MARGIN;
  const data = new Uint8Array(4 * side * side).fill(255);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const [row, column] = [y, x].map((at) => Math.floor((at - MARGIN) / SCALE));
      if (rows[row]?.[column]) data.fill(0, 4 * (y * side + x), 4 * (y * side + x) + 3);
    }
  }
  return { width: side, height: side, data };
}

const link = (length: number) => `https://example.org/play/#g=${'A9dpO-_'.repeat(200).slice(0, length)}&with=pzcb.2`;

test('codes are read by another library', () => {
  const texts = [
    'x',
    '12345678901234567890',
    'HTTPS://EXAMPLE.ORG/$%*+-./:',
    'é ♞ 😀',
    'https://example.org/#v=crazyhouse&m=e2e4.d7d5',
    `file:///home/ann/micro-max.html#d=${'q1YqLs'.repeat(30)}`,
    ...Array.from({ length: 16 }, (_, index) => link(75 * index)),
  ];
  for (const text of texts) {
    const rows = qrCode(text);
    assert.ok(rows, text);
    assert.equal(decodeQR(pictureOf(rows)), text);
  }
});

test('the size follows from the length of the text in bytes', () => {
  const sizeOf = (text: string) => qrCode(text)?.length ?? null;
  assert.deepEqual(
    [1, 17, 18, 1273, 1274].map((length) => sizeOf('x'.repeat(length))),
    [21, 21, 25, 117, null],
  );
  assert.equal(sizeOf('é'.repeat(9)), 25);
});
