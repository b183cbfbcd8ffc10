import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeAnnouncer } from './announcer.js';

test('at most one sentence a second, and the last one always', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const said = [];
  const { announce } = makeAnnouncer((sentence) => said.push(sentence));
  for (const sentence of ['one', 'two', 'three']) announce(sentence);
  assert.deepEqual(said, ['one']);
  context.mock.timers.tick(999);
  assert.deepEqual(said, ['one']);
  context.mock.timers.tick(1);
  assert.deepEqual(said, ['one', 'three']);
  announce('four');
  context.mock.timers.tick(1000);
  assert.deepEqual(said, ['one', 'three', 'four']);
});

test('nothing is said after the end', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const said = [];
  const { announce, stop } = makeAnnouncer((sentence) => said.push(sentence));
  announce('one');
  announce('two');
  stop();
  context.mock.timers.tick(5000);
  assert.deepEqual(said, ['one']);
});
