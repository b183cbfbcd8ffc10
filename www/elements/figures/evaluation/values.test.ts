import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isChanged, ORIGINAL, searchWith, VALUES } from './values.ts';

test('the numbers of a search are in order', () => {
  assert.deepEqual(searchWith(ORIGINAL, { nodes: 5000 }), [16, 0, 5000, 0, 1, 9, 99, 99, 297, -99, 297, 495, 891]);
  assert.equal(searchWith({ ...ORIGINAL, queen: 1 }).at(-1), 1);
});

test('changed values are found', () => {
  assert.equal(isChanged(ORIGINAL), false);
  assert.equal(isChanged({ ...ORIGINAL, centre: 2 }), true);
  assert.equal(VALUES.centre.parse('31'), null);
  assert.equal(VALUES.queen.parse('1500'), 1500);
});
