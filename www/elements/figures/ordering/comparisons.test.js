import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WAYS, barsAt, describe, without } from './comparisons.js';

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

const bar = (off, nodes, factor, to = 1) => ({
  off,
  nodes,
  factor,
  found: nodes === null ? null : { ply: 3, nodes, score: 0, from: 0, to },
});

test('the savings of each technique are described', () => {
  assert.equal(
    describe(3, [
      bar(0, 4378, 1),
      bar(2, 15_941, 3.641),
      bar(1, 8374, 1.91),
      bar(3, 18_591, 4.246),
      bar(7, null, null),
    ]),
    'To ply 3: 4,378 positions with all three aids. One of the eight searches takes more than a million. ' +
      'Without the best move first alone: × 3.6. Without the table alone: × 1.9. Those that got there play the same move.',
  );
  assert.equal(
    describe(3, [bar(0, 4378, 1), bar(3, 18_591, 4.246)]),
    'To ply 3: 4,378 positions with all three aids. The costliest search is that without the best move first and the table: 18,591, 4.2 times as many. ' +
      'All play the same move.',
  );
});

test('searches with different results are reported', () => {
  assert.match(describe(1, [bar(0, 50, 1), bar(2, 60, 1.2, 2)]), /2 different moves are played\.$/);
  assert.match(describe(1, []), /no legal move/);
});
