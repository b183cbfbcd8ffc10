// @ts-check
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { INVENTIONS } from '../inventions.js';
import {
  castlingOf,
  designText,
  nameOfTitle,
  otherRules,
  promotionOf,
  readDesign,
  ruleOf,
  withCastling,
  withMirroredArmy,
  withNewPiece,
  withOtherRules,
  withPiece,
  withPieceChanged,
  withPromotion,
  withRule,
  withSize,
  withoutPiece,
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

const DESIGN = readDesign(`game tiny
board 5x6
piece P pawn fmWfcF pawn
piece R rook R
piece K king KisO2 royal
start rrkrr/ppppp/5/5/PPPPP/RRKRR w KQkq - 0 1
promotion P to R on 6 white
promotion P to K on 6 black
stalemate loss
repetitions 4
`);

test('rules are set, changed and removed', () => {
  assert.equal(ruleOf(DESIGN, 'stalemate'), 'loss');
  assert.equal(ruleOf(withRule(DESIGN, 'stalemate', 'win'), 'stalemate'), 'win');
  assert.equal(ruleOf(withRule(DESIGN, 'stalemate', null), 'stalemate'), null);
  assert.deepEqual(withRule(DESIGN, 'explosions', '').rules.at(-1), 'explosions');
  assert.deepEqual(withRule(DESIGN, 'stalemate', 'win').rules.length, DESIGN.rules.length);
});

test('the first promotion has fields, the others are lines', () => {
  assert.deepEqual(promotionOf(DESIGN), { pawns: 'P', choices: 'R', rank: '6' });
  const changed = withPromotion(DESIGN, { pawns: 'P', choices: 'RK', rank: '5' });
  assert.deepEqual(changed.rules.slice(0, 2), ['promotion P to RK on 5 white', 'promotion P to K on 6 black']);
  assert.equal(withPromotion(DESIGN, { pawns: '', choices: 'R', rank: '' }).rules.length, DESIGN.rules.length - 1);
  assert.equal(otherRules(DESIGN), 'promotion P to K on 6 black\nrepetitions 4');
});

test('castling belongs to the moves of the king', () => {
  assert.equal(castlingOf(DESIGN), 2);
  const none = withCastling(DESIGN, 0);
  assert.deepEqual([none.pieces[2].moves, none.fields], ['K', 'w - - 0 1']);
  assert.deepEqual([withCastling(none, 3).pieces[2].moves, withCastling(none, 3).fields], ['KisO3', 'w KQkq - 0 1']);
});

test('other rules are replaced', () => {
  const changed = withOtherRules(DESIGN, 'counting makruk\n\n');
  assert.equal(otherRules(changed), 'counting makruk');
  assert.equal(ruleOf(changed, 'stalemate'), 'loss');
});
