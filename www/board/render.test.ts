// @ts-nocheck
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { START_FEN, parsePlacement } from './placement.ts';
import { matched } from './render.ts';
import { defaults } from './state.ts';

const start = parsePlacement(START_FEN);
/** Pieces as drawn; a node is identified by the square of its first piece. */
const standing = (pieces) =>
  new Map(Object.entries(pieces).map(([square, piece]) => [square, { piece, node: square, from: null }]));
const after = (before, pieces) => matched(standing(before), { ...defaults(), pieces });

test('who stays keeps its node and does not slide', () => {
  for (const [square, { node, from }] of after(start, start)) assert.deepEqual([node, from], [square, null]);
});

test('who moved takes its node along and slides from its square', () => {
  const { e2, ...rest } = start;
  const { node, from, piece } = after(start, { ...rest, e4: e2 }).get('e4');
  assert.deepEqual([node, from, piece], ['e2', 'e2', 'P']);
});

test('a castling moves both', () => {
  const next = after({ e1: 'K', h1: 'R', a1: 'R' }, { g1: 'K', f1: 'R', a1: 'R' });
  assert.deepEqual(
    ['g1', 'f1', 'a1'].map((square) => next.get(square).node),
    ['e1', 'h1', 'a1'],
  );
});

test('a capturing piece keeps its node, and the captured one is removed', () => {
  const next = after({ d4: 'N', e6: 'n' }, { e6: 'N' });
  assert.deepEqual(
    [...next.values()].map(({ node }) => node),
    ['d4'],
  );
});
