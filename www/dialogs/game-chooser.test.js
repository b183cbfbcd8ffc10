import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matching, titleOf } from './game-chooser.js';

const found = (tags) => ({ tags: Object.entries(tags), error: null });

test('the title of a game comes from its tags', () => {
  const tags = { Event: 'Riga', Site: '?', Date: '1959.??.??', White: 'Tal', Black: 'NN', Result: '1-0' };
  assert.deepEqual(titleOf(found(tags)), { players: 'Tal – NN', details: 'Riga, 1959, 1-0' });
  assert.deepEqual(titleOf(found({ Result: '*', Date: '????.??.??' })), { players: '? – ?', details: '' });
  assert.equal(titleOf(found({ Date: '2001.02.03' })).details, '2001.02.03');
});

test('an entry must contain every word of the search', () => {
  const entries = [{ Tal: 'Riga' }, { Tal: 'Bled' }, { Bo: 'Riga' }].map((game) => {
    const [[White, Event]] = Object.entries(game);
    return titleOf(found({ White, Event }));
  });
  const players = (search) => matching(entries, search).map(({ details }) => details);
  assert.deepEqual(players(' tal'), ['Riga', 'Bled']);
  assert.deepEqual(players('riga TAL'), ['Riga']);
  assert.equal(players('').length, 3);
  assert.equal(players('nobody').length, 0);
});
