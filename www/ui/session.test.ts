// @ts-nocheck
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';

import { loadLazily } from './session.ts';

test('a module that cannot be loaded is reported, and can be loaded later', async () => {
  mock.method(console, 'warn', () => {});
  const intents = [];
  const session = { dispatch: (intent) => intents.push(intent) };
  await loadLazily(session, async () => {
    throw new TypeError('no network');
  });
  assert.deepEqual(intents, [{ type: 'setNotice', message: { key: 'notLoaded' } }]);
  let isLoaded = false;
  await loadLazily(session, async () => {
    isLoaded = true;
  });
  assert.deepEqual([isLoaded, intents.length], [true, 1]);
});
