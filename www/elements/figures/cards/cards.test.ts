import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axisOf, makeAnnouncer } from './cards.tsx';
import { parseValues } from './values.ts';

/** The branches in a text that is valid. */
function branchesOf(text: string) {
  const branches = parseValues(text);
  assert.ok(branches, text);
  return branches;
}

test('the line holds 0 to 9, or all cards', () => {
  assert.deepEqual(axisOf(branchesOf('4 6 / 3')), { low: 0, high: 9, ticks: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] });
  const { low, high, ticks } = axisOf(branchesOf('-99 6 / 99'));
  assert.deepEqual([low, high, ticks.length <= 12, ticks.includes(0)], [-100, 100, true, true]);
  assert.deepEqual(axisOf(branchesOf('-3 / 12')).ticks, [-4, -2, 0, 2, 4, 6, 8, 10, 12]);
});

test('at most one sentence per second is announced, and always the last one', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const spoken: string[] = [];
  const { announce } = makeAnnouncer((sentence) => spoken.push(sentence));
  for (const sentence of ['one', 'two', 'three']) announce(sentence);
  assert.deepEqual(spoken, ['one']);
  context.mock.timers.tick(999);
  assert.deepEqual(spoken, ['one']);
  context.mock.timers.tick(1);
  assert.deepEqual(spoken, ['one', 'three']);
  announce('four');
  context.mock.timers.tick(1000);
  assert.deepEqual(spoken, ['one', 'three', 'four']);
});

test('a waiting sentence is dropped by stop', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const spoken: string[] = [];
  const { announce, stop } = makeAnnouncer((sentence) => spoken.push(sentence));
  announce('one');
  announce('two');
  stop();
  context.mock.timers.tick(5000);
  assert.deepEqual(spoken, ['one']);
});
