import assert from 'node:assert/strict';
import { test } from 'node:test';

import { lookAround } from './board-keys.ts';
import { defaults } from './state.ts';
import type { BoardState, LegalMove } from './state.ts';

const move = (uci: string): LegalMove => ({
  uci,
  san: uci,
  from: uci.slice(0, 2),
  to: uci.slice(2, 4),
  promotion: null,
  capture: false,
});
const state: BoardState = {
  ...defaults(),
  pieces: { e2: 'P', e8: 'k', a1: 'R' },
  moves: ['e2e4', 'e2e3'].map(move),
};

const said = (patch: Partial<BoardState>, key: string) => lookAround({ ...state, ...patch }, key, 1).sentence;

test('keys ask for the square, its moves, the last move and the score', () => {
  assert.equal(
    said({ gesture: { kind: 'selected', from: 'e2' }, checks: ['e2'] }, 'o'),
    'e2, white pawn, selected, in check',
  );
  assert.equal(said({}, 'm'), 'e2, white pawn, can move to e4, e3');
  assert.equal(said({ focus: 'a1' }, 'm'), 'a1, white rook, no moves');
  assert.equal(said({}, 'l'), 'no move yet');
  assert.equal(said({ pass: 'White passes' }, 'l'), 'White passes');
  assert.equal(said({ lastMove: ['e7', 'e8'] }, 'l'), 'last move, black king from e7 to e8');
  assert.equal(said({}, 'v'), 'no score yet');
  assert.equal(said({ score: 'White is better' }, 'v'), 'White is better');
});

test('pieces are found in the order of reading, around the end', () => {
  const pieces = { a8: 'n', b7: 'N', a7: 'K' };
  const next = (focus: string, key: string, direction: 1 | -1, patch: Partial<BoardState> = {}) =>
    lookAround({ ...state, ...patch, pieces, focus }, key, direction).square;
  assert.equal(next('a8', 'n', 1), 'b7');
  assert.equal(next('b7', 'n', 1), 'a8');
  assert.equal(next('a8', 'n', -1), 'b7');
  assert.equal(next('h1', 'k', -1), 'a7');
  assert.equal(next('h1', 'n', 1, { orientation: 'black' }), 'b7');
  assert.equal(next('a7', 'k', 1), 'a7');
  assert.equal(next('a8', 'q', 1), undefined);
});
