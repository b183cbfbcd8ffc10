// @ts-check
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

import { INVENTIONS } from '../inventions.js';
import {
  designText,
  nameOfTitle,
  readDesign,
  withMirroredArmy,
  withNewPiece,
  withoutPiece,
  withPiece,
  withPieceChanged,
  withSize,
} from './design.js';

const TINY = `game tiny
about For tests.
board 5x6
piece P pawn fmWfcF pawn
piece N knight N
piece R rook R value 450 picture tower
piece K king K royal
start rnknr/ppppp/5/5/PPPPP/RNKNR w - - 0 1
promotion P to RN on 6
`;

test('a definition is read and written without a loss', () => {
  const texts = [TINY, ...Object.values(INVENTIONS)];
  for (const text of texts) assert.deepEqual(readDesign(designText(readDesign(text))), readDesign(text));
  assert.equal(designText(readDesign(TINY)), TINY.replace('value 450 picture tower', 'picture tower value 450'));
});

test('every built-in game keeps its lines', () => {
  const folder = new URL('../../../crates/variants/src/catalogue/games/', import.meta.url);
  for (const name of readdirSync(folder)) {
    const text = readFileSync(new URL(name, folder), 'utf8');
    const words = (/** @type {string} */ of) => of.split(/\s+/).filter(Boolean).sort().join(' ');
    assert.equal(words(designText(readDesign(text))), words(text), name);
  }
});

test('text that is no definition gives an empty board', () => {
  const { files, ranks, pieces, placement } = readDesign('board 99x1\nstart x/y\npiece\n');
  assert.deepEqual([files, ranks, placement], [16, 4, {}]);
  assert.equal(pieces.length, 1);
});

test('pieces are put onto the board and mirrored', () => {
  const design = withPiece(readDesign(TINY), 'c3', 'N');
  assert.equal(design.placement.c3, 'N');
  assert.equal(withPiece(design, 'c3', null).placement.c3, undefined);
  assert.equal(withMirroredArmy(design).placement.c4, 'n');
});

test('Black keeps its distance from the last rank when the board grows', () => {
  const design = withSize(readDesign(TINY), { files: 6, ranks: 8 });
  assert.equal(design.placement.c8, 'k');
  assert.equal(design.placement.c1, 'K');
  assert.equal(withSize(design, { files: 4, ranks: 6 }).placement.c6, 'k');
});

test('a piece with a new letter keeps its squares', () => {
  const design = withPieceChanged(readDesign(TINY), 1, { letter: 'H', name: 'horse' });
  assert.equal(design.placement.b1, 'H');
  assert.equal(design.placement.b6, 'h');
  assert.equal(withoutPiece(design, 1).placement.b1, undefined);
});

test('a new piece has a letter that is free', () => {
  const { pieces } = withNewPiece(readDesign(TINY), 'newt');
  assert.equal(pieces[4].letter, 'E');
});

test('names are written with hyphens', () => {
  assert.deepEqual(['Frog Pond!', ' Ärger 2 ', '…'].map(nameOfTitle), ['frog-pond', 'arger-2', '']);
});
