import assert from 'node:assert/strict';
import { test } from 'node:test';
import { texts as cards } from '../texts/en/cards.ts';
import { FAMILIES } from './catalogue.ts';
import { ARMIES_ENTRY, armiesSource, gameFamilies, searchGames } from './game-entries.ts';
import { texts as words } from '../texts/en/variants.ts';

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
  const found = (query: string) => searchGames(query, entries)[0]?.name;
  assert.equal(found('makruk'), 'makruk');
  assert.equal(found('alamos'), 'los-alamos');
  assert.equal(found('nutty'), ARMIES_ENTRY);
});

const GAMES = [
  { title: 'Capablanca Chess', words: 'An archbishop and a chancellor.' },
  { title: 'King of the Hill', words: 'kingofthehill koth A king that reaches the centre wins.' },
  { title: 'Échecs atomiques', words: 'Une prise explose.' },
  { title: 'Makruk', words: 'The chess of Thailand.' },
];

const found = (query: string) => searchGames(query, GAMES).map(({ title }) => title);

test('every word has to be found, whatever its case and accents', () => {
  assert.deepEqual(found('CHESS'), ['Capablanca Chess', 'Makruk']);
  assert.deepEqual(found('chess thai'), ['Makruk']);
  assert.deepEqual(found('echecs'), ['Échecs atomiques']);
  assert.equal(found('').length, GAMES.length);
  assert.deepEqual(found('draughts'), []);
});

test('spaces may be missing, and one letter may be wrong', () => {
  assert.deepEqual(found('kingofthehill'), ['King of the Hill']);
  assert.deepEqual(found('capablnca'), ['Capablanca Chess']);
  assert.deepEqual(found('capablamca'), ['Capablanca Chess']);
  assert.deepEqual(found('makkruk'), ['Makruk']);
});

test('a wrong letter counts only where nothing is found without it', () => {
  const games = [
    { title: 'Almost Chess', words: '' },
    { title: 'Los Alamos', words: '' },
  ];
  assert.deepEqual(
    searchGames('alamos', games).map(({ title }) => title),
    ['Los Alamos'],
  );
});
