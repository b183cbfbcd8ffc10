import assert from 'node:assert/strict';
import { test } from 'node:test';

import { clockText, untilNextTick_ms } from './clock-text.js';

test('a clock shows hours, minutes and seconds, and tenths near the end', () => {
  const texts = [
    [3723000, '1:02:03'],
    [600000, '10:00'],
    [599001, '10:00'],
    [599000, '9:59'],
    [20000, '0:20'],
    [19950, '20.0'],
    [9400, '9.4'],
    [1, '0.1'],
    [0, '0:00'],
  ];
  for (const [left_ms, text] of texts) assert.equal(clockText(left_ms), text);
});

test('the text changes exactly at the next tick', () => {
  for (const left_ms of [600000, 599001, 20001, 9450, 101]) {
    const wait_ms = untilNextTick_ms(left_ms);
    assert.equal(clockText(left_ms - wait_ms + 0.01), clockText(left_ms));
    assert.notEqual(clockText(left_ms - wait_ms - 1), clockText(left_ms));
  }
});
