import assert from 'node:assert/strict';
import { mock, test } from 'node:test';

import { loadLazily } from './session.ts';
import type { Intent } from '../game/store.ts';

test('a module that cannot be loaded is reported, and can be loaded later', async () => {
  mock.method(console, 'warn', () => {});
  const intents: Intent[] = [];
  const session = { dispatch: (intent: Intent) => intents.push(intent) };
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
