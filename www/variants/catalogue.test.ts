import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import {
  ARMIES,
  ARMIES_ENTRY,
  CHESS960,
  FAMILIES,
  armiesSource,
  cardOf,
  cardOnBoard,
  catalogueName,
  gameFamilies,
  searchGames,
} from './catalogue.ts';
import { INVENTIONS } from './inventions.ts';
import { texts as de } from '../texts/de/cards.ts';
import { texts as cards, texts as en } from '../texts/en/cards.ts';
import { texts as es } from '../texts/es/cards.ts';
import { texts as fr } from '../texts/fr/cards.ts';
import { texts as words } from '../texts/en/variants.ts';
import { nameIn } from '../game/variant/variant-source.ts';
import { CAPABLANCA } from '../game/variant/variant.fixture.ts';

/** The names of the games between different armies. */
const ARMY_GAMES = ARMIES.flatMap((white) =>
  ARMIES.filter((black) => black !== white).map((black) => `${white}-${black}`),
);

test('every game of the catalogue but chess is in one family', () => {
  const games = readdirSync(new URL('../../crates/variants/src/catalogue/games', import.meta.url));
  const names = [...games.map((name) => name.replace('.txt', '')).filter((name) => name !== 'chess'), ...ARMY_GAMES];
  assert.deepEqual(Object.values(FAMILIES).flat().sort(), [...names, CHESS960, ...Object.keys(INVENTIONS)].sort());
});

test('each invention has the name of its definition', () => {
  for (const [name, text] of Object.entries(INVENTIONS)) assert.equal(nameIn(text), name);
});

test('every game has a card in every language', () => {
  for (const cards of [en, de, fr, es]) {
    assert.deepEqual(Object.keys(cards.families), Object.keys(FAMILIES));
    for (const name of Object.values(FAMILIES).flat()) {
      const card = cardOf(cards, name);
      assert.ok(card && card.lines.length === 3, name);
      const sentences = [...card.lines, card.origin];
      assert.ok(sentences.every((sentence) => sentence.endsWith('.')) && card.title, name);
    }
  }
});

test('a game of different armies is named by them', () => {
  assert.equal(cardOf(en, 'fide-nutters')?.title, 'FIDEs against Nutters');
  assert.equal(cardOf(en, 'my-game'), null);
});

const OWN = { ...CAPABLANCA, source: 'game dragon-chess\nboard 8x8\n', about: 'A dragon replaces the queen.' };

test('a game of the catalogue has the title of its card', () => {
  assert.equal(
    cardOnBoard(cards, { variant: { ...CAPABLANCA, source: 'king-of-the-hill' } }, '').title,
    'King of the Hill',
  );
  assert.equal(
    cardOnBoard(cards, { variant: { ...CAPABLANCA, source: INVENTIONS['frog-pond'] } }, '').title,
    'Frog Pond',
  );
  assert.equal(cardOnBoard(cards, { variant: null }, '').title, 'Chess960');
});

test('an invented game says so, even if its name is known', () => {
  assert.deepEqual(cardOnBoard(cards, { variant: OWN }, 'Invented.'), {
    title: 'Dragon chess',
    lines: [OWN.about],
    origin: 'Invented.',
  });
  assert.equal(catalogueName({ variant: { ...CAPABLANCA, source: 'game makruk\nboard 8x8\n' } }), null);
});

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
