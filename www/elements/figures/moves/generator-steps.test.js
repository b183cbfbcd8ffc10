import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isMove, mostInstructive, triesOf } from './generator-steps.js';

/** A row of the trace: state, next, node, level, score, then its fourteen numbers. */
const row = (state, next, fields) => [
  state,
  next,
  1,
  0,
  0,
  0,
  0,
  fields.piece,
  0,
  fields.captured ?? 0,
  fields.from,
  fields.to,
  fields.captureSquare ?? fields.to,
  fields.rookTo ?? 128,
  fields.rookFrom ?? 128,
  fields.index,
  fields.step,
  0,
  0,
];

const KING = { piece: 44, from: 0x74, index: 7 };
const ROWS = [
  row(6, 10, { ...KING, step: -1, to: 0x73 }),
  row(10, 4, { ...KING, step: -1, to: 0x73 }),
  row(6, 10, { ...KING, step: 1, to: 0x75 }),
  row(10, 6, { ...KING, step: 1, to: 0x75, rookTo: 0x75, rookFrom: 0x77 }),
  row(6, 10, { ...KING, step: 1, to: 0x76, rookTo: 0x75, rookFrom: 0x77 }),
  row(10, 4, { ...KING, step: 1, to: 0x76 }),
  row(6, 4, { ...KING, step: -16, index: 8, to: 0x64, captured: 9 }),
  row(6, 4, { ...KING, step: 16, index: 8, to: 0x84 }),
  row(6, 4, { piece: 9, from: 0x34, index: 9, step: -16, to: 0x24, captured: 18 }),
  row(6, 10, { piece: 9, from: 0x34, index: 10, step: -17, to: 0x23, captured: 18, captureSquare: 0x33 }),
  row(6, 4, { piece: 9, from: 0x34, index: 11, step: -15, to: 0x25 }),
  row(11, 12, KING),
  row(6, 10, { ...KING, step: -1, to: 0x73 }),
];

test('each try has its outcome', () => {
  const tries = triesOf(ROWS, 8);
  assert.deepEqual(
    tries.map(({ outcome }) => outcome),
    ['quiet', 'quiet', 'castling', 'own', 'edge', 'blocked', 'enPassant', 'nothing'],
  );
  assert.deepEqual(tries.map(isMove), [true, true, true, false, false, false, true, false]);
});

test('a ray continues from the previous square', () => {
  const [, step, castling] = triesOf(ROWS, 8);
  assert.deepEqual([step.goesOn, step.place, step.previous], [true, 0, 0x74]);
  assert.deepEqual([castling.goesOn, castling.place, castling.previous], [false, 1, 0x75]);
});

test('special moves come first, unless a piece is requested', () => {
  const tries = triesOf(ROWS, 8);
  assert.equal(mostInstructive(tries, ''), 6);
  assert.equal(mostInstructive(tries, 'e1'), 0);
  assert.equal(mostInstructive(tries.slice(0, 4), ''), 2);
  assert.equal(mostInstructive([], ''), 0);
});

test('the shown try is kept, or else its piece', () => {
  const tries = triesOf(ROWS, 8);
  assert.equal(mostInstructive(tries, 'd5', tries[3]), 3);
  assert.equal(mostInstructive(tries, '', { ...tries[3], to: 0x30 }), 0);
  assert.equal(mostInstructive(tries, 'e1', { ...tries[3], from: 'a8' }), 0);
});
