import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sumOf } from './sums.js';

const start = { head: { side: 8, material: 0, centre: 3, running: 0 } };
const gains = (material, centre, castling = 0, pawns = 0) => ({ material, centre, castling, pawns });

test('what the moves add is the running score, with the sign of the side to move', () => {
  const here = { head: { side: 16, material: -99, centre: -9, running: -119 }, changes: [gains(0, 4, 0, -9), gains(0, 5, 30), gains(99, 7, 0, 18)] };
  const { terms, gap, running } = sumOf(here, start);
  assert.deepEqual(terms.map(({ carried }) => carried), [-99, -6, 30, -9]);
  assert.equal(terms.reduce((sum, { carried }) => sum + carried, 0), -84);
  assert.deepEqual(terms.map(({ scratch }) => scratch), [-99, -6, null, null]);
  assert.deepEqual([gap, running], [0, -119]);
});

test('a promotion is counted otherwise than its men', () => {
  const here = { head: { side: 16, material: -792, centre: -3, running: -799 }, changes: [gains(799, 0)] };
  assert.equal(sumOf(here, start).gap, -7);
});

test('before any move there is only material', () => {
  const { terms } = sumOf({ head: { side: 8, material: 99, centre: 3, running: 99 }, changes: [] }, { head: { side: 8, material: 99, centre: 3, running: 99 } });
  assert.deepEqual(terms.map(({ carried }) => carried), [99, 0, 0, 0]);
});
