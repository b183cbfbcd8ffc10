import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parsePlacement, START_FEN } from '../../board/placement.ts';
import { materialOf } from './captured-pieces.ts';

/** The pieces of a FEN. */
function placementOf(fen: string) {
  const placement = parsePlacement(fen);
  assert.ok(placement);
  return placement;
}

const start = placementOf(START_FEN);

test('nothing is taken at the start', () => {
  assert.deepEqual(materialOf(start, start, 'white'), { captured: [], lead: 0 });
});

test('what is missing was taken by the other side, pawns first', () => {
  const now = placementOf('rnb1kb1r/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQKBNR');
  assert.deepEqual(materialOf(start, now, 'white'), { captured: ['p', 'n', 'q'], lead: 13 });
  assert.deepEqual(materialOf(start, now, 'black'), { captured: [], lead: -13 });
});

test('a pawn that became a queen is not taken', () => {
  const first = placementOf('4k3/8/8/8/8/8/PP6/4K3');
  assert.deepEqual(materialOf(first, placementOf('Q3k3/8/8/8/8/8/1P6/4K3'), 'black'), { captured: [], lead: -10 });
  assert.deepEqual(materialOf(first, placementOf('4k3/8/8/8/8/8/1P6/4K3'), 'black').captured, ['P']);
});
