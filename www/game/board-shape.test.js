import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sizeOf } from './board-shape.js';
import { makeTree, startFen } from './move-tree.js';

test('the board has the size of the game', () => {
  const { files, ranks } = sizeOf(makeTree('startpos', { files: 10, ranks: 8 }));
  assert.deepEqual([files, ranks], [10, 8]);
  assert.deepEqual(sizeOf(makeTree()), { files: 8, ranks: 8 });
});

test('the start is that of the game unless the tree has another', () => {
  const variant = { start: 'knr/3/KNR w - - 0 1' };
  const other = 'k2/3/K2 b - - 0 1';
  assert.deepEqual([makeTree('startpos', variant), makeTree(other, variant)].map(startFen), [variant.start, other]);
  assert.match(startFen(makeTree()), /^rnbqkbnr\//);
});
