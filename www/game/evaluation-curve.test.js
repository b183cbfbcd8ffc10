import assert from 'node:assert/strict';
import { test } from 'node:test';

import { areaPath, bestOf, chancesOf, curvePath, lossesOf, pointsOf, xOf, yOf } from './evaluation-curve.js';

const cp = (value) => ({ cp: value, mate: null });
const mate = (value) => ({ cp: null, mate: value });

test('chances follow the curve of lichess, and a mate is all but certain', () => {
  assert.equal(chancesOf(cp(0)), 0);
  assert.ok(Math.abs(chancesOf(cp(100)) - 0.1821) < 0.0005);
  assert.ok(Math.abs(chancesOf(cp(300)) - 0.5023) < 0.0005);
  assert.equal(chancesOf(cp(-250)), -chancesOf(cp(250)));
  assert.ok(chancesOf(mate(3)) > 0.999 && chancesOf(mate(3)) <= 1);
  assert.ok(chancesOf(mate(-30)) < -0.999);
  assert.equal(chancesOf(null), null);
});

test('the box has the first position at its left, the last at its right, White above', () => {
  assert.deepEqual([0, 1, 2].map((index) => xOf(index, 3)), [0, 500, 1000]);
  assert.equal(xOf(0, 1), 0);
  assert.deepEqual([1, 0, -1].map(yOf), [0, 100, 200]);
});

test('the curve goes through every score, and straight over those that are missing', () => {
  const points = [0, null, 1, null].map((chances, index) => ({ index, chances }));
  assert.equal(curvePath(points), 'M0 100L666.7 0');
  assert.equal(curvePath([{ index: 0, chances: null }]), '');
});

test('the areas meet where the curve passes the middle', () => {
  const points = [0.5, -0.5].map((chances, index) => ({ index, chances }));
  assert.equal(curvePath(points), 'M0 50L500 100L1000 150');
  assert.equal(areaPath(points, 'white'), 'M0 100L0 50L500 100L1000 100L1000 100z');
  assert.equal(areaPath(points, 'black'), 'M0 100L0 100L500 100L1000 150L1000 100z');
  assert.equal(areaPath([], 'white'), '');
});

test('a move that loses much is found for its side, and only with both scores', () => {
  const scores = [cp(0), cp(-200), cp(-180), cp(-170), cp(100), null, cp(-900), mate(5)];
  assert.deepEqual(lossesOf(pointsOf(scores), 'white'), [{ index: 1, side: 'white' }, { index: 4, side: 'black' }]);
  assert.deepEqual(lossesOf(pointsOf(scores), 'black'), [{ index: 7, side: 'black' }]);
  assert.deepEqual(lossesOf(pointsOf([mate(3), mate(7), cp(900)]), 'white'), []);
});

test('where a side stood best', () => {
  const points = pointsOf([cp(0), null, cp(250), cp(-40), mate(-2)]);
  assert.equal(bestOf(points, 'white'), 2);
  assert.equal(bestOf(points, 'black'), 4);
  assert.equal(bestOf([], 'white'), null);
});
