import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  clockText,
  flagOf,
  makeClock,
  makeTiming,
  parseTimeControl,
  timeControlText,
  pressed,
  remaining_ms,
  turned,
  untilNextTick_ms,
} from './clock.ts';

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
  const texts: [left_ms: number, text: string][] = [
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

test('time controls are minutes and seconds, whole or not', () => {
  const forms: [text: string, base_ms: number, increment_ms: number][] = [
    ['0.25+0', 15000, 0],
    ['0.75+0', 45000, 0],
    ['3+2.5', 180000, 2500],
    ['0+5', 0, 5000],
    ['0.2+0', 12000, 0],
    ['5', 300000, 0],
    ['5+3', 300000, 3000],
    [' 5 + 3 ', 300000, 3000],
    ['5|3', 300000, 3000],
    ['3 | 2', 180000, 2000],
    ['½+0', 30000, 0],
    ['1½+1', 90000, 1000],
    ['¾ + 0', 45000, 0],
    ['.5+.5', 30000, 500],
    ['1,5+0', 90000, 0],
    ['5.+0', 300000, 0],
    ['999+999', 59940000, 999000],
    ['0+0.001', 0, 1],
  ];
  for (const [text, base_ms, increment_ms] of forms) {
    assert.deepEqual(parseTimeControl(text), { base_ms, increment_ms }, text);
  }
  for (const text of [
    '',
    '0',
    '0+0',
    '5+',
    '+5',
    '5++3',
    '5+3+1',
    '-5+3',
    '5-3',
    'five',
    '1e3',
    '1000',
    '5+1000',
    'NaN',
  ]) {
    assert.equal(parseTimeControl(text), null, text);
  }
});

test('a time control from a dialog is one of a text', () => {
  for (const [minutes, seconds] of [
    [0.25, 0],
    [0, 5],
    [3, 2.5],
    [10, 5],
  ]) {
    assert.deepEqual(makeTiming(minutes, seconds), parseTimeControl(`${minutes}+${seconds}`));
  }
  assert.equal(makeTiming(NaN, 5), null);
  assert.equal(timeControlText({ base_ms: 180000, increment_ms: 2500 }), '180+2.5');
});

test('without a base time both sides begin with one increment', () => {
  const { white_ms, black_ms } = makeClock({ base_ms: 0, increment_ms: 5000 });
  assert.deepEqual([white_ms, black_ms], [5000, 5000]);
});
