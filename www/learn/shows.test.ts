import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSettings } from './shows.ts';

test('settings are attributes, steps, and whether to play', () => {
  assert.deepEqual(parseSettings('mode=watch; cuts=off; step=13'), {
    attributes: [
      ['mode', 'watch'],
      ['cuts', 'off'],
    ],
    steps: [13],
    isPlayed: false,
  });
  assert.deepEqual(parseSettings(' values = 4 6 / 3 ;'), {
    attributes: [['values', '4 6 / 3']],
    steps: [],
    isPlayed: false,
  });
  assert.deepEqual(parseSettings('fen=8/8/8/8/8/8/8/K1k5 w - - 0 1;step=1').attributes, [
    ['fen', '8/8/8/8/8/8/8/K1k5 w - - 0 1'],
  ]);
  assert.deepEqual(parseSettings(''), { attributes: [], steps: [], isPlayed: false });
  assert.deepEqual(parseSettings('step=3..6').steps, [3, 4, 5, 6]);
  assert.deepEqual(parseSettings('step=1; play'), { attributes: [], steps: [1], isPlayed: true });
});
