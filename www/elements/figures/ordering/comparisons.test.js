import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barsAt, WAYS, without } from './comparisons.js';

const found = (ply, nodes) => ({ ply, nodes, score: 0, from: 0, to: 0 });
const SEARCHES = new Map([
  [0, [found(1, 50), found(2, 100)]],
  [2, [found(1, 50), found(2, 400)]],
  [7, [found(1, 60)]],
  [1, [found(1, 50), found(98, 70)]],
]);

test('every combination of disabled aids occurs once', () => {
  assert.deepEqual([...WAYS].sort(), [0, 1, 2, 3, 4, 5, 6, 7]);
  assert.deepEqual([without(0), without(3), without(4)], [[], ['best', 'table'], ['deepening']]);
});

test('bars are relative to the search with all aids', () => {
  const bars = barsAt(SEARCHES, 2);
  assert.deepEqual(
    bars.map(({ off, nodes, factor }) => [off, nodes, factor]),
    [
      [0, 100, 1],
      [2, 400, 4],
      [1, 70, 0.7],
      [7, null, null],
    ],
  );
  assert.deepEqual(
    barsAt(SEARCHES, 1).map(({ factor }) => factor),
    [1, 1, 1, 1.2],
  );
});
