import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEPTHS, isOpenAt, parseDepth } from './depth.ts';

test('a depth is restored, and any other text is the idea', () => {
  for (const [depth] of DEPTHS) assert.equal(parseDepth(depth), depth);
  for (const text of [null, '', 'expert', 'toString']) assert.equal(parseDepth(text), 'idea', String(text));
});

test('each depth opens more', () => {
  const open = DEPTHS.map(([depth]) => [isOpenAt(depth, 'code'), isOpenAt(depth, 'expert')]);
  assert.deepEqual(open, [
    [false, false],
    [true, false],
    [true, true],
  ]);
});
