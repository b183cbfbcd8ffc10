import assert from 'node:assert/strict';
import { test } from 'node:test';

import { areaPath, bestOf, curvePath, pointsOf, xOf, yOf } from './evaluation-curve.ts';

const cp = (value: number) => ({ cp: value, mate: null });
const mate = (value: number) => ({ cp: null, mate: value });

test('the box has the first position at its left, the last at its right, White above', () => {
  assert.deepEqual(
    [0, 1, 2].map((index) => xOf(index, 3)),
    [0, 500, 1000],
  );
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

test('where a side stood best', () => {
  const points = pointsOf([cp(0), null, cp(250), cp(-40), mate(-2)]);
  assert.equal(bestOf(points, 'white'), 2);
  assert.equal(bestOf(points, 'black'), 4);
  assert.equal(bestOf([], 'white'), null);
});
