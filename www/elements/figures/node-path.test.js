import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTest, uciOf, pathOf } from './node-path.js';

const stop = (keyIndex, piece, from, to) => ({
  node: 1,
  call: { keyIndex, keyLock: keyIndex },
  candidate: { piece, from, to },
  entry: {},
});

test('moves are written by their squares', () => {
  assert.equal(uciOf({ from: 0x64, to: 0x44 | 0x80 }), 'e2e4');
});

test('a path has the moves of all nodes but the last', () => {
  const stops = [stop(1, 9, 0x64, 0x44), stop(2, 18, 0x67, 0x77), stop(3, 0, 0, 0)];
  assert.deepEqual(pathOf(stops), { moves: ['e2e4', 'h2h1q'], isOpen: [true, true, true] });
  assert.deepEqual(pathOf(stops.slice(0, 1)), { moves: [], isOpen: [true] });
});

test('a path ends at a null move', () => {
  const stops = [stop(1, 9, 0x64, 0x44), stop(2, 12, 0x00, 0x01), stop(2, 0, 0, 0)];
  assert.deepEqual(pathOf(stops), { moves: ['e2e4'], isOpen: [true, true, false] });
  assert.deepEqual([isTest(stops, 0), isTest(stops, 1), isTest(stops, 2)], [false, false, true]);
});
