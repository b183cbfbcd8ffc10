import assert from 'node:assert/strict';
import { test } from 'node:test';

import { squareInCell } from './geometry.ts';
import { choiceCells, choiceName, entrySquare } from './promotion.ts';
import { words } from './texts.ts';
import type { Frame } from './geometry.ts';
import type { LegalMove } from './state.ts';

const squares = (frame: Frame, square: string) =>
  choiceCells(frame, square, 4)
    .map((cell) => squareInCell(frame, cell))
    .join(' ');
const white: Frame = { width: 8, height: 8, orientation: 'white' };
const black: Frame = { ...white, orientation: 'black' };
/** A move that differs from another only in what becomes of it. */
const advance: LegalMove = { uci: 'e7e8', san: 'e8', from: 'e7', to: 'e8', promotion: null, capture: false };

test('the choices go from the promotion square towards the middle, on both sides of the board', () => {
  for (const frame of [white, black]) {
    assert.equal(squares(frame, 'a8'), 'a8 a7 a6 a5');
    assert.equal(squares(frame, 'h1'), 'h1 h2 h3 h4');
  }
});

test('on a low board they continue in the next column towards the middle', () => {
  const low: Frame = { width: 5, height: 3, orientation: 'white' };
  assert.equal(squares(low, 'a3'), 'a3 a2 a1 b3');
  assert.equal(squares(low, 'e1'), 'e1 e2 e3 d1');
  assert.equal(squares({ ...low, orientation: 'black' }, 'a3'), 'a3 a2 a1 b3');
  assert.equal(squares({ ...low, height: 4 }, 'c4'), 'c4 c3 c2 c1');
  const cells = choiceCells({ ...low, height: 4 }, 'd4', 20).map((cell) => squareInCell({ ...low, height: 4 }, cell));
  assert.equal(new Set(cells).size, 20);
  assert.ok(!cells.includes(null));
});

test('choices are named by what becomes of a pawn', () => {
  const nameOf = (promotion: string | null) =>
    choiceName(words, { ...advance, promotion }, false, {
      piece: promotion ? 'archbishop' : 'white pawn',
      square: null,
    });
  assert.deepEqual([nameOf('a'), nameOf(null)], ['archbishop', 'white pawn, no promotion']);
});

test('choices are named by what enters, and where, if that differs', () => {
  const castling = { ...advance, uci: 'e1g1', san: 'O-O', from: 'e1', to: 'g1' };
  const plain: LegalMove = { ...castling, gate: null, gateSquare: null };
  const hawk = { ...plain, gate: 'h', gateSquare: 'e1' };
  const beside = { ...hawk, gateSquare: 'h1' };
  assert.deepEqual(
    [hawk, beside, plain].map((move) => entrySquare(move, [plain, hawk, beside])),
    ['e1', 'h1', null],
  );
  assert.equal(entrySquare(hawk, [plain, hawk, { ...hawk, gate: 'e' }]), null);
  const nameOf = (move: LegalMove, square: string | null) => choiceName(words, move, true, { piece: 'hawk', square });
  assert.deepEqual([nameOf(hawk, null), nameOf(beside, 'h1'), nameOf(plain, null)], ['hawk', 'hawk on h1', 'none']);
});
