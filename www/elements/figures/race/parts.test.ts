import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALL_OMISSIONS, OMISSIONS, bitsOf } from './parts.ts';

test('every combination of the parts of Classic can be left out', () => {
  assert.deepEqual(OMISSIONS.classic.map(bitsOf).sort(), [0, 1, 2, 3, 4, 5, 6, 7]);
});

test('omissions of both engines occur once', () => {
  assert.equal(ALL_OMISSIONS.length, new Set(ALL_OMISSIONS).size);
  assert.ok(ALL_OMISSIONS.includes('null-move') && ALL_OMISSIONS.includes('best deepening'));
});
