import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeAnnouncer } from './announcer.ts';

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
