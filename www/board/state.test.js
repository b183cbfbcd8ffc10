import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parsePlacement, START_FEN } from './placement.js';
import {
  canGo,
  chosenSquare,
  defaults,
  kingSquare,
  liftable,
  moveKind,
  movesFrom,
  shownPieces,
  shownTargets,
  updated,
} from './state.js';

const move = (uci) => ({
  uci,
  san: uci,
  from: uci.slice(0, 2),
  to: uci.slice(2, 4),
  promotion: uci[4] ?? null,
  capture: false,
});
const start = { ...defaults(), pieces: parsePlacement(START_FEN), moves: ['e2e3', 'e2e4', 'g1f3'].map(move) };
const dragging = { ...start, gesture: { kind: 'dragging', from: 'e2', at: { row: 1, column: 1 } } };

test('moves are offered now, or in advance while there is none now', () => {
  const waiting = { ...start, moves: [], premoves: [move('d2d4')] };
  assert.deepEqual([moveKind(start), moveKind(waiting)], ['move', 'premove']);
  assert.deepEqual(
    movesFrom(start, 'e2').map(({ uci }) => uci),
    ['e2e3', 'e2e4'],
  );
  assert.deepEqual([...liftable({ ...start, premoves: waiting.premoves })], ['e2', 'g1']);
  assert.deepEqual([...liftable(waiting)], ['d2']);
  const answers = [canGo(start, 'e2', 'e4'), canGo(start, 'e2', 'e5'), canGo(start, null, 'e4')];
  assert.deepEqual(answers, [true, false, false]);
});

test('targets of the selected piece are shown unless switched off', () => {
  assert.equal(chosenSquare(start), null);
  assert.equal(chosenSquare(dragging), 'e2');
  assert.equal(chosenSquare({ ...start, gesture: { kind: 'drawing', from: 'a1', to: 'a2', color: 'red' } }), null);
  assert.deepEqual([...shownTargets(start)], []);
  assert.deepEqual([...shownTargets(dragging)], ['e3', 'e4']);
  assert.deepEqual([...shownTargets({ ...dragging, showTargets: false })], []);
});

test('a pawn being promoted is drawn on its target', () => {
  const state = { ...start, pieces: { a7: 'P', b8: 'r' }, gesture: { kind: 'promoting', from: 'a7', to: 'b8' } };
  assert.deepEqual(shownPieces(state), { b8: 'P' });
});

test('a piece that is captured, replaced or may no longer move is let go', () => {
  assert.equal(updated(dragging, { lastMove: ['a7', 'a6'] }).gesture.kind, 'dragging');
  assert.equal(updated(dragging, { moves: [move('g1f3')] }).gesture.kind, 'idle');
  assert.equal(updated(dragging, { pieces: { ...start.pieces, e2: 'q' } }).gesture.kind, 'idle');
  const { e2: _, ...rest } = start.pieces;
  assert.equal(updated(dragging, { pieces: rest }).gesture.kind, 'idle');
});

test('a premove being dragged continues when the reply comes', () => {
  const early = updated(dragging, { moves: [], premoves: [move('e2e4')] });
  const replied = updated(early, { pieces: { ...start.pieces, e5: 'p' }, premoves: [] });
  assert.equal(replied.gesture.kind, 'dragging', 'before the worker has said what is legal');
  assert.equal(updated(replied, { moves: [move('e2e4')] }).gesture.kind, 'dragging');
  assert.equal(updated(replied, { moves: [move('g1f3')] }).gesture.kind, 'idle');
});

test('a promotion that has become impossible is not asked for any longer', () => {
  const gesture = { kind: 'promoting', from: 'a7', to: 'b8' };
  const asking = { ...start, pieces: { a7: 'P' }, moves: [move('a7b8q')], gesture };
  assert.equal(updated(asking, { score: '+1' }).gesture.kind, 'promoting');
  assert.equal(updated(asking, { moves: [move('a7a8q')] }).gesture.kind, 'idle');
});

test('the focus is on the board, however small it becomes', () => {
  const large = updated(start, { width: 16, height: 16, focus: 'p16' });
  assert.equal(large.focus, 'p16');
  assert.deepEqual(
    [{ width: 8 }, { height: 15 }].map((patch) => updated(large, patch).focus),
    ['a1', 'a1'],
  );
  assert.equal(updated(start, { width: 6, height: 6 }).focus, 'e2');
});

test('an arrow that is being drawn survives a new position', () => {
  const drawing = { ...start, gesture: { kind: 'drawing', from: 'e5', to: 'e6', color: 'red' } };
  assert.equal(updated(drawing, { pieces: {}, moves: [] }).gesture.kind, 'drawing');
});

test('a king is found by its colour', () => {
  assert.equal(kingSquare({ a7: 'K', b7: 'N' }, 'white'), 'a7');
  assert.equal(kingSquare({ a7: 'K', b7: 'N' }, 'black'), null);
});
