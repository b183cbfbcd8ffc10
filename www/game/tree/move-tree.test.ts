import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ROOT,
  addMove,
  annotate,
  childBy,
  depth,
  isWithin,
  lineTo,
  listOf,
  mainLine,
  makeTree,
  nodeAt,
  nodesBelow,
  nodesInOrder,
  pathTo,
  promote,
  removeNode,
  rootOf,
  treeOf,
} from './move-tree.ts';
import type { Node, Tree } from './move-tree.ts';

/** An id that only a caller without types passes. */
const FOREIGN_ID = 'constructor' as unknown as number;

/** A tree of lines, each from the start: "e2e4 e7e5". */
function grown(...lines: string[]) {
  let tree = makeTree();
  for (const line of lines) {
    let at = ROOT;
    for (const uci of line.split(' ')) ({ tree, id: at } = addMove(tree, at, uci, null));
  }
  return tree;
}

const moves = (tree: Tree, ids: readonly number[]) => ids.map((id) => tree.nodes[id].uci).join(' ');
const written = (tree: Tree) =>
  moves(
    tree,
    nodesInOrder(tree).map(({ id }) => id),
  );

/** A node other than the root, as `treeOf` takes it. */
function listedNode(node: Node) {
  const { parent, uci } = node;
  assert.ok(parent !== null && uci !== null);
  return { ...node, parent, uci };
}

const tree = grown('e2e4 e7e5 g1f3', 'e2e4 c7c5 g1f3', 'd2d4');

test('moves are added once, and lines are read back', () => {
  assert.equal(tree.next, 7);
  assert.deepEqual(lineTo(tree, 5), ['e2e4', 'c7c5', 'g1f3']);
  assert.deepEqual(pathTo(tree, 5), [1, 4, 5]);
  assert.deepEqual(pathTo(tree, ROOT), []);
  assert.equal(depth(tree, 5), 3);
  assert.equal(moves(tree, mainLine(tree)), 'e2e4 e7e5 g1f3');
  assert.equal(childBy(tree, ROOT, 'd2d4'), 6);
  assert.equal(childBy(tree, ROOT, 'a2a3'), null);
  assert.equal(nodeAt(tree, 99), null);
  assert.equal(nodeAt(tree, FOREIGN_ID), null);
});

test('what comes after what', () => {
  assert.equal(isWithin(tree, 1, 5), true);
  assert.equal(isWithin(tree, 5, 5), true);
  assert.equal(isWithin(tree, 5, 1), false);
  assert.equal(isWithin(tree, 2, 5), false);
  assert.equal(isWithin(tree, ROOT, 6), true);
});

test('a variation becomes the main line all the way', () => {
  assert.equal(written(promote(tree, 5)), 'e2e4 c7c5 g1f3 e7e5 g1f3 d2d4');
  assert.equal(written(promote(tree, 6)), 'd2d4 e2e4 e7e5 g1f3 c7c5 g1f3');
  assert.equal(promote(tree, 3), tree);
  assert.equal(promote(tree, 99), tree);
});

test('a branch is removed with all that follows, and its numbers are not given again', () => {
  const cut = removeNode(tree, 4);
  assert.equal(written(cut), 'e2e4 e7e5 g1f3 d2d4');
  assert.deepEqual([nodeAt(cut, 4), nodeAt(cut, 5)], [null, null]);
  assert.equal(addMove(cut, 1, 'c7c5', 'c5').id, 7);
  assert.equal(removeNode(tree, ROOT), tree);
  assert.equal(removeNode(tree, 99), tree);
});

test('no change touches the tree before it', () => {
  const before = JSON.stringify(tree);
  removeNode(promote(annotate(addMove(tree, 3, 'b8c6', 'Nc6').tree, 1, { comment: 'x' }), 5), 2);
  assert.equal(JSON.stringify(tree), before);
  assert.equal(annotate(tree, 99, { comment: 'x' }), tree);
});

test('a list of nodes makes the same tree again', () => {
  const odd = annotate(removeNode(promote(tree, 5), 2), 4, { comment: 'Sicilian', nags: [1] });
  const { listed, places } = listOf(annotate(odd, ROOT, { comment: 'start' }));
  const again = treeOf(odd.start, { ...rootOf(odd), comment: 'start' }, listed.map(listedNode));
  assert.equal(written(again), written(odd));
  const place = places.get(4);
  assert.ok(place);
  assert.equal(again.nodes[place].comment, 'Sicilian');
  assert.equal(rootOf(again).comment, 'start');
  assert.deepEqual(
    listOf(again).listed.map(({ id, ...node }) => node),
    listed.map(({ id, children, ...node }) => ({ ...node, children: children.map((child) => places.get(child)) })),
  );
});

test('a long game is no deep recursion', () => {
  const long = treeOf(
    'startpos',
    {},
    Array.from({ length: 20000 }, (_, parent) => ({ parent, uci: 'a1a2' })),
  );
  assert.equal(nodesInOrder(long).length, 20000);
  assert.equal(lineTo(long, 20000).length, 20000);
  assert.equal(Object.keys(removeNode(long, 1).nodes).length, 1);
});

test('the nodes below a node are those of its lines', () => {
  const first = addMove(makeTree(), 0, 'e2e4', 'e4');
  const second = addMove(first.tree, first.id, 'e7e5', 'e5');
  const other = addMove(second.tree, first.id, 'c7c5', 'c5');
  const last = addMove(other.tree, second.id, 'g1f3', 'Nf3');
  assert.deepEqual([...nodesBelow(last.tree, first.id)].sort(), [second.id, other.id, last.id].sort());
  assert.deepEqual([...nodesBelow(last.tree, last.id)], []);
});
