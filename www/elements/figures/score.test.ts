import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exchange } from '../../texts/en/figures/exchange.ts';
import { tree } from '../../texts/en/figures/tree.ts';
import { boundText, kindAt, placeOf, scoreText, sideOf, signAt, titleOf, valueText, windowAt } from './score.ts';

test('scores are in hundreds of points, mates in moves', () => {
  assert.deepEqual(
    [-85, 0, 104, 3998, -3997, -4000, -2079, 8000].map((score) => scoreText(score)),
    ['−0.85', '0.00', '+1.04', 'mate in 2', 'mated in 3', 'mated', '−20.79', '+king'],
  );
});

test('captions state the unit of the scores', () => {
  assert.equal(scoreText(99), '+0.99');
  assert.match(tree.scores({ side: 'White' }), /1\.00 is 100 points, a pawn is 0\.99/);
  assert.match(exchange.axis({ side: 'White' }), /1\.00 is 100 points, a pawn is 0\.99/);
});

test('a window may be open', () => {
  assert.deepEqual([-8001, -99, 8000].map(boundText), [null, '−0.99', null]);
});

test('sides have names', () => {
  assert.deepEqual([8, 16].map(sideOf), ['White', 'Black']);
});

test('the axis is fine in the middle, and ends', () => {
  assert.deepEqual(
    [99, 99 + 1200, 99 - 1200, -8001].map((score) => Math.round(placeOf(score, 99))),
    [50, 100, 0, 0],
  );
  assert.ok(placeOf(109, 99) - 50 > placeOf(209, 99) - placeOf(199, 99));
});

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
