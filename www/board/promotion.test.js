import assert from 'node:assert/strict';
import { test } from 'node:test';

import { squareInCell } from './geometry.js';
import { choiceCells } from './promotion.js';

const squares = (frame, square) => choiceCells(frame, square, 4).map((cell) => squareInCell(frame, cell)).join(' ');
const white = { width: 8, height: 8, orientation: 'white' };
const black = { ...white, orientation: 'black' };

test('the choices go from the promotion square towards the middle, on both sides of the board', () => {
  for (const frame of [white, black]) {
    assert.equal(squares(frame, 'a8'), 'a8 a7 a6 a5');
    assert.equal(squares(frame, 'h1'), 'h1 h2 h3 h4');
  }
});

test('on a low board they continue in the next column towards the middle', () => {
  const low = { width: 5, height: 3, orientation: 'white' };
  assert.equal(squares(low, 'a3'), 'a3 a2 a1 b3');
  assert.equal(squares(low, 'e1'), 'e1 e2 e3 d1');
  assert.equal(squares({ ...low, orientation: 'black' }, 'a3'), 'a3 a2 a1 b3');
  assert.equal(squares({ ...low, height: 4 }, 'c4'), 'c4 c3 c2 c1');
});
