import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { LISTING, entryOf } from './characters.ts';
import { bareLetter, isInListing, keyOf, linesFor, piecesOf } from './letters.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const unescaped = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The functions of Classic in the folds. */
const QUOTES = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.html'))
  .flatMap((name) => [...read(name).matchAll(/data-source="(classic\/[^"]+)"><code>(.*?)<\/code>/gs)])
  .map(([, source, code]) => ({ source, code: unescaped(code) }));

test('the pieces are the code', () => {
  assert.ok(QUOTES.length > 35);
  for (const { source, code } of QUOTES)
    assert.equal(
      piecesOf(source, code)
        .map(({ text }) => text)
        .join(''),
      code,
    );
});

test('every letter is explained in the index, by the same name', () => {
  const index = read('program.html');
  for (const { source, code } of QUOTES) {
    for (const [letter] of keyOf(source, code)) {
      assert.ok(index.includes(`id="letter-${entryOf(bareLetter(letter))}"`), `${source}: ${letter}`);
    }
  }
  // Names that only some function uses for a letter are not in the index.
  for (const [letter, names] of keyOf('', 'best alpha beta eval side key_index key_lock ep_square previous_to depth')) {
    for (const name of names) assert.match(index, new RegExp(`id="letter-${letter}"><code>[^]*?<code>${name}</code>`));
  }
});

test('the lines of a function have its letters', () => {
  for (const { source, code } of QUOTES.filter(({ source }) => linesFor(source))) {
    const [first, last] = linesFor(source) ?? [0, 0];
    const letters = new Set(LISTING.slice(first - 1, last).flatMap((line) => line.flatMap((part) => part.letters)));
    for (const [letter] of keyOf(source, code)) {
      for (const one of letter.split('->')) assert.ok(letters.has(one), `${source}: ${letter} in ${first} to ${last}`);
    }
  }
});

test('the letters are those of the comments in the source', () => {
  const documented = ['frame', 'board', 'moves', 'table', 'root_position'].flatMap((name) => [
    ...read(`../../crates/engine/src/classic/${name}.rs`).matchAll(
      /\(`([A-Za-z])`\)[^\n]*\n(?: *\/\/\/[^\n]*\n)* *pub\(super\) (?:const )?(\w+):/g,
    ),
  ]);
  const known = new Map(
    keyOf('', documented.map(([, , name]) => name).join(' ')).flatMap(([letter, names]) =>
      names.map((name) => [name, letter]),
    ),
  );
  // Fields of other structs have the same names.
  const others = ['V r', 'X from', 'Y to', 'D depth', 'V score', 'Q material', 'O ep_square', 'B scan_start'];
  for (const [, letter, name] of documented) {
    if (known.has(name) && !others.includes(`${letter} ${name}`)) assert.equal(known.get(name), letter, name);
  }
  assert.ok(known.size > 20, `${known.size} names`);
});

test('names of functions, modules and comments are no letters', () => {
  const code = 'role::KNIGHT; board.centre(from); // the depth\nframe.direction.step == old.depth';
  assert.deepEqual(keyOf('', code), [
    ['b', ['board']],
    ['x', ['from']],
    ['r', ['direction.step']],
    ['a->D', ['old.depth']],
  ]);
  assert.ok(isInListing('classic/node_search.rs step'));
  assert.ok(!isInListing('modern/search/pruning.rs null_move'));
});
