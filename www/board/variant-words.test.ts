import assert from 'node:assert/strict';
import { test } from 'node:test';

import { descriptions, spokenEffect, spokenMovement } from './a11y.ts';
import { defaults } from './state.ts';
import { words } from './texts.ts';
import { variantWords, withVariantWords } from './variant-words.ts';
import type { Effect } from './gesture.ts';
import type { LegalMove } from './state.ts';

const pieces = { ...words.pieces, A: 'white archbishop' };
const told = withVariantWords({ ...words, pieces }, variantWords);
const state = { ...defaults(), width: 10, words: told, pieces: { a2: 'P' } };

test('moves from the hand have sentences of their own', () => {
  const drop: LegalMove = { uci: 'A@j4', san: 'A@j4', from: 'A@', to: 'j4', promotion: null, capture: false };
  const said = (effect: Effect) => spokenEffect(state, effect);
  assert.equal(said({ type: 'premove', move: drop }), 'premove, white archbishop dropped on j4');
  assert.equal(said({ type: 'refuse', from: 'A@', square: 'j4' }), 'white archbishop cannot be dropped on j4');
  assert.equal(said({ type: 'refuse', from: null, square: 'n@' }), 'black knight cannot be dropped now');
  const marked = descriptions({ ...state, marks: [{ from: 'X@', to: 'j4', kind: 'hint' }] });
  assert.deepEqual([marked.get('j4'), marked.get('X@')], [['hint: X here'], ['hint arrow to j4']]);
});

test('moves on the board keep theirs', () => {
  assert.equal(
    spokenMovement(state, words.lastMove, { from: 'a2', to: 'a10' }),
    'last move, white pawn from a2 to a10',
  );
  assert.equal(
    told.cannotGo({ piece: 'p', from: 'a2', to: 'a3' }),
    words.cannotGo({ piece: 'p', from: 'a2', to: 'a3' }),
  );
  assert.equal(told.isEmpty({ square: 'a3' }), 'a3 is empty');
  assert.equal(told.arrowFrom({ name: 'hint', square: 'a3' }), 'hint arrow from a3');
});
