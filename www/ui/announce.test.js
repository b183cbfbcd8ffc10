import assert from 'node:assert/strict';
import { test } from 'node:test';

import { announce } from './announce.js';

test('announcements keep their order, and boards do not wait for each other', async () => {
  const said = [];
  const [one, other] = ['one', 'other'].map((name) => ({ say: (sentence) => said.push(`${name}: ${sentence}`) }));
  let load = (/** @type {string} */ _) => {};
  const first = announce(
    one,
    new Promise((resolve) => {
      load = resolve;
    }),
  );
  const second = announce(one, Promise.resolve('second'));
  await announce(other, Promise.resolve('alone'));
  assert.deepEqual(said, ['other: alone']);
  load('first');
  await Promise.all([first, second]);
  assert.deepEqual(said, ['other: alone', 'one: first', 'one: second']);
});
