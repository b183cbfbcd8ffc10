import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeNotches } from './board-wheel.ts';

/** Which parts complete a notch, given as pairs of pixels and milliseconds. */
function notches(...parts: number[][]) {
  const notchOf = makeNotches();
  return parts.map(([delta_px, now_ms]) => notchOf(delta_px, now_ms));
}

test('each notch of a wheel is one step, however far it scrolls', () => {
  assert.deepEqual(notches([100, 0], [120, 10], [-99, 20], [360, 30]), [true, true, true, true]);
});

test('the small parts of a trackpad add up', () => {
  assert.deepEqual(notches([20, 0], [20, 16], [20, 32], [20, 48], [20, 64], [20, 80]), [
    false,
    false,
    true,
    false,
    false,
    true,
  ]);
});

test('a pause and a turn the other way begin again', () => {
  assert.deepEqual(notches([40, 0], [40, 1000], [-40, 1010], [-20, 1020]), [false, false, false, true]);
});
