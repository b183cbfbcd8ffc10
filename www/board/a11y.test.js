import assert from 'node:assert/strict';
import { test } from 'node:test';

import { refusal, spokenLastMove, spokenMove, spokenMoves, squareDescription, squareName } from './a11y.js';
import { defaults, kingSquare, nextPiece } from './state.js';

test('squares have names', () => {
  assert.equal(squareName('e2', 'P'), 'e2, white pawn');
  assert.equal(squareName('g8', 'n'), 'g8, black knight');
  assert.equal(squareName('e4', undefined), 'e4, empty');
});

test('moves in words', () => {
  const spoken = {
    e4: 'pawn to e4',
    'Nxf3+': 'knight takes f3, check',
    exd5: 'pawn on e takes d5',
    Nbd2: 'knight on b to d2',
    R1e2: 'rook on 1 to e2',
    Qh4xe1: 'queen on h4 takes e1',
    'O-O': 'castles kingside',
    'O-O-O+': 'castles queenside, check',
    'e8=Q#': 'pawn to e8, promotes to queen, checkmate',
    'bxa1=N': 'pawn on b takes a1, promotes to knight',
    '--': '--',
  };
  for (const [san, words] of Object.entries(spoken)) assert.equal(spokenMove(san), words);
});

const state = {
  ...defaults(),
  moves: [
    { uci: 'e2e4', san: 'e4', from: 'e2', to: 'e4', promotion: null, capture: false },
    { uci: 'e2e3', san: 'e3', from: 'e2', to: 'e3', promotion: null, capture: false },
  ],
};

test('marks in words', () => {
  const chosen = { ...state, gesture: { kind: 'selected', from: 'e2' }, lastMove: ['g8', 'f6'], check: 'e1' };
  assert.equal(squareDescription(chosen, 'e2'), 'selected');
  assert.equal(squareDescription(chosen, 'e4'), 'can move here');
  assert.equal(squareDescription(chosen, 'f6'), 'last move');
  assert.equal(squareDescription(chosen, 'e1'), 'in check');
  assert.equal(squareDescription(chosen, 'a1'), '');
});

test('a refusal says why', () => {
  assert.equal(refusal(state, 'e5'), 'e5 is empty');
  assert.equal(refusal(state, 'a1'), 'white rook on a1 cannot move now');
  const chosen = { ...state, gesture: { kind: 'selected', from: 'e2' } };
  assert.equal(refusal(chosen, 'e5'), 'white pawn cannot go from e2 to e5');
});

test('what a square offers, and the last move', () => {
  assert.equal(spokenMoves(state, 'e2'), 'e2, white pawn, can go to e4, e3');
  assert.equal(spokenMoves(state, 'a1'), 'a1, white rook, no moves');
  assert.equal(spokenLastMove(state), 'no move yet');
  assert.equal(spokenLastMove({ ...state, lastMove: ['e7', 'e8'] }), 'last move, black king from e7 to e8');
});

test('pieces are found in the order of reading, around the end', () => {
  const squares = ['a8', 'b8', 'a7', 'b7'];
  const pieces = { a8: 'n', b7: 'N', a7: 'K' };
  assert.equal(nextPiece(squares, pieces, 'a8', 'n', 1), 'b7');
  assert.equal(nextPiece(squares, pieces, 'b7', 'n', 1), 'a8');
  assert.equal(nextPiece(squares, pieces, 'a8', 'n', -1), 'b7');
  assert.equal(nextPiece(squares, pieces, 'a8', 'q', 1), null);
  assert.equal(kingSquare(pieces, 'white'), 'a7');
  assert.equal(kingSquare(pieces, 'black'), null);
});
