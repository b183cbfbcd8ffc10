import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answersOf, codeRead, describe, mannedSquares, shownCode, stepsOf } from './code.ts';
import { stub } from '../../../../tests/stub.ts';
import type { Head, Inside } from '../classic-answers.ts';
import type { Matter, Scene } from '../figure-types.ts';
import type { Flip } from './code.ts';
import type { Facts, Own } from './piece.tsx';

const TABLES = {
  steps: [-16, -15, -17, 0, 1, 16, 0, 1, 16, 15, 17, 0, 14, 18, 31, 33, 0],
  first: [0, 7, -1, 11, 6, 8, 3, 6],
};

test('codes of the start position', () => {
  const read = (code: number) => [codeRead(code).letter, codeRead(code).isVirgin];
  assert.deepEqual([46, 44, 9, 18, 52, 23].map(read), [
    ['R', true],
    ['K', true],
    ['P', false],
    ['p', false],
    ['k', true],
    ['q', false],
  ]);
  assert.deepEqual(codeRead(46).parts, [32, 8, 4, 2]);
});

test('codes that no piece has', () => {
  assert.deepEqual(
    [0, 32, 6, 30, 10, 17].map((code) => codeRead(code).fault),
    ['noType', 'noType', 'noSide', 'bothSides', 'wrongPawn', 'wrongPawn'],
  );
  assert.equal(codeRead(30).letter, null);
  assert.equal(codeRead(10).letter, 'P');
});

test('the printed letter is that of the listing', () => {
  assert.deepEqual(
    [46, 18, 9, 20, 0].map((code) => codeRead(code).printed),
    ['R', '+', '*', 'k', '.'],
  );
});

test('steps are read from the tables', () => {
  assert.deepEqual(stepsOf(6, TABLES), [1, 16]);
  assert.deepEqual(stepsOf(5, TABLES), [15, 17]);
  assert.deepEqual(stepsOf(7, TABLES), [1, 16, 15, 17]);
  assert.deepEqual(stepsOf(3, TABLES), [14, 18, 31, 33]);
  assert.deepEqual([stepsOf(1, TABLES), stepsOf(2, TABLES), stepsOf(0, TABLES)], [[-16, -15, -17], [16, 15, 17], []]);
});

const board = Array<number>(129).fill(0);
board[0x70] = 46;
board[0x04] = 20;
board[0x08] = 28;
const inside: Inside = {
  board,
  back: board,
  head: stub<Head>({ side: 8 }),
  worth: [0, 99, 99, 297, -99, 297, 495, 891],
  steps: [-16, -15, -17, 0, 1, 16, 0, 1, 16, 15, 17, 0, 14, 18, 31, 33, 0],
  first: [0, 7, -1, 11, 6, 8, 3, 6],
  changes: [],
  pieces: [],
};
const scene = (step: number, flip: Flip | null = null): Scene<Facts, Own> => ({
  facts: { inside, squares: ['e8', 'a1'] },
  step,
  matter: stub<Matter<Own>>({ chosen: { square: 'a1', flip } }),
});

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
