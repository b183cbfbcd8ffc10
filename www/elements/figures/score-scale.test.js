import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeOf } from './score-scale.js';

test('the axis is fine in the middle, and ends', () => {
  assert.deepEqual(
    [99, 99 + 1200, 99 - 1200, -8001].map((score) => Math.round(placeOf(score, 99))),
    [50, 100, 0, 0],
  );
  assert.ok(placeOf(109, 99) - 50 > placeOf(209, 99) - placeOf(199, 99));
});
