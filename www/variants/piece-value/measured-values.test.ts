import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parseValue } from './measured-values.ts';

test('a value is read from its record', () => {
  assert.deepEqual(parseValue('{"value":3.2,"error":0.4,"games":80}'), { value: 3.2, error: 0.4 });
});

test('a damaged record has no value', () => {
  for (const record of [null, '', '{', 'null', '3', '{"value":"3","error":0}', '{"value":3}']) {
    assert.equal(parseValue(record), null, String(record));
  }
});
