import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LISTING, countOf, countsByChapter, entryOf } from './characters.ts';

test('the parts are the whole listing', () => {
  assert.equal(LISTING.length, 109);
  assert.equal(countOf(LISTING.flat()), 1983);
  assert.equal(
    countsByChapter().reduce((sum, [, count]) => sum + count, 0),
    1983,
  );
});

test('every part has a chapter of the contents, and letters of the index', () => {
  const pageOf = (name: string) => readFileSync(new URL(`${name}.html`, import.meta.url), 'utf8');
  const [contents, index] = [pageOf('index'), pageOf('program')];
  for (const [chapter] of countsByChapter()) assert.match(contents, new RegExp(`data-guess="${chapter}"`));
  for (const letter of LISTING.flat().flatMap(({ letters }) => letters))
    assert.match(index, new RegExp(`id="letter-${entryOf(letter)}"`));
});

test('the chapter with the most characters comes first', () => {
  const counts = countsByChapter().map(([, count]) => count);
  assert.deepEqual(
    counts,
    [...counts].sort((one, other) => other - one),
  );
});
