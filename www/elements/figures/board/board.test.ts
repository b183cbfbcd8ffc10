import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeText, rayOf } from './board.tsx';

const codes = (from: string, next: string) => rayOf(from, next).map(({ code }) => code);

test('a ray ends at the first square with a bit of 0x88', () => {
  assert.deepEqual(codes('f1', 'e2'), [0x75, 0x64, 0x53, 0x42, 0x31, 0x20, 0x0f]);
  assert.deepEqual(
    rayOf('f1', 'e2').map(({ test: left }) => left),
    [0, 0, 0, 0, 0, 0, 0x08],
  );
  assert.equal(rayOf('f1', 'e2').at(-1)?.square, 'p8');
});

test('beyond the first byte and the last there is no square, and the test still holds', () => {
  assert.deepEqual(rayOf('b2', 'b1').at(-1), { code: 0x81, square: null, test: 0x80 });
  assert.deepEqual(rayOf('c7', 'c8').at(-1), { code: 0xf2, square: null, test: 0x80 });
});

test("a knight's step is a ray like any other", () => {
  assert.deepEqual(codes('g1', 'f3'), [0x76, 0x55, 0x34, 0x13, 0xf2]);
});

test('a step of 0 gives no ray', () => {
  assert.deepEqual(codes('e4', 'e4'), [0x44]);
});

test('a code in three notations', () => {
  assert.deepEqual(
    (['hex', 'decimal', 'binary'] as const).map((notation) => codeText(0x37, notation)),
    ['0x37', '55', '0011\u20090111'],
  );
});
