import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { BLANKS, LISTING, PARTS, countOf, countsByChapter, entryOf, placesByChapter } from './characters.ts';

/** The file with a copy of the listing, if there is one: the listing is not ours, so that it is not kept here. */
const LISTING_FILE = process.env.MICRO_MAX_LISTING;

/** The lines of a program in C without comments, indentation and empty lines. */
const linesOf = (program: string) =>
  program
    .replace(/\/\*.*?\*\//gs, '')
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => line !== '');

/** The lengths of the words of each line, as `LISTING` has them. */
const wordsOf = (lines: readonly string[]) => lines.map((line) => line.split(' ').map((word) => word.length));

/** The lengths of the words of a line; a part without a blank at its end goes on in the next. */
const runsOf = (line: (typeof LISTING)[number]) =>
  line
    .map(({ runs }) => runs.map((run) => 'x'.repeat(run)).join(' '))
    .join('')
    .split(' ')
    .map((word) => word.length);

test('the listing has 1,971 characters, and 2,000 with its blanks', () => {
  assert.equal(LISTING.length, 109);
  assert.equal(countOf(LISTING.flat()), 1971);
  assert.equal(countOf(LISTING.flat()) + BLANKS, 2000);
  assert.equal(
    countsByChapter().reduce((sum, [, count]) => sum + count, 0),
    1971,
  );
});

test('comments, indentation and empty lines of a listing do not count', () => {
  assert.deepEqual(wordsOf(linesOf('  int  a=1,b; /* both\n*/\n\n  a++;  /* one */\n')), [[3, 6], [4]]);
});

test('the words of each line are those of the listing', { skip: !LISTING_FILE && 'MICRO_MAX_LISTING' }, () => {
  const program = readFileSync(String(LISTING_FILE), 'utf8').replace(/^[^]*?(?=^#define)/m, '');
  assert.deepEqual(LISTING.map(runsOf), wordsOf(linesOf(program)));
});

test('the places of the parts are all of the listing but its blanks', () => {
  const places = [...placesByChapter().values()].flat().sort(([one], [other]) => one - other);
  const taken = places.flatMap(([start, length]) => Array.from({ length }, (_, index) => start + index));
  assert.equal(new Set(taken).size, 1971);
  assert.deepEqual([taken.at(0), taken.at(-1)], [0, 1999]);
});

test('every part has a chapter of the contents, and letters of the index', () => {
  const pageOf = (name: string) => readFileSync(new URL(`${name}.html`, import.meta.url), 'utf8');
  const [contents, index] = [pageOf('index'), pageOf('program')];
  assert.deepEqual(
    Object.keys(PARTS).toSorted(),
    countsByChapter()
      .map(([chapter]) => chapter)
      .toSorted(),
  );
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
