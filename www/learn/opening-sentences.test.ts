import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BAIT_FEN, isBaitTaken, sentenceOf } from './opening-sentences.ts';

const reply = { uci: 'e7h4', san: 'Qh4', nodes: 20_000, score: -3, isOver: false, isCheck: false };
const other = BAIT_FEN.replace('3Q4', '3p4');

test('the bait is taken in one position, whatever its counters', () => {
  assert.equal(isBaitTaken(BAIT_FEN.replace('0 1', '3 9')), true);
  assert.equal(isBaitTaken(other), false);
});

test('the reply to the bait is explained', () => {
  const pin = { ...reply, uci: 'd6c5', san: 'Bc5', score: 478, nodes: 31_988 };
  assert.match(sentenceOf(BAIT_FEN, true, pin), /Bc5, after 31,988 positions\. .* may not leave the diagonal/);
  assert.match(sentenceOf(BAIT_FEN, true, reply), /^micro-Max plays Qh4\. By its own count the game is even\./);
});

test('another move gets the count of micro-Max', () => {
  assert.match(sentenceOf(other, true, reply), /the game is even\. You left the pawn alone, and lost nothing by it\.$/);
  assert.match(sentenceOf(other, false, reply), /the game is even\.$/);
  assert.match(sentenceOf(other, true, { ...reply, score: 292 }), /it is 2\.9 pawns ahead\.$/);
  assert.match(sentenceOf(other, false, { ...reply, score: -120 }), /you are 1\.2 pawns ahead\.$/);
  assert.match(sentenceOf(other, true, { ...reply, score: 3999 }), /It sees a mate\.$/);
  assert.match(sentenceOf(other, false, { ...reply, score: -3998 }), /you can give mate\.$/);
});

test('the end of the game is named', () => {
  assert.match(sentenceOf(other, true, { ...reply, isOver: true, isCheck: true }), /Checkmate\.$/);
  assert.match(sentenceOf(other, false, { ...reply, isOver: true }), /Stalemate/);
  assert.match(sentenceOf(other, false, null, true), /You have beaten micro-Max/);
  assert.match(sentenceOf(other, false, null), /Stalemate/);
  assert.match(sentenceOf(other.replace(' b ', ' w '), true, null), /^White to move/);
});
