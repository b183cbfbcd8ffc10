import assert from 'node:assert/strict';
import { test } from 'node:test';
import { titleOf, valueText } from './score-lines.ts';

test('a window is described in numbers', () => {
  assert.equal(titleOf({ low: 99, high: 8001 }, 2), 'Window +0.99 to +∞, 2 plies left');
  assert.equal(titleOf({ low: -8000, high: -5 }, 1), 'Window −∞ to −0.05, 1 ply left');
  assert.equal(titleOf({ low: 0, high: 1 }), 'Window 0.00 to +0.01');
});

test('a score has its kind', () => {
  assert.deepEqual(
    (['exact', 'least', 'most', null] as const).map((kind) => valueText(-90, kind)),
    ['=\u00a0−0.90', '≥\u00a0−0.90', '≤\u00a0−0.90', '\u00a0−0.90'],
  );
});
