import assert from 'node:assert/strict';
import { test } from 'node:test';

import { defaults, patched } from '../game/game.ts';
import { addMove, makeTree } from '../game/tree/move-tree.ts';
import { texts as en } from '../texts/en/page.ts';
import { calmly } from './calmly.ts';
import type { Game } from '../game/game.ts';

const before = defaults('a');
const { tree, id } = addMove(makeTree(), 0, 'e2e4', 'e4');
const thinking = patched(before, { tree: { ...tree, head: id, shown: id } });
const reply = addMove(tree, id, 'e7e5', 'e5');
const after = patched(before, { tree: { ...reply.tree, head: reply.id, shown: reply.id } });

/** The games that a panel shows. */
function watch() {
  const shown: Game[] = [];
  const panel = calmly((game) => shown.push(game));
  return {
    shown,
    show: (...games: Game[]) => {
      for (const game of games) panel(game, en);
    },
  };
}

test('an engine that replies at once is not shown as thinking', () => {
  const { shown, show } = watch();
  show(before, thinking, after);
  assert.deepEqual(shown, [before, after]);
});

test('an engine that thinks longer is', async () => {
  const { shown, show } = watch();
  show(before, thinking);
  await new Promise((resolve) => {
    setTimeout(resolve, 900);
  });
  assert.deepEqual(shown, [before, thinking]);
  show(after);
});

test('another game, another position or the end is shown at once', () => {
  const { shown, show } = watch();
  const other = { ...thinking, id: 'b' };
  const earlier = patched(thinking, { tree: { shown: 0 } });
  const over: Game = patched(thinking, {
    players: { ended: { result: '0-1', reason: 'resignation', winner: 'black' } },
  });
  show(before, other, earlier, over);
  assert.deepEqual(shown, [before, other, earlier, over]);
});
