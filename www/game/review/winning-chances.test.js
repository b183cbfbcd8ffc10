import assert from 'node:assert/strict';
import { test } from 'node:test';

import { chancesOf, forSide, percentOf } from './winning-chances.js';

const cp = (value) => ({ cp: value, mate: null });
const mate = (value) => ({ cp: null, mate: value });

test('chances grow with the score, ever more slowly, and a mate is certain', () => {
  assert.equal(chancesOf(cp(0)), 0);
  assert.ok(Math.abs(chancesOf(cp(100)) - 0.282) < 0.001);
  assert.ok(Math.abs(chancesOf(cp(300)) - 0.695) < 0.001);
  assert.ok(Math.abs(chancesOf(cp(1500)) - 0.998) < 0.001);
  assert.equal(chancesOf(cp(-250)), -chancesOf(cp(250)));
  assert.deepEqual([mate(3), mate(-30), cp(-10000)].map(chancesOf), [1, -1, -1]);
  assert.equal(chancesOf(null), null);
});

test('chances of a side, and in per cent', () => {
  assert.deepEqual([forSide(0.5, 'white'), forSide(0.5, 'black')], [0.5, -0.5]);
  assert.deepEqual([-1, 0, 0.5, 1].map(percentOf), [0, 50, 75, 100]);
});
