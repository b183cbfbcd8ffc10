import assert from 'node:assert/strict';
import { test } from 'node:test';

import { descriptions, spokenEffect, squareName } from './a11y.ts';
import { parsePlacement, START_FEN } from './placement.ts';
import { defaults } from './state.ts';
import { words } from './texts.ts';
import type { Arrow, Circle } from './gesture.ts';
import type { BoardState, LegalMove } from './state.ts';

const move = (uci: string): LegalMove => ({
  uci,
  san: uci,
  from: uci.slice(0, 2),
  to: uci.slice(2, 4),
  promotion: null,
  capture: false,
});
const pieces = parsePlacement(START_FEN);
assert.ok(pieces);
const state: BoardState = { ...defaults(), pieces, moves: ['e2e4', 'e2e3'].map(move) };
const chosen: BoardState = { ...state, gesture: { kind: 'selected', from: 'e2' } };
const described = (patch: Partial<BoardState>, square: string) =>
  descriptions({ ...chosen, ...patch })
    .get(square)
    ?.join(', ');

test('squares have names', () => {
  assert.equal(squareName(state, 'e2'), 'e2, white pawn');
  assert.equal(squareName(state, 'g8'), 'g8, black knight');
  assert.equal(squareName(state, 'e4'), 'e4, empty');
  assert.equal(squareName({ ...state, pieces: { j10: 'A' } }, 'j10'), 'j10, A');
});

test('a pawn that is being promoted is named where it is seen', () => {
  const promoting: BoardState = { ...state, pieces: { a7: 'P' }, gesture: { kind: 'promoting', from: 'a7', to: 'a8' } };
  assert.equal(squareName(promoting, 'a8'), 'a8, white pawn');
  assert.equal(squareName(promoting, 'a7'), 'a7, empty');
});

test('marks are described', () => {
  assert.equal(described({}, 'e2'), 'selected');
  assert.equal(described({}, 'e4'), 'can move here');
  assert.equal(described({ showTargets: false }, 'e4'), undefined);
  assert.equal(described({ lastMove: ['g8', 'f6'] }, 'f6'), 'last move');
  assert.equal(described({ checks: ['e1'] }, 'e1'), 'in check');
  assert.equal(described({ checks: ['d10', 'f10'] }, 'f10'), 'in check');
  assert.equal(described({ premove: move('g1f3') }, 'f3'), 'premove');
  assert.equal(described({ lastMove: ['g8', 'f6'], checks: ['f6'] }, 'f6'), 'in check, last move');
  assert.equal(described({}, 'a1'), undefined);
});

test('arrows and circles are described at both ends', () => {
  const drawn: Partial<BoardState> = {
    arrows: [{ from: 'd1', to: 'h5', color: 'red' }],
    circles: [{ square: 'd1', color: 'green' }],
    marks: [
      { from: 'd1', kind: 'hint' },
      { from: 'g1', to: 'h5', kind: 'best' },
    ],
  };
  assert.equal(described(drawn, 'd1'), 'hint circle, green circle, red arrow to h5');
  assert.equal(described(drawn, 'h5'), 'best move arrow from g1, red arrow from d1');
});

test('a refusal has a reason', () => {
  const refused = (from: string | null, square: string) => spokenEffect(state, { type: 'refuse', from, square });
  assert.equal(refused(null, 'e5'), 'e5 is empty');
  assert.equal(refused(null, 'a1'), 'white rook on a1 cannot move now');
  assert.equal(refused('e2', 'e5'), 'white pawn cannot move from e2 to e5');
});

test('a premove and its end are announced; a move is announced by the page to say', () => {
  assert.equal(spokenEffect(state, { type: 'premove', move: move('g1f3') }), 'premove, white knight from g1 to f3');
  assert.equal(spokenEffect(state, { type: 'premove', move: null }), 'premove cancelled');
  assert.equal(spokenEffect(state, { type: 'move', move: move('g1f3') }), null);
  assert.equal(spokenEffect(state, { type: 'pick', square: 'e4' }), null);
});

test('drawings are announced on the focused square', () => {
  const annotate = (arrows: Arrow[], circles: Circle[]) =>
    spokenEffect(
      { ...state, focus: 'e4' },
      {
        type: 'annotate',
        annotations: { arrows, circles },
      },
    );
  assert.equal(annotate([{ from: 'e2', to: 'e4', color: 'green' }], []), 'e4, empty, green arrow from e2');
  assert.equal(annotate([], [{ square: 'a1', color: 'red' }]), 'e4, empty');
  assert.equal(annotate([], []), 'arrows and circles cleared');
});

test('another set of texts gives another language', () => {
  const german = { ...words, pieces: { ...words.pieces, P: 'weißer Bauer' }, empty: 'leer' };
  assert.equal(squareName({ ...state, words: german }, 'e2'), 'e2, weißer Bauer');
  assert.equal(squareName({ ...state, words: german }, 'e4'), 'e4, leer');
});
