// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { texts as de } from '../texts/de/cards.js';
import { texts as en } from '../texts/en/cards.js';
import { texts as es } from '../texts/es/cards.js';
import { texts as fr } from '../texts/fr/cards.js';
import { FAMILIES } from './catalogue.js';
import { cardOf } from './game-card-text.js';

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
