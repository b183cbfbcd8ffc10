// @ts-check
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadVariantTexts, nameOfPiece } from './load-texts.js';

test('every piece of every game has a name in every language', async () => {
  const folder = new URL('../../crates/variants/src/catalogue/games/', import.meta.url);
  const names = readdirSync(folder).flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^piece \S (\S+)/gm)].map(([, name]) => name),
  );
  for (const language of ['de', 'fr', 'es']) {
    const { pieceNames } = await loadVariantTexts(language);
    for (const name of names) assert.ok(Object.hasOwn(pieceNames, name), `${language}: ${name}`);
  }
});

test('a piece without a translation keeps its name', async () => {
  const { pieceNames, words } = await loadVariantTexts('en');
  assert.equal(nameOfPiece(pieceNames, 'woody-rook'), 'woody rook');
  assert.equal(words.choose, 'Choose');
  assert.equal(nameOfPiece((await loadVariantTexts('de')).pieceNames, 'rook'), 'Turm');
});
