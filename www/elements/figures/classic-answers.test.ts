import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeOf, hexOf, insideOf, placementOf, signed, squareOf } from './classic-answers.ts';

test('codes count from a8, 16 a row', () => {
  assert.deepEqual(['a8', 'h8', 'i8', 'a7', 'e4', 'h1', 'p1'].map(codeOf), [0x00, 0x07, 0x08, 0x10, 0x44, 0x77, 0x7f]);
  for (const code of [0, 0x44, 0x77, 0x7f]) assert.equal(codeOf(squareOf(code) ?? ''), code);
  assert.deepEqual([squareOf(-1), squareOf(0x80)], [null, null]);
});

test('rows have names', () => {
  const bytes = Array.from({ length: 129 }, (_, index) => index);
  const constants = Array.from({ length: 33 }, (_, index) => index);
  const inside = insideOf([
    [1, 9, 0x64, 0x44, 0x44, 0, 9, 0x54, 128, 0, 3, 0, 9, -17, 333, 444, 0x54],
    [0, 0x74, 44, -99, 12],
    [2, 8, 0, 5, 7, 111, 222, 128],
    [3, ...bytes, ...bytes.toReversed()],
    [4, ...constants],
  ]);
  assert.deepEqual([inside.head.side, inside.head.running, inside.head.keyLock, inside.head.passed], [8, 7, 222, 128]);
  assert.deepEqual([inside.steps.length, inside.first[0], inside.worth.length, inside.worth[7]], [17, 17, 8, 32]);
  assert.deepEqual([inside.board.length, inside.board[1], inside.back[0], inside.back.length], [129, 1, 128, 129]);
  assert.deepEqual([inside.changes[0].piece, inside.changes[0].passedAfter], [9, 0x54]);
  assert.deepEqual(inside.pieces, [{ square: 0x74, piece: 44, worth: -99, centre: 12 }]);
});

test('bytes are pieces on squares', () => {
  const bytes = Array<number>(129).fill(0);
  [bytes[0x04], bytes[0x08], bytes[0x70], bytes[128]] = [52, 28, 46, 46];
  assert.deepEqual(placementOf(bytes), { e8: 'k', a1: 'R' });
});

test('numbers have a typographic minus', () => {
  assert.deepEqual([hexOf(5), hexOf(0x7f), signed(-17), signed(0)], ['0x05', '0x7F', '−17', '+0']);
});
