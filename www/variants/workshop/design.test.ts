import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  castlingOf,
  copyOf,
  nameOfTitle,
  otherLines,
  ownCopy,
  ruleOf,
  withBishopReplaced,
  withCastling,
  withMirroredArmy,
  withNewPiece,
  withOtherLines,
  withPiece,
  withPieceChanged,
  withPromotion,
  withRule,
  withSize,
  withoutPiece,
} from './design.ts';
import type { Design, DesignPiece } from '../../engine/messages.ts';

const piece: (letter: string, name: string, moves: string, more?: Partial<DesignPiece>) => DesignPiece = (
  letter,
  name,
  moves,
  more,
) => ({
  letter,
  name,
  moves,
  rays: null,
  picture: null,
  royal: false,
  pawn: false,
  properties: '',
  ...more,
});

const TINY: Design = {
  name: 'tiny',
  about: 'For tests.',
  files: 5,
  ranks: 6,
  pieces: [
    piece('P', 'pawn', 'fmWfcF', { pawn: true }),
    piece('N', 'knight', 'N'),
    piece('R', 'rook', 'R', { picture: 'tower', properties: 'value 450' }),
    piece('K', 'king', 'KisO2', { royal: true }),
  ],
  placement: Object.freeze({ b1: 'N', c1: 'K', b6: 'n', c6: 'k' }),
  hands: '',
  startFields: 'w KQkq - 0 1',
  promotion: { pawns: 'P', choices: 'RN', rank: 6, byFile: false, sides: 'white' },
  lines: ['promotion P to K on 6 black', 'stalemate loss', 'repetitions 4'],
};

test('pieces are put onto the board and mirrored', () => {
  const design = withPiece(TINY, 'c3', 'N');
  assert.equal(design.placement.c3, 'N');
  assert.equal(withPiece(design, 'c3', null).placement.c3, undefined);
  assert.equal(withMirroredArmy(design).placement.c4, 'n');
});

test('Black keeps its distance from the last rank when the board grows', () => {
  const design = withSize(TINY, { files: 6, ranks: 8 });
  assert.equal(design.placement.c8, 'k');
  assert.equal(design.placement.c1, 'K');
  assert.equal(withSize(design, { files: 4, ranks: 6 }).placement.c6, 'k');
});

test('a piece with a new letter keeps its squares', () => {
  const design = withPieceChanged(TINY, 1, { letter: 'H', name: 'horse' });
  assert.equal(design.placement.b1, 'H');
  assert.equal(design.placement.b6, 'h');
  assert.equal(design.promotion?.choices, 'RH');
  assert.equal(withoutPiece(design, 1).placement.b1, undefined);
});

test('a new piece has a letter that is free', () => {
  const { pieces } = withNewPiece(TINY, 'newt');
  assert.equal(pieces[4].letter, 'E');
});

test('pawns may promote to a new piece, and to a piece with another letter', () => {
  const promoting = {
    ...TINY,
    promotion: { pawns: 'P', choices: 'RN', rank: 6, byFile: false, sides: 'both' as const },
  };
  const { promotion } = withNewPiece(promoting, 'newt');
  assert.equal(promotion?.choices, 'RNE');
  assert.equal(withPieceChanged(promoting, 1, { letter: 'H' }).promotion?.choices, 'RH');
  assert.equal(withoutPiece(promoting, 1).promotion?.choices, 'R');
  const byFile = { ...promoting, promotion: { ...promoting.promotion, byFile: true } };
  assert.equal(withNewPiece(byFile, 'newt').promotion?.choices, 'RN');
});

test('without pawns there is no promotion', () => {
  const promoting = {
    ...TINY,
    promotion: { pawns: 'N', choices: 'R', rank: 6, byFile: false, sides: 'both' as const },
  };
  assert.equal(withoutPiece(promoting, 1).promotion, null);
});

test('a new piece stands in place of the bishops beside the queens', () => {
  const { pieces, placement } = withBishopReplaced(TINY, 'newt');
  assert.equal(pieces[4].picture, 'dragon');
  assert.deepEqual([placement.c1, placement.c8], ['E', 'e']);
});

test('names are written with hyphens', () => {
  assert.deepEqual(['Frog Pond!', ' Ärger 2 ', '…'].map(nameOfTitle), ['frog-pond', 'arger-2', '']);
});

test('rules are set, changed and removed', () => {
  assert.equal(ruleOf(TINY, 'stalemate'), 'loss');
  assert.equal(ruleOf(withRule(TINY, 'stalemate', 'win'), 'stalemate'), 'win');
  assert.equal(ruleOf(withRule(TINY, 'stalemate', null), 'stalemate'), null);
  assert.deepEqual(withRule(TINY, 'explosions', '').lines.at(-1), 'explosions');
  assert.deepEqual(withRule(TINY, 'stalemate', 'win').lines.length, TINY.lines.length);
});

test('the first promotion has fields', () => {
  assert.deepEqual(withPromotion(TINY, { pawns: 'p', choices: 'r k', rank: '5' }).promotion, {
    ...TINY.promotion,
    choices: 'RK',
    rank: 5,
  });
  const none = withPromotion(TINY, { pawns: '', choices: '', rank: '6' });
  assert.equal(none.promotion, null);
  assert.deepEqual(withPromotion(none, { pawns: 'P', choices: 'N', rank: '9' }).promotion, {
    pawns: 'P',
    choices: 'N',
    rank: 6,
    byFile: false,
    sides: 'both',
  });
});

test('castling belongs to the moves of the king', () => {
  assert.equal(castlingOf(TINY), 2);
  const none = withCastling(TINY, 0);
  assert.deepEqual([none.pieces[3].moves, none.startFields], ['K', 'w - - 0 1']);
  const three = withCastling(none, 3);
  assert.deepEqual([three.pieces[3].moves, three.startFields], ['KisO3', 'w KQkq - 0 1']);
});

test('other lines are replaced', () => {
  assert.equal(otherLines(TINY), 'promotion P to K on 6 black\nrepetitions 4');
  const changed = withOtherLines(TINY, 'counting makruk');
  assert.equal(otherLines(changed), 'counting makruk');
  assert.equal(ruleOf(changed, 'stalemate'), 'loss');
});

test('copies have a name of their own', () => {
  const own = ownCopy({ ...TINY, lines: ['alias small', 'source A book.', 'explosions'] });
  assert.deepEqual([own.name, own.about, own.lines], ['my-tiny', '', ['explosions']]);
  assert.equal(copyOf({ ...TINY, name: 'a'.repeat(39) }).name, `${'a'.repeat(39)}-`);
});
