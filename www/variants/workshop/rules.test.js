// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readDesign } from './design.js';
import {
  castlingOf,
  otherRules,
  promotionOf,
  ruleOf,
  withCastling,
  withOtherRules,
  withPromotion,
  withRule,
} from './rules.js';

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
