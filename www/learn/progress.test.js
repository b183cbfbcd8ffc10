import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePlace, placeText, reached } from './progress.js';

const nowhere = { chapter: '', section: '', read: [] };

test('a place comes back', () => {
  const place = reached(reached(nowhere, 'board', 'board-edges', false), 'piece', '', true);
  assert.deepEqual(place, { chapter: 'piece', section: '', read: ['piece'] });
  assert.deepEqual(parsePlace(placeText(place)), place);
});

test('a chapter is read once', () => {
  const once = reached(nowhere, 'board', '', true);
  assert.deepEqual(reached(once, 'board', '', true).read, ['board']);
  assert.deepEqual(reached(once, 'board', '', false).read, ['board']);
});

test('a damaged text starts empty', () => {
  for (const text of [
    null,
    '',
    'x',
    'null',
    '[]',
    '{"chapter":7,"read":"board"}',
    '{"chapter":"../x","section":"<b>"}',
  ]) {
    assert.deepEqual(parsePlace(text), nowhere, String(text));
  }
  assert.deepEqual(parsePlace('{"read":["board",3,"a b"]}').read, ['board']);
});
