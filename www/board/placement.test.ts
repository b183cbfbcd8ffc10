import assert from 'node:assert/strict';
import { test } from 'node:test';

import { colorOf, displace, parsePlacement, parseTurn, START_FEN } from './placement.ts';

test('the start position has 32 pieces on their squares', () => {
  const pieces = parsePlacement(START_FEN);
  assert.ok(pieces);
  assert.equal(Object.keys(pieces).length, 32);
  assert.deepEqual([pieces.e1, pieces.d8, pieces.a2, pieces.e4], ['K', 'q', 'P', undefined]);
});

test('a placement alone is enough', () => {
  assert.deepEqual(parsePlacement('8/8/8/3k4/8/8/8/K6R'), { d5: 'k', a1: 'K', h1: 'R' });
});

test('an invalid placement is refused', () => {
  for (const fen of [
    '',
    '8/8/8/8/8/8/8',
    '9/8/8/8/8/8/8/8',
    '7/8/8/8/8/8/8/8',
    '8/8/8/8/8/8/8/xK6',
    '44p/8/8/8/8/8/8/8',
  ]) {
    assert.equal(parsePlacement(fen), null, fen);
  }
});

test('a board of another size has its own letters', () => {
  const size = { files: 12, ranks: 2 };
  assert.deepEqual(parsePlacement('10aP/1A~10[Qq] w', size), { k2: 'a', l2: 'P', b1: 'A' });
  for (const fen of ['12', '11a/13', '9a/12', '12/12/12', '11é/12']) assert.equal(parsePlacement(fen, size), null, fen);
  assert.deepEqual(parsePlacement('11X1/4', { files: 4, ranks: 2 }), { c2: 'X' });
});

test('the turn', () => {
  assert.equal(parseTurn(START_FEN), 'white');
  assert.equal(parseTurn('8/8/8/8/8/8/8/8 b - - 0 1'), 'black');
  assert.equal(parseTurn('8/8/8/8/8/8/8/8'), 'white');
});

test('a piece is displaced, takes what stood there, and may be promoted', () => {
  const pieces = { e7: 'P', d8: 'r', d2: 'p' };
  assert.deepEqual(displace(pieces, 'e7', 'd8', null), { d8: 'P', d2: 'p' });
  assert.deepEqual(displace(pieces, 'e7', 'e8', 'n'), { d8: 'r', d2: 'p', e8: 'N' });
  assert.deepEqual(displace(pieces, 'd2', 'd1', 'q'), { e7: 'P', d8: 'r', d1: 'q' });
  assert.equal(displace(pieces, 'a1', 'a2', null), pieces);
});

test('the colour of a letter', () => {
  assert.equal(colorOf('K'), 'white');
  assert.equal(colorOf('k'), 'black');
});
