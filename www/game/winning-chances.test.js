import assert from 'node:assert/strict';
import { test } from 'node:test';

import { chancesOf, forSide, percentOf } from './winning-chances.js';

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

test('chances of a side, and in per cent', () => {
  assert.deepEqual([forSide(0.5, 'white'), forSide(0.5, 'black')], [0.5, -0.5]);
  assert.deepEqual([-1, 0, 0.5, 1].map(percentOf), [0, 50, 75, 100]);
});
