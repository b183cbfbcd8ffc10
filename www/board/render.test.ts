import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stub } from '../../tests/stub.ts';
import { START_FEN, parsePlacement } from './placement.ts';
import { matched } from './render.ts';
import { defaults } from './state.ts';
import type { Placement } from './placement.ts';

const start = parsePlacement(START_FEN);
assert.ok(start);
/** Pieces as drawn; a node is identified by the square of its first piece. */
const standing = (pieces: Placement) =>
  new Map(
    Object.entries(pieces).map(([square, piece]) => [
      square,
      { piece, node: stub<SVGElement>({ id: square }), from: null },
    ]),
  );
const after = (before: Placement, pieces: Placement) => matched(standing(before), { ...defaults(), pieces });

test('who stays keeps its node and does not slide', () => {
  for (const [square, { node, from }] of after(start, start)) assert.deepEqual([node.id, from], [square, null]);
});

test('who moved takes its node along and slides from its square', () => {
  const { e2, ...rest } = start;
  const moved = after(start, { ...rest, e4: e2 }).get('e4');
  assert.deepEqual([moved?.node.id, moved?.from, moved?.piece], ['e2', 'e2', 'P']);
});

test('a castling moves both', () => {
  const next = after({ e1: 'K', h1: 'R', a1: 'R' }, { g1: 'K', f1: 'R', a1: 'R' });
  assert.deepEqual(
    ['g1', 'f1', 'a1'].map((square) => next.get(square)?.node.id),
    ['e1', 'h1', 'a1'],
  );
});

test('of several pieces that leave, each new place takes one of its kind', () => {
  const next = after({ b1: 'N', c1: 'B' }, { e3: 'B', c3: 'N' });
  assert.deepEqual(
    ['e3', 'c3'].map((square) => [next.get(square)?.node.id, next.get(square)?.from, next.get(square)?.piece]),
    [
      ['c1', 'c1', 'B'],
      ['b1', 'b1', 'N'],
    ],
  );
});

test('a capturing piece keeps its node, and the captured one is removed', () => {
  const next = after({ d4: 'N', e6: 'n' }, { e6: 'N' });
  assert.deepEqual(
    [...next.values()].map(({ node }) => node.id),
    ['d4'],
  );
});
