import assert from 'node:assert/strict';
import { test } from 'node:test';

import { texts as cards } from '../texts/en/cards.js';
import { cardOnBoard, catalogueName } from './game-name.js';
import { INVENTIONS } from './inventions.js';

const OWN = { source: 'game dragon-chess\nboard 8x8\n', about: 'A dragon stands for the queen.' };

test('a game of the catalogue has the title of its card', () => {
  assert.equal(cardOnBoard(cards, { variant: { source: 'king-of-the-hill' } }, '').title, 'King of the Hill');
  assert.equal(cardOnBoard(cards, { variant: { source: INVENTIONS['frog-pond'] } }, '').title, 'Frog Pond');
  assert.equal(cardOnBoard(cards, { variant: null }, '').title, 'Chess960');
});

test('an invented game says so, even if its name is known', () => {
  assert.deepEqual(cardOnBoard(cards, { variant: OWN }, 'Invented.'), {
    title: 'Dragon chess',
    lines: [OWN.about],
    origin: 'Invented.',
  });
  assert.equal(catalogueName({ variant: { source: 'game makruk\nboard 8x8\n' } }), null);
});
