import assert from 'node:assert/strict';
import { test } from 'node:test';
import { titleOf } from '../game/pgn/pgn-tags.ts';
import { matching } from './game-chooser.tsx';

const found = (tags: Record<string, string>) => ({ tags: Object.entries(tags), error: null });

test('an entry must contain every word of the search', () => {
  const games: Record<string, string>[] = [{ Tal: 'Riga' }, { Tal: 'Bled' }, { Bo: 'Riga' }];
  const entries = games.map((game) => {
    const [[White, Event]] = Object.entries(game);
    return titleOf(found({ White, Event }));
  });
  const players = (search: string) => matching(entries, search).map(({ details }) => details);
  assert.deepEqual(players(' tal'), ['Riga', 'Bled']);
  assert.deepEqual(players('riga TAL'), ['Riga']);
  assert.equal(players('').length, 3);
  assert.equal(players('nobody').length, 0);
});
