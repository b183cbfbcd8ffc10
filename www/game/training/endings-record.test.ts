import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NONE_SOLVED, parseRecord, recordText, withSolution } from './endings-record.ts';

test('the fewest moves are kept and read', () => {
  const record = withSolution(withSolution(NONE_SOLVED, 'queen-2', 5), 'queen-2', 3);
  assert.deepEqual(record, { 'queen-2': 3 });
  assert.equal(withSolution(record, 'queen-2', 3), record);
  assert.deepEqual(parseRecord(recordText(record)), record);
});

test('a record that is damaged or newer is not read', () => {
  for (const text of [
    '',
    'null',
    '{"version":2,"solved":{}}',
    '{"version":1}',
    '{"version":1,"solved":null}',
    '{"version":1,"solved":{"queen-1":-1}}',
    '{"version":1,"solved":{"queen-1":"1"}}',
    '{"version":1,"solved":{"<b>":1}}',
  ]) {
    assert.equal(parseRecord(text), null, text);
  }
});
