import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kindAt, signAt, windowAt } from './perspective.js';

test('bounds are swapped with the side', () => {
  assert.deepEqual(windowAt({ alpha: -8001, beta: -99 }, 1), { low: 99, high: 8001 });
  assert.deepEqual(windowAt({ alpha: -5, beta: 9 }, 2), { low: -5, high: 9 });
  assert.deepEqual(
    [kindAt('least', 1), kindAt('least', 2), kindAt('exact', 1), kindAt(null, 1)],
    ['most', 'least', 'exact', null],
  );
});

test('scores change their sign with the side', () => {
  assert.deepEqual([0, 1, 2, 3].map(signAt), [1, -1, 1, -1]);
});
