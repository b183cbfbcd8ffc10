import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { pictureNames, pictureOf } from './load-pictures.ts';

const CATALOGUE = new URL('../../../crates/variants/src/catalogue/', import.meta.url);

/** The pieces of the built-in games and armies: `{ game, letter, name, picture }`. */
const pieces = ['games', 'armies'].flatMap((folder) =>
  readdirSync(new URL(folder, CATALOGUE)).flatMap((file) =>
    readFileSync(new URL(`${folder}/${file}`, CATALOGUE), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('piece '))
      .map((line) => {
        const [, letter, name] = line.split(' ');
        return { game: file.slice(0, -4), letter, name, picture: line.match(/ picture ([a-z-]+)/)?.[1] ?? null };
      }),
  ),
);

test('every piece of every game has a drawing', () => {
  assert.ok(pieces.length > 300);
  for (const { game, letter, name, picture } of pieces) assert.ok(pictureOf(letter, name, picture), `${game}: ${name}`);
});

test('no two pieces of a game look alike', () => {
  const names: Map<string, string> = new Map();
  for (const { game, letter, name, picture } of pieces) {
    const drawing = `${game}: ${pictureOf(letter, name, picture)}`;
    assert.equal(names.get(drawing) ?? name, name, drawing);
    names.set(drawing, name);
  }
});

test('a name that a definition gives has a drawing', () => {
  for (const { game, letter, picture } of pieces) {
    if (picture) assert.ok(pictureOf(letter, '', picture), `${game}: ${picture}`);
  }
});

test('the name decides, whatever the letter', () => {
  assert.equal(pictureOf('N', 'knight'), 'n');
  assert.equal(pictureOf('S', 'knight'), 'n');
  assert.equal(pictureOf('N', 'nightrider'), 'nightrider');
  assert.equal(pictureOf('C', 'Cardinal'), 'archbishop');
});

test('the definition decides before the name, if there is such a drawing', () => {
  assert.equal(pictureOf('G', 'general', 'spartan-general'), 'spartan-general');
  assert.equal(pictureOf('G', 'general', 'hawk'), 'falcon');
  assert.equal(pictureOf('G', 'general', 'no-such-drawing'), 'general');
  assert.equal(pictureOf('G', 'general', null), 'general');
});

test('the letter decides where the name is only a letter and a number', () => {
  assert.equal(pictureOf('N', 'N3'), 'n');
  assert.equal(pictureOf('Q', 'q8'), 'q');
  assert.equal(pictureOf('X', 'X9'), null);
  assert.equal(pictureOf('N', 'newt'), null);
  assert.equal(pictureOf('X', 'constructor', '__proto__'), null);
});

test('each name leads to one drawing', () => {
  for (const name of pictureNames()) assert.equal(pictureOf('X', name), name);
});
