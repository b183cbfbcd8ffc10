import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mannedSquares, shownCode } from './selection.js';
import { answersOf, describe } from './descriptions.js';

const board = Array(129).fill(0);
board[0x70] = 46;
board[0x04] = 20;
board[0x08] = 28;
const inside = {
  board,
  head: { side: 8 },
  worth: [0, 99, 99, 297, -99, 297, 495, 891],
  steps: [-16, -15, -17, 0, 1, 16, 0, 1, 16, 15, 17, 0, 14, 18, 31, 33, 0],
  first: [0, 7, -1, 11, 6, 8, 3, 6],
};
const scene = (step, flip = null) => ({ facts: { inside, squares: ['e8', 'a1'] }, step, matter: { chosen: { flip } } });

test('pieces are found in the order of the scan, none in the other half', () => {
  assert.deepEqual(mannedSquares(board), ['e8', 'a1']);
});

test('a code is described by its parts', () => {
  assert.equal(describe(scene(1)), 'a1: 46 = 32 + 8 + 4 + 2, white rook that has never moved.');
  assert.equal(describe(scene(0)), 'e8: 20 = 16 + 4, black king.');
});

test('flipped bits belong to the piece at which they were flipped', () => {
  const flip = { square: 'a1', mask: 1, byte: 46 };
  assert.equal(describe(scene(1, flip)), 'a1: 47 = 32 + 8 + 4 + 2 + 1, white queen that has never moved.');
  assert.equal(shownCode(scene(0, flip)).mask, 0);
  assert.equal(shownCode(scene(1, { ...flip, byte: 14 })).mask, 0);
  assert.match(describe(scene(1, { ...flip, mask: 16 })), /^a1: 62\. Both colours/);
  assert.match(describe(scene(1, { ...flip, mask: 6 })), /^a1: 40\. Without a type bit/);
  assert.match(describe(scene(1, { ...flip, mask: 4 })), /goes backwards/);
});

test('the tests of the listing', () => {
  const answers = Object.fromEntries(answersOf(46, scene(1)).map(({ question, answer }) => [question, answer]));
  assert.deepEqual(answers, {
    'u & k': 'yes',
    'p = u & 7': '6: rook',
    'p < 3': 'no',
    'p < 5': 'no',
    'p < 6': 'no',
    'w[p]': '495',
    'o[p + 16]': '1, 16',
    'u & 32': 'yes',
    'n[u & 15]': 'R',
  });
  assert.deepEqual(
    answersOf(20, scene(0)).map(({ answer }) => answer),
    ['no', '4: king', 'no', 'yes', 'yes', '−99', '1, 16, 15, 17', 'no', 'k'],
  );
});
