import assert from 'node:assert/strict';
import { test } from 'node:test';

import { defaults } from '../game.js';
import { addMove, annotate, makeTree } from '../tree/move-tree.js';
import { sanReceived, unreadLines, without } from './restore-moves.js';

/** A kept game, not read yet: 1. e4 e5 (1... c5 2. Nf3) 2. d4. */
function keptGame() {
  let { tree } = addMove(makeTree(), 0, 'e2e4', null);
  for (const [parent, uci] of [
    [1, 'e7e5'],
    [2, 'd2d4'],
    [1, 'c7c5'],
    [4, 'g1f3'],
  ]) {
    ({ tree } = addMove(tree, parent, uci, null));
  }
  return { ...defaults('kept'), tree: annotate(tree, 2, { comment: 'open' }), head: 3, shown: 3, isRead: false };
}

test('each line is read from the start', () => {
  assert.deepEqual(unreadLines(keptGame().tree), [
    { nodes: [1, 2, 3], line: ['e2e4', 'e7e5', 'd2d4'] },
    { nodes: [1, 4, 5], line: ['e2e4', 'c7c5', 'g1f3'] },
  ]);
  assert.deepEqual(unreadLines(makeTree()), []);
});

const whole = [
  { nodes: [1, 2, 3], sans: ['e4', 'e5', 'd4'] },
  { nodes: [1, 4, 5], sans: ['e4', 'c5', 'Nf3'] },
];

test('the moves get their SAN, and keep what else is known of them', () => {
  const { game, effects } = sanReceived(keptGame(), { id: 'kept', lines: whole });
  assert.deepEqual(
    [1, 2, 3, 4, 5].map((id) => game.tree.nodes[id].san),
    ['e4', 'e5', 'd4', 'c5', 'Nf3'],
  );
  assert.deepEqual([game.isRead, game.tree.nodes[2].comment, effects], [true, 'open', []]);
});

test('an answer about another game, or one that comes again, changes nothing', () => {
  const game = keptGame();
  assert.equal(sanReceived(game, { id: 'other', lines: whole }).game, game);
  const read = { ...game, isRead: true };
  assert.equal(sanReceived(read, { id: 'kept', lines: whole }).game, read);
});

test('what was removed meanwhile stays removed', () => {
  const { game } = sanReceived(without(keptGame(), 4), { id: 'kept', lines: whole });
  assert.deepEqual(Object.keys(game.tree.nodes), ['0', '1', '2', '3']);
});

test('one illegal move ends all lines through it, and is reported once', () => {
  const lines = [
    { nodes: [1, 2, 3], sans: [] },
    { nodes: [1, 4, 5], sans: [] },
  ];
  const { game, effects } = sanReceived(keptGame(), { id: 'kept', lines });
  assert.deepEqual([game.head, game.shown, Object.keys(game.tree.nodes)], [0, 0, ['0']]);
  assert.equal(effects.length, 1);
});

test('what was said of a position goes with it', () => {
  const about = (node) => ({ node, sans: [], uci: null });
  const game = { ...keptGame(), reports: [about(5), about(2)], hint: about(4), threat: about(3), note: about(5) };
  const { reports, hint, threat, note } = without(game, 4);
  assert.deepEqual(
    reports.map(({ node }) => node),
    [2],
  );
  assert.deepEqual([hint, threat?.node, note], [null, 3, null]);
});
