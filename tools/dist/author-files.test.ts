import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileOf } from './author-files.ts';

test('each module has one file', () => {
  for (const [path, file] of [
    ['micro-max.js', 'micro-max'],
    ['board/board.js', 'micro-max'],
    ['texts/en/page.js', 'micro-max'],
    ['texts/de/page.js', 'lang/de'],
    ['texts/fr/cards.js', 'lang/fr'],
    ['texts/en/cards.js', 'micro-max.variants'],
    ['board/pictures/horses.js', 'micro-max.variants'],
    ['elements/figures/piece/diagram-figure.js', 'micro-max.variants'],
    ['elements/figures/tree/view.js', 'micro-max.figures'],
    ['texts/en/figures/cards.js', 'micro-max.figures'],
    ['texts/de/figures/cards.js', 'micro-max.figures'],
  ])
    assert.equal(fileOf(path), file, path);
});
