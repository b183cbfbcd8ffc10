import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parse } from './saved-designs.ts';

const TEXT = 'game tiny\nboard 4x4\n';

test('a record is read', () => {
  assert.deepEqual(parse('x', JSON.stringify({ version: 1, saved_ms: 5, text: TEXT })), {
    id: 'x',
    saved_ms: 5,
    text: TEXT,
  });
});

test('records that are damaged or of another version are left out', () => {
  const records = [
    null,
    '',
    '{',
    '7',
    'null',
    JSON.stringify({ version: 2, saved_ms: 5, text: TEXT }),
    JSON.stringify({ version: 1, saved_ms: 'x', text: TEXT }),
    JSON.stringify({ version: 1, saved_ms: 5, text: 'chess' }),
  ];
  assert.deepEqual(
    records.map((record) => parse('x', record)),
    records.map(() => null),
  );
});
