import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partAfter, rowsOf } from './map-cells.ts';

test('a word goes on in the next row', () => {
  assert.deepEqual(rowsOf(0, 3, 80), [[0, 0, 3]]);
  assert.deepEqual(rowsOf(78, 2, 80), [[78, 0, 2]]);
  assert.deepEqual(rowsOf(78, 5, 80), [
    [78, 0, 2],
    [0, 1, 3],
  ]);
  assert.deepEqual(rowsOf(165, 170, 80), [
    [5, 2, 75],
    [0, 3, 80],
    [0, 4, 15],
  ]);
});

test('arrow keys go round the parts', () => {
  const parts = ['a', 'b', 'c'];
  assert.equal(partAfter(parts, 'a', 'ArrowRight'), 'b');
  assert.equal(partAfter(parts, 'c', 'ArrowDown'), 'a');
  assert.equal(partAfter(parts, 'a', 'ArrowLeft'), 'c');
  assert.equal(partAfter(parts, 'c', 'ArrowUp'), 'b');
  assert.equal(partAfter(parts, 'b', 'Home'), 'a');
  assert.equal(partAfter(parts, 'b', 'End'), 'c');
  assert.equal(partAfter(parts, 'b', 'Enter'), null);
});
