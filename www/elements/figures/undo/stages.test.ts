import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardAt, changedBytes, describe, stagesOf, sumOf } from './stages.ts';
import { stub } from '../../../../tests/stub.ts';
import type { Change, Head } from '../classic-answers.ts';
import type { Facts } from './undo.tsx';

const bytes = (pieces: Record<number, number>) => Object.assign(Array(129).fill(0), pieces);

const CASTLING = { before: bytes({ 0x74: 44, 0x77: 46 }), after: bytes({ 0x75: 14, 0x76: 12 }) };

test('emptied squares come before filled ones', () => {
  assert.deepEqual(
    changedBytes(CASTLING, 0x74).map(({ code }) => code),
    [0x77, 0x74, 0x75, 0x76],
  );
  const enPassant = { before: bytes({ 0x34: 9, 0x33: 18 }), after: bytes({ 0x23: 9 }) };
  assert.deepEqual(changedBytes(enPassant, 0x34), [
    { code: 0x33, before: 18, after: 0 },
    { code: 0x34, before: 9, after: 0 },
    { code: 0x23, before: 0, after: 9 },
  ]);
});

test('a capture changes two bytes', () => {
  const capture = { before: bytes({ 0x10: 9, 0x01: 19 }), after: bytes({ 0x01: 15 }) };
  assert.deepEqual(
    changedBytes(capture, 0x10).map(({ code }) => code),
    [0x10, 0x01],
  );
});

test('each byte is a stage, then the reply, then taking the move back', () => {
  assert.deepEqual(
    stagesOf(2).map(({ kind, written }) => `${kind} ${written}`),
    ['before 0', 'byte 1', 'byte 2', 'reply 2', 'back 0'],
  );
});

test('the board at a stage', () => {
  const changed = changedBytes(CASTLING, 0x74);
  const inside = { ...CASTLING, back: [1, 2, 3] };
  assert.deepEqual(boardAt(inside, changed, { kind: 'before', written: 0 }), CASTLING.before);
  assert.equal(boardAt(inside, changed, { kind: 'byte', written: 2 })[0x75], 0);
  assert.deepEqual(boardAt(inside, changed, { kind: 'reply', written: 4 }), CASTLING.after);
  assert.deepEqual(boardAt(inside, changed, { kind: 'back', written: 0 }), [1, 2, 3]);
});

const before = Object.assign(Array(129).fill(0), { 0x74: 44, 0x77: 46 });
const after = Object.assign(Array(129).fill(0), { 0x75: 14, 0x76: 12 });
const facts: Facts = {
  bytes: changedBytes({ before, after }, 0x74),
  uci: 'e1g1',
  san: 'O-O',
  isSame: true,
  running: 5,
  head: stub<Head>({}),
  change: stub<Change>({ material: 0, centre: -7, castling: 30, pawns: 0, runningAfter: -28 }),
  boards: { before, back: before },
};

test('each stage has a sentence', () => {
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((step) => describe(facts, step)),
    [
      'Before O-O: these bytes will change.',
      'Byte 119 (h1) becomes 0: the white rook is lifted.',
      'Byte 116 (e1) becomes 0: the white king is lifted.',
      'Byte 117 (f1) becomes 14: the white rook arrives, and its bit 32 is gone for good.',
      'Byte 118 (g1) becomes 12: the white king arrives, and its bit 32 is gone for good.',
    ],
  );
  assert.match(describe(facts, 5), /−\(\+5\) \+ 7 centre − 30 castling = −28\.$/);
  assert.match(describe(facts, 6), /4 bytes are written again, and all 129/);
  assert.match(describe({ ...facts, isSame: false }, 6), /must not be/);
  assert.equal(describe(null, 0), 'There is no legal move here.');
});

test('a capture names the captured piece', () => {
  const capture = changedBytes(
    { before: Object.assign(Array(129).fill(0), { 1: 9, 2: 19 }), after: Object.assign(Array(129).fill(0), { 2: 9 }) },
    1,
  );
  assert.match(describe({ ...facts, bytes: capture }, 2), /the white pawn arrives where the black knight stood/);
});

test('parts of zero are omitted from the sum', () => {
  assert.equal(
    sumOf({
      ...facts,
      running: -3,
      change: stub<Change>({ material: 297, centre: 0, castling: 0, pawns: 9, runningAfter: -303 }),
    }),
    '−(−3) − 297 material − 9 pawns = −303',
  );
});
