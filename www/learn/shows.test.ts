import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSettings } from './shows.ts';

test('settings are attributes, a step, and whether to play', () => {
  assert.deepEqual(parseSettings('mode=watch; cuts=off; step=13'), {
    attributes: [
      ['mode', 'watch'],
      ['cuts', 'off'],
    ],
    step: 13,
    isPlayed: false,
  });
  assert.deepEqual(parseSettings(' values = 4 6 / 3 ;'), {
    attributes: [['values', '4 6 / 3']],
    step: null,
    isPlayed: false,
  });
  assert.deepEqual(parseSettings('fen=8/8/8/8/8/8/8/K1k5 w - - 0 1;step=1').attributes, [
    ['fen', '8/8/8/8/8/8/8/K1k5 w - - 0 1'],
  ]);
  assert.deepEqual(parseSettings(''), { attributes: [], step: null, isPlayed: false });
  assert.deepEqual(parseSettings('step=1; play'), { attributes: [], step: 1, isPlayed: true });
});
