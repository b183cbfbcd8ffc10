import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lookOf, picturesOf, ratioOf, sizeInFen, sizeOf } from './board-shape.ts';
import { makeTree, startFen } from '../tree/move-tree.ts';
import { CAPABLANCA, DROPS } from '../variant/variant.fixture.ts';

test('the board has the size of the game', () => {
  const { files, ranks } = sizeOf(makeTree('startpos', { ...DROPS, files: 10, ranks: 8 }));
  assert.deepEqual([files, ranks], [10, 8]);
  assert.deepEqual(sizeOf(makeTree()), { files: 8, ranks: 8 });
});

test('the start is that of the game unless the tree has another', () => {
  const variant = { ...DROPS, start: 'knr/3/KNR w - - 0 1' };
  const other = 'k2/3/K2 b - - 0 1';
  assert.deepEqual([makeTree('startpos', variant), makeTree(other, variant)].map(startFen), [variant.start, other]);
  assert.match(startFen(makeTree()), /^rnbqkbnr\//);
});

test('a piece is drawn as its name says, unless its definition names a picture', () => {
  const pieces = [
    { letter: 'B', name: 'bishop', picture: null },
    { letter: 'S', name: 'khon', picture: null },
    { letter: 'G', name: 'general', picture: 'hero' },
  ];
  const tree = { variant: { pieces } };
  assert.deepEqual(picturesOf(tree), { B: 'b', S: 'khon', G: 'hero' });
  assert.equal(picturesOf(tree), picturesOf(tree));
  assert.equal(picturesOf(makeTree()), null);
});

test('rows of pieces in hand make room for themselves', () => {
  assert.equal(ratioOf(makeTree()), 1);
  assert.equal(ratioOf(makeTree('startpos', { ...DROPS, files: 12, ranks: 8, hand: 'none' })), 1.5);
  assert.ok(ratioOf(makeTree('startpos', { ...CAPABLANCA, files: 8, ranks: 8, hand: 'drops' })) < 0.9);
});

test('a diagram has the size of the game and the drawings of its pieces', () => {
  assert.deepEqual(lookOf({ variant: CAPABLANCA }), {
    width: 10,
    height: 8,
    pictures: { P: 'p', N: 'n', C: 'chancellor', K: 'k' },
  });
  assert.deepEqual(lookOf({ variant: null }), { width: 8, height: 8, pictures: null });
});

test('a FEN shows the size of its board', () => {
  const sizes = [CAPABLANCA.start, DROPS.start, '16/4Q~11 w', '5r~[Q] b'].map(sizeInFen);
  assert.deepEqual(
    sizes.map(({ files, ranks }) => [files, ranks]),
    [
      [10, 8],
      [8, 8],
      [16, 2],
      [6, 1],
    ],
  );
});
