// @ts-check
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { CHESS960, FAMILIES } from './catalogue.js';
import { INVENTIONS } from './inventions.js';

test('every game of the catalogue but chess is in one family', () => {
  const games = readdirSync(new URL('../../crates/variants/src/catalogue/games', import.meta.url));
  const names = games.map((name) => name.replace('.txt', '')).filter((name) => name !== 'chess');
  assert.deepEqual(Object.values(FAMILIES).flat().sort(), [...names, CHESS960, ...Object.keys(INVENTIONS)].sort());
});
