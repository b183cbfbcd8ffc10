import assert from 'node:assert/strict';
import { mock, test } from 'node:test';

import { loadLazily } from './app.ts';
import type { Intent } from '../game/store.ts';

test('a module that cannot be loaded is reported, and can be loaded later', async () => {
  mock.method(console, 'warn', () => {});
  const intents: Intent[] = [];
  const app = { dispatch: (intent: Intent) => intents.push(intent) };
  await loadLazily(app, async () => {
    throw new TypeError('no network');
  });
  assert.deepEqual(intents, [{ type: 'setNotice', message: { key: 'notLoaded' } }]);
  let isLoaded = false;
  await loadLazily(app, async () => {
    isLoaded = true;
  });
  assert.deepEqual([isLoaded, intents.length], [true, 1]);
});
