import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diagramSquare, movesInWords } from './piece-diagram.ts';
import { texts as en } from '../texts/en/variants.ts';

const step = (
  to: string,
  kind: 'move' | 'capture' | 'both',
  { first = false, hop = false }: { first?: boolean; hop?: boolean } = {},
) => ({ to, kind, first, hop });

test('squares that are reached in the same way are listed together', () => {
  const steps = [step('d5', 'move'), step('c5', 'capture'), step('d6', 'move', { first: true }), step('e5', 'capture')];
  assert.equal(
    movesInWords(en.moves, 'pawn', steps),
    'pawn: moves to d5 without capturing; captures on c5 e5; on the first move only: moves to d6 without capturing',
  );
});

test('hops are described', () => {
  assert.equal(
    movesInWords(en.moves, 'cannon', [step('d5', 'move'), step('d7', 'capture', { hop: true })]),
    'cannon: moves to d5 without capturing; by hopping over a piece: captures on d7',
  );
});

test('a piece without moves is described', () => {
  assert.equal(movesInWords(en.moves, 'wall', []), 'wall: reaches no square');
});

test('a piece stands near the centre, a pawn where it begins', () => {
  const board = { files: 12, ranks: 10 };
  assert.equal(diagramSquare(board, { pawn: false, sides: 'both' }), 'f5');
  assert.equal(diagramSquare(board, { pawn: true, sides: 'both' }), 'f2');
  assert.equal(diagramSquare(board, { pawn: true, sides: 'black' }), 'f9');
});
