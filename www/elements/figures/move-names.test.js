import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalMoveOf, nameOf } from './move-names.js';

const LEGAL = [
  { uci: 'e2e4', san: 'e4' },
  { uci: 'a7a8n', san: 'a8=N' },
  { uci: 'a7a8q', san: 'a8=Q' },
];

test('moves are found by their squares, and pawns become queens', () => {
  assert.equal(legalMoveOf(LEGAL, { from: 0x64, to: 0x44 | 0x80 })?.san, 'e4');
  assert.equal(legalMoveOf(LEGAL, { from: 0x10, to: 0x00 })?.san, 'a8=Q');
  assert.equal(legalMoveOf(LEGAL, { from: 0x10, to: 0x20 }), null);
  assert.equal(nameOf(LEGAL, { from: 0x64, to: 0x44, piece: 9, captured: 0 }), 'e4');
});

test('moves without a name are written by their squares', () => {
  assert.equal(nameOf(null, { from: 0x73, to: 0x33, piece: 14, captured: 19 }), 'Rd1×d5');
  assert.equal(nameOf([], { from: 0x64, to: 0x44, piece: 9, captured: 0 }), 'e2–e4');
});
