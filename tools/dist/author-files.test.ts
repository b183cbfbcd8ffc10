import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileOf } from './author-files.ts';

test('each module has one file', () => {
  for (const [path, file] of [
    ['micro-max.ts', 'micro-max'],
    ['board/board.ts', 'micro-max'],
    ['texts/en/page.ts', 'micro-max'],
    ['texts/de/page.ts', 'lang/de'],
    ['texts/fr/cards.ts', 'lang/fr'],
    ['texts/en/cards.ts', 'micro-max.variants'],
    ['board/pictures/horses.ts', 'micro-max.variants'],
    ['elements/figures/piece/diagram-figure.ts', 'micro-max.variants'],
    ['elements/prose-links.ts', 'micro-max.links'],
    ['elements/link-preview.ts', 'micro-max.links'],
    ['elements/page-boards.ts', 'micro-max'],
    ['elements/figures/tree/view.tsx', 'micro-max.figures'],
    ['texts/en/figures/cards.ts', 'micro-max.figures'],
    ['texts/de/figures/cards.ts', 'micro-max.figures'],
  ])
    assert.equal(fileOf(path), file, path);
});
