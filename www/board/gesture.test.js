import assert from 'node:assert/strict';
import { test } from 'node:test';

import { reduce } from './gesture.js';
import { defaults, updated } from './state.js';

const move = (uci, capture = false) => ({
  uci, san: uci, from: uci.slice(0, 2), to: uci.slice(2, 4), promotion: uci[4] ?? null, capture,
});

const start = {
  ...defaults(),
  pieces: { e2: 'P', g1: 'N', b7: 'P', e7: 'p', a8: 'r' },
  moves: ['e2e3', 'e2e4', 'g1f3', 'b7b8q', 'b7b8n', 'b7a8q', 'b7a8r'].map((uci) => move(uci)),
};

const at = { row: 0, column: 0 };
const press = (square) => ({ type: 'press', square, at });
const drag = (far = true) => ({ type: 'drag', at, far });
const release = (square) => ({ type: 'release', square });
const activate = (square) => ({ type: 'activate', square });

/** Runs intents and tells the last outcome with the moves that were made on the way. */
function run(...intents) {
  const moves = [];
  let outcome = { state: start, move: null, refused: null };
  for (const intent of intents) {
    outcome = reduce(outcome.state, intent);
    if (outcome.move) moves.push(outcome.move.uci);
  }
  return { ...outcome, moves, gesture: outcome.state.gesture };
}

test('click, click', () => {
  const { moves, gesture, state } = run(press('e2'), release('e2'), press('e4'), release('e4'));
  assert.deepEqual(moves, ['e2e4']);
  assert.deepEqual(gesture, { kind: 'idle' });
  assert.equal(state.focus, 'e4');
});

test('drag', () => {
  const { moves, state } = run(press('e2'), drag(), release('e4'));
  assert.deepEqual(moves, ['e2e4']);
  assert.equal(state.arrived, 'e4');
});

test('a press that hardly moves is no drag', () => {
  assert.equal(run(press('e2'), drag(false)).gesture.kind, 'pressed');
  assert.deepEqual(run(press('e2'), drag(false), release('e2')).gesture, { kind: 'selected', from: 'e2' });
});

test('a piece let go off its targets or off the board goes back', () => {
  for (const square of ['e5', 'g1', null]) {
    const { moves, gesture } = run(press('e2'), drag(), release(square));
    assert.deepEqual(moves, []);
    assert.deepEqual(gesture, { kind: 'idle' });
  }
});

test('a piece let go where it stood is selected', () => {
  assert.deepEqual(run(press('e2'), drag(), release('e2')).gesture, { kind: 'selected', from: 'e2' });
});

test('a second press on the same piece lets go of it, on another one selects that', () => {
  assert.deepEqual(run(press('e2'), release('e2'), press('e2'), release('e2')).gesture, { kind: 'idle' });
  assert.deepEqual(run(press('e2'), release('e2'), press('g1'), release('g1')).gesture, { kind: 'selected', from: 'g1' });
});

test('a press elsewhere lets go; the move is made at the release on the same square', () => {
  assert.deepEqual(run(press('e2'), release('e2'), press('h5'), release('h5')).gesture, { kind: 'idle' });
  assert.deepEqual(run(press('e2'), release('e2'), press('e4'), release('e5')).moves, []);
});

test('a swipe that begins on a target scrolls and keeps the selection', () => {
  const { gesture, moves } = run(press('e2'), release('e2'), press('e4'), { type: 'abort' });
  assert.deepEqual(gesture, { kind: 'selected', from: 'e2' });
  assert.deepEqual(moves, []);
});

test('a pointer that is taken away puts the piece back', () => {
  assert.deepEqual(run(press('e2'), drag(), { type: 'abort' }).gesture, { kind: 'idle' });
});

test('Escape lets go', () => {
  assert.deepEqual(run(press('e2'), release('e2'), { type: 'cancel' }).gesture, { kind: 'idle' });
});

test('what cannot move is not lifted', () => {
  assert.deepEqual(run(press('e7'), drag(), release('e5')).gesture, { kind: 'idle' });
});

test('the keyboard selects, reselects, moves and says what it refuses', () => {
  assert.deepEqual(run(activate('e2'), activate('e4')).moves, ['e2e4']);
  assert.deepEqual(run(activate('e2'), activate('g1'), activate('f3')).moves, ['g1f3']);
  assert.deepEqual(run(activate('e2'), activate('e2')).gesture, { kind: 'idle' });
  assert.equal(run(activate('e7')).refused, 'e7');
  const wrong = run(activate('e2'), activate('h5'));
  assert.equal(wrong.refused, 'h5');
  assert.deepEqual(wrong.gesture, { kind: 'selected', from: 'e2' });
});

test('a promotion asks, by every way in, and the answer is the move', () => {
  const ways = [
    [press('b7'), drag(), release('b8')],
    [press('b7'), release('b7'), press('b8'), release('b8')],
    [activate('b7'), activate('b8')],
  ];
  for (const way of ways) {
    assert.deepEqual(run(...way).gesture, { kind: 'promoting', from: 'b7', to: 'b8' });
    assert.deepEqual(run(...way).moves, []);
    assert.deepEqual(run(...way, { type: 'promote', role: 'n' }).moves, ['b7b8n']);
  }
});

test('a promotion thought better of puts the pawn back, and so does a piece that is not offered', () => {
  for (const role of [null, 'k']) {
    const { gesture, moves, state } = run(activate('b7'), activate('a8'), { type: 'promote', role });
    assert.deepEqual([gesture, moves, state.focus], [{ kind: 'idle' }, [], 'b7']);
  }
});

test('nothing else happens while the promotion is chosen', () => {
  const asked = [activate('b7'), activate('b8')];
  for (const intent of [press('e2'), drag(), release('e4'), activate('e2'), { type: 'abort' }]) {
    assert.deepEqual(run(...asked, intent).gesture, { kind: 'promoting', from: 'b7', to: 'b8' });
  }
});

test('a piece that is captured or may no longer move is let go', () => {
  const { state } = run(press('e2'), drag());
  assert.equal(updated(state, { lastMove: ['a7', 'a6'] }).gesture.kind, 'dragging');
  assert.equal(updated(state, { moves: [] }).gesture.kind, 'idle');
  assert.equal(updated(state, { pieces: { ...state.pieces, e2: 'q' } }).gesture.kind, 'idle');
});
