import assert from 'node:assert/strict';
import { test } from 'node:test';

import { addMove, annotate, makeTree } from '../game/tree/move-tree.ts';
import { numberText } from './names.ts';
import { moveRows } from './move-rows.ts';
import type { Tree } from '../game/tree/move-tree.ts';
import type { Row } from './move-rows.ts';

/** A tree from lines of move names; the first line is the game. */
function treeOf(...lines: string[]) {
  let tree = makeTree();
  for (const line of lines) {
    let at = 0;
    for (const name of line.split(' ')) ({ tree, id: at } = addMove(tree, at, name, name));
  }
  return tree;
}

function find(tree: Tree, name: string) {
  const node = Object.values(tree.nodes).find(({ san }) => san === name);
  assert.ok(node, name);
  return node.id;
}

function wordOf(tree: Tree, token: Row['tokens'][number]) {
  if ('node' in token) return tree.nodes[token.node].san;
  return 'number' in token ? token.number : `{${token.comment}}`;
}

const written = (tree: Tree, offset = 0) =>
  moveRows(tree, offset).map(
    ({ depth, tokens }) => `${depth}: ${tokens.map((token) => wordOf(tree, token)).join(' ')}`,
  );

test('a game without variations gives pairs of moves', () => {
  assert.deepEqual(written(treeOf('a b c')), ['0: 1. a b', '0: 2. c']);
  assert.deepEqual(written(makeTree()), []);
});

test('Black can have the first move', () => {
  assert.deepEqual(written(treeOf('a b'), 1), ['0: 1… a', '0: 2. b']);
  assert.deepEqual([0, 1, 23].map(numberText), ['1.', '1…', '12…']);
});

test('a variation comes below the move that it replaces, before the game continues', () => {
  assert.deepEqual(written(treeOf('a b c', 'A B')), ['0: 1. a', '1: 1. A B', '0: 1… b', '0: 2. c']);
  assert.deepEqual(written(treeOf('a b c', 'a B C')), ['0: 1. a b', '1: 1… B 2. C', '0: 2. c']);
});

test('nested variations are indented, in their order', () => {
  const tree = treeOf('a b c', 'A B C', 'A X', 'A Y', 'Z');
  assert.deepEqual(written(tree), [
    '0: 1. a',
    '1: 1. A B',
    '2: 1… X',
    '2: 1… Y',
    '1: 2. C',
    '1: 1. Z',
    '0: 1… b',
    '0: 2. c',
  ]);
});

test('comments come below moves of the game, and beside moves of variations', () => {
  let tree = treeOf('a b', 'A B');
  for (const name of ['a', 'A']) tree = annotate(tree, find(tree, name), { comment: `on ${name}` });
  tree = annotate(tree, 0, { comment: 'start' });
  assert.deepEqual(written(tree), ['1: {start}', '0: 1. a', '1: {on a}', '1: 1. A {on A} B', '0: 1… b']);
});

test('a comment can precede a move', () => {
  let tree = treeOf('a b', 'A B');
  for (const name of ['b', 'A']) tree = annotate(tree, find(tree, name), { before: `to ${name}` });
  assert.deepEqual(written(tree), ['0: 1. a', '1: {to A} 1. A B', '1: {to b}', '0: 1… b']);
});

test('the move number is repeated after a comment', () => {
  const tree = treeOf('a b c');
  assert.deepEqual(written(annotate(tree, find(tree, 'a'), { comment: 'x' })), [
    '0: 1. a',
    '1: {x}',
    '0: 1… b',
    '0: 2. c',
  ]);
});

test('deep nesting does not overflow the stack', () => {
  let tree = makeTree();
  let at = 0;
  for (let depth = 0; depth < 5000; depth += 1) {
    tree = addMove(tree, at, 'a', 'a').tree;
    ({ tree, id: at } = addMove(tree, at, 'b', 'b'));
  }
  assert.equal(moveRows(tree, 0).length, 5001);
});
