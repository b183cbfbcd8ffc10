import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardAt, changedBytes, stagesOf } from './stages.js';

/** @param {Record<number, number>} pieces */
const bytes = (pieces) => Object.assign(Array(129).fill(0), pieces);

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
