import assert from 'node:assert/strict';
import { test } from 'node:test';
import { memoize } from './game-scoring.ts';

test('a result is computed again only when something changes that it depends on', () => {
  let count = 0;
  const sizeOf = memoize<{ list: readonly number[]; other?: number }, number>(
    ({ list }) => [list],
    ({ list }) => {
      count += 1;
      return list.length;
    },
  );
  const list = [1, 2, 3];
  assert.deepEqual([sizeOf({ list, other: 1 }), sizeOf({ list, other: 2 })], [3, 3]);
  assert.equal(count, 1);
  assert.deepEqual([sizeOf({ list: [1] }), sizeOf({ list })], [1, 3]);
  assert.equal(count, 3);
});
