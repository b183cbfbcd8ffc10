import assert from 'node:assert/strict';
import { test } from 'node:test';

import { toldIn } from './error-text.js';

const broken = { key: 'noAnswer', fields: { text: 'the engine broke off: unreachable' } };

test('the words of the worker are translated within a saying', async () => {
  assert.deepEqual(await toldIn('de', broken), { key: 'noAnswer', fields: { text: 'das Programm ist abgebrochen: unreachable' } });
  assert.deepEqual(await toldIn('fr', { key: 'engineFailed', fields: { text: 'something new' } }),
    { key: 'engineFailed', fields: { text: 'something new' } });
});

test('what has no such words stays as it is', async () => {
  assert.equal(await toldIn('en', broken), broken);
  const move = { key: 'illegalMove', fields: { uci: 'e2e5' } };
  assert.equal(await toldIn('es', move), move);
});
