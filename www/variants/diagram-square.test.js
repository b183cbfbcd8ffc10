// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diagramSquare } from './diagram-square.js';

test('a piece stands near the centre, a pawn where it begins', () => {
  const board = { files: 12, ranks: 10 };
  assert.equal(diagramSquare(board, { pawn: false, sides: 'both' }), 'f5');
  assert.equal(diagramSquare(board, { pawn: true, sides: 'both' }), 'f2');
  assert.equal(diagramSquare(board, { pawn: true, sides: 'black' }), 'f9');
});
