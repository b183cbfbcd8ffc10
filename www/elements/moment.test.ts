import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeTree, addMove, removeNode, treeOf } from '../game/tree/move-tree.ts';
import { nodeOfMoment } from './moment.ts';
import type { Tree } from '../game/tree/move-tree.ts';

/** Adds moves in SAN after a node. */
function played(tree: Tree, parent: number, moves: string): { tree: Tree; id: number } {
  return moves
    .split(' ')
    .reduce((line, san) => addMove(line.tree, line.id, `${san}-${line.tree.next}`, san), { tree, id: parent });
}

/** 1. e4 e5 (1... c5 2. Nf3 d6 (2... Nc6 3. Bb5)) 2. Nf3 (2. f4 exf4 3. Nf3) Nc6 3. Bb5 a6 4. O-O */
function game(start?: string) {
  let { tree } = played(makeTree(start), 0, 'e4 e5 Nf3 Nc6 Bb5 a6 O-O');
  ({ tree } = played(tree, 1, 'c5 Nf3 d6'));
  ({ tree } = played(tree, 9, 'Nc6 Bb5'));
  ({ tree } = played(tree, 2, 'f4 exf4 Nf3 e8=Q+'));
  return tree;
}

/** The moves to a moment. */
function lineTo(tree: Tree, moment: string | number) {
  const id = nodeOfMoment(tree, moment);
  if (id === null) return null;
  const line: (string | null)[] = [];
  for (let node = tree.nodes[id]; node.parent !== null; node = tree.nodes[node.parent]) line.unshift(node.san);
  return line.join(' ');
}

test('the number of a move with its side is a position of the main line', () => {
  const tree = game();
  assert.equal(lineTo(tree, '1w'), 'e4');
  assert.equal(lineTo(tree, '2b'), 'e4 e5 Nf3 Nc6');
  assert.equal(lineTo(tree, '4W'), 'e4 e5 Nf3 Nc6 Bb5 a6 O-O');
  assert.equal(lineTo(tree, '3'), 'e4 e5 Nf3 Nc6 Bb5');
  assert.equal(lineTo(tree, '3...'), 'e4 e5 Nf3 Nc6 Bb5 a6');
  assert.equal(lineTo(tree, 2), 'e4 e5');
  for (const moment of ['0', '0b', 'start', 0]) assert.equal(lineTo(tree, moment), '', String(moment));
  assert.equal(lineTo(tree, 'end'), 'e4 e5 Nf3 Nc6 Bb5 a6 O-O');
});

test('a move after the number chooses a variation, which further words follow', () => {
  const tree = game();
  const lines = {
    '1b.c5': 'e4 c5',
    '1b.c5.2b': 'e4 c5 Nf3 d6',
    '1b.c5.2w': 'e4 c5 Nf3',
    '1...c5': 'e4 c5',
    '1…c5': 'e4 c5',
    '1... c5': 'e4 c5',
    '1b.c5.Nf3.Nc6': 'e4 c5 Nf3 Nc6',
    '1b.c5.2b.Nc6.3w': 'e4 c5 Nf3 Nc6 Bb5',
    '1b.c5.2b.Nc6.Bb5': 'e4 c5 Nf3 Nc6 Bb5',
    '2.f4.exf4': 'e4 e5 f4 exf4',
    '2w.f4.ef4': 'e4 e5 f4 exf4',
    '2w.f4.3b.e8Q': 'e4 e5 f4 exf4 Nf3 e8=Q+',
    '4w.0-0': 'e4 e5 Nf3 Nc6 Bb5 a6 O-O',
    '2_Nf3!': 'e4 e5 Nf3',
    // Found in a variation although the way to it is not named.
    '2b.exf4': 'e4 e5 f4 exf4',
    '2b.d6': 'e4 c5 Nf3 d6',
    // On the main line rather than in a variation.
    '2b.Nc6': 'e4 e5 Nf3 Nc6',
    'e4.c5': 'e4 c5',
  };
  for (const [moment, line] of Object.entries(lines)) assert.equal(lineTo(tree, moment), line, moment);
});

test('the numbers of a game from a position are those of its FEN', () => {
  const tree = game('4k3/8/8/8/8/8/4P3/4K3 b - - 0 17');
  assert.equal(lineTo(tree, '17b'), 'e4');
  assert.equal(lineTo(tree, '18w'), 'e4 e5');
  assert.equal(lineTo(tree, '18w.c5'), 'e4 c5');
  assert.equal(lineTo(tree, '17w'), '');
  assert.equal(lineTo(tree, '16b'), null);
  assert.equal(lineTo(tree, 1), 'e4');
});

test('a moment has the name that a comment gives it', () => {
  const tree = treeOf('startpos', {}, [
    { parent: 0, uci: 'e2e4', san: 'e4' },
    { parent: 1, uci: 'e7e5', san: 'e5', commands: ['[%emt 0:01]', '[%mark plan]'] },
    { parent: 2, uci: 'g1f3', san: 'Nf3', commands: ['[%mark end]'] },
    { parent: 3, uci: 'b8c6', san: 'Nc6' },
  ]);
  assert.equal(lineTo(tree, 'plan'), 'e4 e5');
  assert.equal(lineTo(tree, 'plan.2b'), 'e4 e5 Nf3 Nc6');
  assert.equal(lineTo(tree, 'plan.Nf3'), 'e4 e5 Nf3');
  assert.equal(lineTo(tree, 'end'), 'e4 e5 Nf3');
});

test('what the game does not have is null, and nothing throws', () => {
  const tree = game();
  const missing = [
    '5w',
    '17b.Nf6',
    '1b.c6',
    '2w.Nf3.a6',
    'plan',
    '',
    '.',
    'undefined',
    '99999999999999w',
    8,
    1e9,
    'e5',
  ];
  for (const moment of missing) assert.equal(nodeOfMoment(tree, moment), null, String(moment));
  assert.equal(nodeOfMoment(removeNode(tree, 8), '1b.c5'), null);
  for (const moment of ['1w'.repeat(999), '('.repeat(99), '[%mark x]', '\u0000', '1w.'.repeat(99)]) {
    assert.doesNotThrow(() => nodeOfMoment(tree, moment), moment);
  }
});
