import assert from 'node:assert/strict';
import { test } from 'node:test';

import { cellAtPoint, cellOf, isInHand, shadeOf, squareAfterKey, squareInCell, squaresInOrder } from './geometry.ts';
import type { Frame } from './geometry.ts';

const white: Frame = { width: 8, height: 8, orientation: 'white' };
const black: Frame = { ...white, orientation: 'black' };
const tall: Frame = { width: 9, height: 10, orientation: 'white' };
const wide: Frame = { width: 16, height: 8, orientation: 'white' };

test('every square is in the cell that finds it', () => {
  const frames: Frame[] = [white, black, tall, wide, { ...wide, orientation: 'black' }];
  for (const frame of frames) {
    for (let row = 0; row < frame.height; row += 1) {
      for (let column = 0; column < frame.width; column += 1) {
        const square = squareInCell(frame, { row, column });
        assert.ok(square);
        assert.deepEqual(cellOf(frame, square), { row, column });
      }
    }
  }
});

test('the corners', () => {
  assert.equal(squareInCell(white, { row: 0, column: 0 }), 'a8');
  assert.equal(squareInCell(black, { row: 0, column: 0 }), 'h1');
  assert.equal(squareInCell(wide, { row: 7, column: 15 }), 'p1');
  assert.equal(squareInCell({ ...wide, height: 16 }, { row: 0, column: 15 }), 'p16');
  assert.equal(squareInCell(white, { row: 7.99, column: 7.99 }), 'h1');
});

test('no square is found off the board', () => {
  for (const cell of [
    { row: -0.01, column: 0 },
    { row: 0, column: 8 },
    { row: NaN, column: 0 },
  ]) {
    assert.equal(squareInCell(white, cell), null);
  }
});

test('a point is measured against the corners', () => {
  const corners = { first: { x: 125, y: 75 }, right: { x: 475, y: 75 }, below: { x: 125, y: 425 } };
  assert.deepEqual(cellAtPoint(white, corners, { x: 325, y: 275 }), { row: 4.5, column: 4.5 });
});

test('a point is found on a board turned by a quarter', () => {
  const corners = { first: { x: 475, y: 75 }, right: { x: 475, y: 425 }, below: { x: 125, y: 75 } };
  assert.deepEqual(cellAtPoint(white, corners, { x: 425, y: 225 }), { row: 1.5, column: 3.5 });
});

test('no square is found on a hidden board', () => {
  const none = { x: 0, y: 0 };
  assert.equal(squareInCell(white, cellAtPoint(white, { first: none, right: none, below: none }, none)), null);
});

test('a1 is dark and h1 is light', () => {
  assert.equal(shadeOf('a1'), 'dark');
  assert.equal(shadeOf('h1'), 'light');
});

test('keys follow the eye, whatever the orientation', () => {
  assert.equal(squareAfterKey(white, 'e2', 'ArrowUp', false), 'e3');
  assert.equal(squareAfterKey(black, 'e2', 'ArrowUp', false), 'e1');
  assert.equal(squareAfterKey(white, 'e2', 'ArrowLeft', false), 'd2');
  assert.equal(squareAfterKey(black, 'e2', 'ArrowLeft', false), 'f2');
});

test('keys stop at the edge', () => {
  assert.equal(squareAfterKey(white, 'a1', 'ArrowLeft', false), 'a1');
  assert.equal(squareAfterKey(white, 'a1', 'ArrowDown', false), 'a1');
});

test('Home and End go along the row, with Control to the corners, Page keys along the file', () => {
  assert.equal(squareAfterKey(white, 'e4', 'Home', false), 'a4');
  assert.equal(squareAfterKey(white, 'e4', 'End', false), 'h4');
  assert.equal(squareAfterKey(white, 'e4', 'Home', true), 'a8');
  assert.equal(squareAfterKey(white, 'e4', 'End', true), 'h1');
  assert.equal(squareAfterKey(white, 'e4', 'PageUp', false), 'e8');
  assert.equal(squareAfterKey(black, 'e4', 'PageDown', false), 'e8');
});

test('other keys lead nowhere', () => {
  for (const key of ['q', 'Enter', 'toString', 'constructor']) {
    assert.equal(squareAfterKey(white, 'e4', key, false), null);
  }
});

test('the order of reading begins at the top left, whatever the size and the orientation', () => {
  assert.deepEqual(squaresInOrder({ width: 2, height: 3, orientation: 'white' }), ['a3', 'b3', 'a2', 'b2', 'a1', 'b1']);
  assert.deepEqual(squaresInOrder({ width: 2, height: 2, orientation: 'black' }), ['b1', 'a1', 'b2', 'a2']);
  assert.equal(new Set(squaresInOrder(wide)).size, 128);
});

test('a wide board is measured and walked like any other', () => {
  const corners = { first: { x: 50, y: 50 }, right: { x: 1550, y: 50 }, below: { x: 50, y: 750 } };
  assert.equal(squareInCell(wide, cellAtPoint(wide, corners, { x: 1550, y: 750 })), 'p1');
  assert.equal(squareAfterKey(wide, 'h4', 'ArrowRight', false), 'i4');
  assert.equal(squareAfterKey(wide, 'h4', 'End', false), 'p4');
  assert.equal(squareAfterKey(wide, 'h4', 'End', true), 'p1');
  assert.equal(squareAfterKey(tall, 'e9', 'ArrowUp', false), 'e10');
  assert.equal(squareAfterKey(tall, 'e10', 'ArrowUp', false), 'e10');
  assert.deepEqual([isInHand('N@'), isInHand('n16')], [true, false]);
  assert.deepEqual([shadeOf('p1'), shadeOf('i1')], ['light', 'dark']);
});
