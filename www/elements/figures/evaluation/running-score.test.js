import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sumOf } from './running-score.js';

const start = { head: { side: 8, material: 0, centre: 3, running: 0 } };
const gains = (material, centre, castling = 0, pawns = 0) => ({ material, centre, castling, pawns });

test('the gains of the moves add up to the running score, with the sign of the side to move', () => {
  const here = {
    head: { side: 16, material: -99, centre: -9, running: -119 },
    changes: [gains(0, 4, 0, -9), gains(0, 5, 30), gains(99, 7, 0, 18)],
  };
  const { terms, running } = sumOf(here, start);
  assert.deepEqual(
    terms.map(({ carried }) => carried),
    [-99, -6, 30, -9],
  );
  assert.equal(
    terms.reduce((sum, { carried }) => sum + carried, 0),
    -84,
  );
  assert.deepEqual(
    terms.map(({ scratch }) => scratch),
    [-99, -6, null, null],
  );
  assert.equal(running, -119);
});

test('a promotion is counted differently from its pieces', () => {
  const here = { head: { side: 16, material: -792, centre: -3, running: -799 }, changes: [gains(799, 0)] };
  assert.deepEqual(sumOf(here, start).terms[0], { name: 'material', carried: -799, scratch: -792 });
});

test('a captured piece leaves its points for the centre behind', () => {
  // 1. e4 d5 2. exd5
  const here = {
    head: { side: 16, material: -99, centre: -15, running: -112 },
    changes: [gains(0, 6), gains(0, 6), gains(99, -1)],
  };
  const {
    terms: [, centre],
  } = sumOf(here, { head: { side: 8, material: 0, centre: 0, running: 0 } });
  assert.deepEqual(centre, { name: 'centre', carried: 1, scratch: -15 });
});

test('before the first move there is only material', () => {
  const { terms } = sumOf(
    { head: { side: 8, material: 99, centre: 3, running: 99 }, changes: [] },
    { head: { side: 8, material: 99, centre: 3, running: 99 } },
  );
  assert.deepEqual(
    terms.map(({ carried }) => carried),
    [99, 0, 0, 0],
  );
});
