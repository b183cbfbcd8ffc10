import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaults } from '../game/game.js';
import { treeOf } from '../game/tree/move-tree.js';
import { lastPly, nodeAtPly, shownPly } from './replay.js';

/** 1. e4 e5 (1... c5 2. Nf3) 2. Nc3; the variation has the nodes 3 and 4. */
const tree = treeOf('startpos', {}, [
  { parent: 0, uci: 'e2e4' },
  { parent: 1, uci: 'e7e5' },
  { parent: 1, uci: 'c7c5' },
  { parent: 3, uci: 'g1f3' },
  { parent: 2, uci: 'b1c3' },
]);

test('plies are counted along the shown line', () => {
  const main = { ...defaults(), tree, head: 5, shown: 1 };
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((ply) => nodeAtPly(main, ply)),
    [0, 1, 2, 5, null],
  );
  assert.deepEqual([shownPly(main), lastPly(main)], [1, 3]);
  const aside = { ...defaults(), tree, head: 5, shown: 3 };
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((ply) => nodeAtPly(aside, ply)),
    [0, 1, 3, 4, null],
  );
});

test('a ply is a whole number from 0 on', () => {
  const game = { ...defaults(), tree };
  assert.deepEqual(
    [-1, 0.5].map((ply) => nodeAtPly(game, ply)),
    [null, null],
  );
});
