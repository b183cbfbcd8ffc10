import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockText, flagOf, makeClock, pressed, remaining_ms, turned, untilNextTick_ms } from './clock.js';

const clock = makeClock({ base_ms: 60000, increment_ms: 2000 });

test('a clock at rest loses no time', () => {
  assert.equal(remaining_ms(clock, 'white', 1e9), 60000);
  assert.equal(flagOf(clock, 1e9), null);
});

test('the time of one side runs', () => {
  const running = turned(clock, 'white', 1000);
  assert.equal(remaining_ms(running, 'white', 11000), 50000);
  assert.equal(remaining_ms(running, 'black', 11000), 60000);
  assert.equal(remaining_ms(running, 'white', 0), 60000);
  assert.equal(turned(running, 'white', 5000), running);
});

test('a press gives the increment, to a side whose time did not run too', () => {
  const next = pressed(turned(clock, 'white', 0), 'white', 2000, 10000);
  assert.deepEqual(next, { white_ms: 52000, black_ms: 60000, running: null, since_ms: 10000 });
  assert.equal(pressed(clock, 'white', 2000, 10000).white_ms, 62000);
});

test('a flag falls at zero, and stays there', () => {
  const running = turned(clock, 'black', 0);
  assert.equal(flagOf(running, 59999), null);
  assert.equal(flagOf(running, 60000), 'black');
  assert.equal(remaining_ms(running, 'black', 1e9), 0);
});

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
