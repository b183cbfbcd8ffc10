import assert from 'node:assert/strict';
import { test } from 'node:test';

import { scoreCommand, scoreIn } from './pgn-score.js';

const cp = (value) => ({ cp: value, mate: null });
const mate = (value) => ({ cp: null, mate: value });

test('scores are taken out of comments', () => {
  const cases = [
    ['[%eval 0.3]', cp(30), ''],
    ['good [%eval -1.25] move', cp(-125), 'good move'],
    ['[%eval -0.05] x', cp(-5), 'x'],
    ['[%eval +2]', cp(200), ''],
    ['[%eval 12.34,20]', cp(1234), ''],
    ['[%eval #3]', mate(3), ''],
    ['[%eval #-3]', mate(-3), ''],
    ['[%eval 1] [%eval 2]', cp(100), '[%eval 2]'],
  ];
  for (const [text, score, comment] of cases) assert.deepEqual(scoreIn(text), { score, comment }, text);
});

test('what is not understood stays', () => {
  for (const comment of [
    '',
    'x',
    '[%eval]',
    '[%eval ]',
    '[%eval #0]',
    '[%eval #1.5]',
    '[%eval .5]',
    '[%eval 99999]',
    '[%evalx 1]',
    '[%eval 1',
  ]) {
    assert.deepEqual(scoreIn(comment), { score: null, comment });
  }
});

test('a score is written as it is read', () => {
  for (const score of [cp(0), cp(35), cp(-205), mate(3), mate(-1)])
    assert.deepEqual(scoreIn(scoreCommand(score)), { score, comment: '' });
  assert.equal(scoreCommand(cp(-205)), '[%eval -2.05]');
});
