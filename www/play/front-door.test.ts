import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { languages } from '../texts/language.ts';
import { texts as cards } from '../texts/en/cards.ts';
import { gameFamilies } from '../variants/catalogue.ts';
import { texts as words } from '../texts/en/variants.ts';
import { COURIER } from './front-door.ts';
import { loadTexts } from '../texts/load.ts';

test('the picture of Courier Chess is its start position', () => {
  const address = new URL('../../crates/variants/src/catalogue/games/courier.txt', import.meta.url);
  const text = readFileSync(address, 'utf8');
  assert.ok(text.includes(`start ${COURIER.start} `));
  for (const [letter, name] of Object.entries(COURIER.pieces))
    assert.ok(text.includes(`piece ${letter} ${name} `), name);
});

test('there are as many games to choose as the tile promises', async () => {
  const count = gameFamilies({ words, cards, pieceNames: {} }, []).flatMap(({ entries }) => entries).length;
  for (const language of Object.keys(languages)) {
    const { variants } = (await loadTexts(language)).chooser;
    const promised = Number(/\d+/.exec(variants)?.[0]);
    assert.ok(count > promised, `${variants}, and there are ${count}`);
  }
});
