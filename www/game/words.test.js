import assert from 'node:assert/strict';
import { test } from 'node:test';

import { claimEnding, countText, endingText, levelText, reasonText, scoreText } from './words.js';

test('endings in words', () => {
  assert.equal(endingText({ winner: 'white', reason: 'checkmate' }), 'White wins: checkmate.');
  assert.equal(endingText({ winner: null, reason: 'stalemate' }), 'Draw: stalemate: no legal move, and no check.');
  assert.match(endingText(claimEnding('threefold-repetition')), /third time/);
  assert.equal(reasonText('constructor'), 'constructor');
});

test('scores are White’s, in pawns', () => {
  const score = (scoreCp, turn, matePlies = null) => scoreText({ scoreCp, matePlies, turn });
  assert.equal(score(35, 'white'), '+0.35');
  assert.equal(score(35, 'black'), '−0.35');
  assert.equal(score(0, 'white'), '0.00');
  assert.equal(score(3997, 'black'), 'Black mates');
  assert.equal(score(-3995, 'black'), 'White mates');
  assert.equal(score(null, 'white', 3), 'White mates');
  assert.equal(score(null, 'white'), '–');
});

test('counts and levels', () => {
  assert.deepEqual([0, 999, 1000, 1234567.8].map(countText), ['0', '999', '1,000', '1,234,568']);
  assert.match(levelText(1000000), /1,000,000 nodes/);
});
