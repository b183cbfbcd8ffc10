import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventOf, titleOf } from './game-title.js';

const found = (tags) => ({ tags: Object.entries(tags) });

test('the title of a game comes from its tags', () => {
  const tags = { Event: 'Riga', Site: '?', Date: '1959.??.??', White: 'Tal', Black: 'NN', Result: '1-0' };
  assert.deepEqual(titleOf(found(tags)), { players: 'Tal – NN', details: 'Riga, 1959, 1-0' });
  assert.deepEqual(titleOf(found({ Result: '*', Date: '????.??.??' })), { players: '? – ?', details: '' });
  assert.equal(titleOf(found({ Date: '2001.02.03' })).details, '2001.02.03');
});

test('the event and its date come from the tags', () => {
  assert.equal(eventOf(found({ Event: 'London', Date: '1851.06.??' })), 'London, 1851.06');
  assert.equal(eventOf(found({ Event: '?' })), '');
});
