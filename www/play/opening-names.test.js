import assert from 'node:assert/strict';
import { test } from 'node:test';

import { openings } from './opening-name.js';
import { loadOpeningNames } from './opening-names.js';
import { texts as de } from '../texts/de/opening-names.js';
import { texts as es } from '../texts/es/opening-names.js';
import { texts as fr } from '../texts/fr/opening-names.js';

const NAMES = [...new Set([...openings()].map(({ name }) => name))];
const TABLES = { de, es, fr };

/** Words that only English names have. */
const ENGLISH = new RegExp(
  `\\b(?:${[
    'Opening',
    'Defence',
    'Variation',
    'Attack',
    'Game',
    'Line',
    'Countergambit',
    'Counterattack',
    'Declined',
    'Accepted',
    "King's?",
    "Queen's?",
    "Bishop's?",
    'Knights?',
    'Pawns?',
    'Closed',
    'Open',
    'Modern',
    'Old',
    'Classical',
    'Main',
    'Normal',
    'Exchange',
    'Advance',
    'Indian',
    'English',
    'Sicilian',
    'French',
    'Scotch',
    'Vienna',
    'Slav',
    'Dutch',
    'Dragon',
    'Poisoned',
    'Invitation',
    'Four',
    'Three',
    'Two',
    'Centre',
    'Accelerated',
  ].join('|')})\\b`,
);

for (const [language, names] of Object.entries(TABLES)) {
  test(`every name has a translation: ${language}`, async () => {
    const translate = await loadOpeningNames(language);
    for (const name of NAMES) {
      const text = translate(name);
      assert.doesNotMatch(text, ENGLISH, name);
      assert.match(text, /^\p{Lu}/u, name);
    }
  });

  test(`every part is in the table or the name of a person or place: ${language}`, () => {
    const parts = new Set(NAMES.flatMap((name) => name.split(', ')));
    const isKnown = (part) => Object.hasOwn(names.openings, part) || Object.hasOwn(names.variations, part);
    const stems = [...parts]
      .filter((part) => !isKnown(part))
      .map((part) => {
        const [, stem, kind] = /^(.+) (\w+)$/.exec(part) ?? [];
        assert.ok(Object.hasOwn(names.kinds, kind), part);
        return stem;
      });
    for (const person of Object.keys(names.people)) assert.ok(stems.includes(person), `${person} is in no name`);
    for (const part of [...Object.keys(names.openings), ...Object.keys(names.variations)])
      assert.ok(parts.has(part), `${part} is no part of a name`);
  });

  test(`different names stay different: ${language}`, async () => {
    const translate = await loadOpeningNames(language);
    // Two English names of one variation may have the same translation.
    assert.ok(new Set(NAMES.map(translate)).size > NAMES.length - 5);
  });
}

test('names are formed as players call them', async () => {
  const [german, spanish, french] = await Promise.all(['de', 'es', 'fr'].map(loadOpeningNames));
  const najdorf = 'Sicilian Defence, Najdorf, English Attack';
  assert.equal(german('Sicilian Defence, Najdorf Variation'), 'Sizilianische Verteidigung, Najdorf-Variante');
  assert.equal(
    german('French Defence, Alekhine-Chatard Attack'),
    'Französische Verteidigung, Aljechin-Chatard-Angriff',
  );
  assert.equal(
    german("King's Indian Defence, Mar del Plata Variation"),
    'Königsindische Verteidigung, Mar-del-Plata-Variante',
  );
  assert.equal(french(najdorf), 'Défense sicilienne, variante Najdorf, attaque anglaise');
  assert.equal(french("Queen's Gambit Declined, Chigorin Defence"), 'Gambit dame refusé, défense Tchigorine');
  assert.equal(spanish(najdorf), 'Defensa siciliana, variante Najdorf, ataque inglés');
  assert.equal(
    spanish('Ruy Lopez, Open, Dilworth Variation'),
    'Apertura española, variante abierta, variante Dilworth',
  );
});

test('English names stay', async () => {
  const translate = await loadOpeningNames('en');
  assert.equal(translate('Ruy Lopez'), 'Ruy Lopez');
});
