import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileOf } from './author-files.mjs';

test('each module has one file', () => {
  for (const [path, file] of [
    ['micro-max.js', 'micro-max'],
    ['board/board.js', 'micro-max'],
    ['i18n/en.js', 'micro-max'],
    ['i18n/de.js', 'lang/de'],
    ['variants/cards/fr.js', 'lang/fr'],
    ['variants/cards/en.js', 'micro-max.variants'],
    ['board/pictures/horses.js', 'micro-max.variants'],
    ['elements/figures/piece/diagram-figure.js', 'micro-max.variants'],
    ['elements/figures/tree/view.js', 'micro-max.figures'],
  ])
    assert.equal(fileOf(path), file, path);
});
