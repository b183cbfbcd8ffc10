import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { ARMIES, CHESS960, FAMILIES, cardOf, cardOnBoard, catalogueName } from './catalogue.ts';
import { INVENTIONS } from './inventions.ts';
import { texts as de } from '../texts/de/cards.ts';
import { texts as cards, texts as en } from '../texts/en/cards.ts';
import { texts as es } from '../texts/es/cards.ts';
import { texts as fr } from '../texts/fr/cards.ts';
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
