import assert from 'node:assert/strict';
import { test } from 'node:test';

import { texts as cards } from '../texts/en/cards.js';
import { FAMILIES } from './catalogue.js';
import { ARMIES_ENTRY, armiesSource, gameFamilies } from './game-entries.js';
import { searchGames } from './game-search.js';
import { texts as words } from '../texts/en/variants.js';

const families = gameFamilies({ words, cards, pieceNames: {} }, []);
const entries = families.flatMap((family) => family.entries);

test('the games between armies are one entry', () => {
  const names = entries.map(({ name }) => name);
  assert.ok(names.includes('spartan') && names.includes(ARMIES_ENTRY) && !names.includes('fide-nutters'));
  assert.equal(armiesSource('nutters', 'rookies'), 'nutters-rookies');
  assert.ok(FAMILIES.armies.includes(armiesSource('rookies', 'rookies')));
  assert.ok(FAMILIES.armies.includes(entries.find(({ name }) => name === ARMIES_ENTRY)?.source ?? ''));
});

test('the first game that a search finds is the one that was typed', () => {
  const found = (/** @type {string} */ query) => searchGames(query, entries)[0]?.name;
  assert.equal(found('makruk'), 'makruk');
  assert.equal(found('alamos'), 'los-alamos');
  assert.equal(found('nutty'), ARMIES_ENTRY);
});
