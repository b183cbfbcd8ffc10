import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundText, scoreText, sideOf } from './score.js';

test('scores are in pawns', () => {
  assert.deepEqual([-85, 0, 104, 3998, -4000, 8000].map(scoreText), ['−0.85', '0.00', '+1.04', '+mate', '−mate', '+king']);
});

test('a window may be open', () => {
  assert.deepEqual([-8001, -99, 8000].map(boundText), [null, '−0.99', null]);
});

test('sides have names', () => {
  assert.deepEqual([8, 16].map(sideOf), ['White', 'Black']);
});
