import assert from 'node:assert/strict';
import { test } from 'node:test';

import { accuracyOf, moveAccuracy } from './accuracy.js';

test('a move that loses nothing is accurate; the more it loses, the less it is', () => {
  assert.deepEqual([moveAccuracy(50, 50), moveAccuracy(50, 60)], [100, 100]);
  assert.ok(Math.abs(moveAccuracy(50, 40) - 64.58) < 0.1);
  assert.equal(moveAccuracy(100, 0), 0);
});

test('a side that loses nothing has an accuracy of 100', () => {
  assert.equal(accuracyOf([0, 0.1, 0.1, 0.2], 'white', 'white'), 100);
  assert.equal(accuracyOf([0, 0.1, 0.05, 0.2, 0.2], 'white', 'white'), 100);
});

test('only the moves of the side count, whoever has the first one', () => {
  const chances = [0, -0.5, -0.5, -0.5];
  assert.ok(accuracyOf(chances, 'white', 'white') < 60);
  assert.equal(accuracyOf(chances, 'black', 'white'), 100);
  assert.equal(accuracyOf(chances, 'white', 'black'), 100);
  assert.ok(accuracyOf([0, 0.5, 0.5], 'black', 'black') < 60);
});

test('a pass is no move', () => {
  const chances = [0, 0, 0, -0.5, -0.5];
  assert.ok(accuracyOf(chances, 'white', 'white') < 80);
  assert.equal(
    accuracyOf(chances, 'white', 'white', (index) => index === 3),
    100,
  );
});

test('a loss among calm moves weighs less than one among sharp ones', () => {
  const calm = accuracyOf([0, 0, 0, 0, 0, 0, 0, 0, 0, -0.2, -0.2], 'white', 'white');
  assert.ok(calm > 70 && calm < 100);
});

test('without two scores in a row there is no accuracy', () => {
  assert.equal(accuracyOf([], 'white', 'white'), null);
  assert.equal(accuracyOf([0], 'white', 'white'), null);
  assert.equal(accuracyOf([0, null, 0, null], 'white', 'white'), null);
});
