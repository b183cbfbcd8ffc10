import assert from 'node:assert/strict';
import { test } from 'node:test';
import { START_FEN, parsePlacement } from './placement.ts';
import {
  canGo,
  chosenSquare,
  defaults,
  earlyMovesFrom,
  earlySquares,
  kingSquare,
  liftable,
  moveKind,
  movesFrom,
  shownPieces,
  shownTargets,
  updated,
} from './state.ts';
import { spokenEffect } from './a11y.ts';
import { reduce } from './gesture.ts';
import type { Effect, Intent } from './gesture.ts';
import type { BoardState, LegalMove } from './state.ts';

const move = (uci: string): LegalMove => ({
  uci,
  san: uci,
  from: uci.slice(0, 2),
  to: uci.slice(2, 4),
  promotion: uci[4] ?? null,
  capture: false,
});
const pieces = parsePlacement(START_FEN);
assert.ok(pieces);
const start: BoardState = { ...defaults(), pieces, moves: ['e2e3', 'e2e4', 'g1f3'].map(move) };
const dragging: BoardState = { ...start, gesture: { kind: 'dragging', from: 'e2', at: { row: 1, column: 1 } } };

test('moves are offered now, or in advance while there is none now', () => {
  const waiting: BoardState = { ...start, moves: [], premoves: [move('d2d4')] };
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
  const state: BoardState = {
    ...start,
    pieces: { a7: 'P', b8: 'r' },
    gesture: { kind: 'promoting', from: 'a7', to: 'b8' },
  };
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
  const gesture: BoardState['gesture'] = { kind: 'promoting', from: 'a7', to: 'b8' };
  const asking: BoardState = { ...start, pieces: { a7: 'P' }, moves: [move('a7b8q')], gesture };
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
  const drawing: BoardState = { ...start, gesture: { kind: 'drawing', from: 'e5', to: 'e6', color: 'red' } };
  assert.equal(updated(drawing, { pieces: {}, moves: [] }).gesture.kind, 'drawing');
});

test('a king is found by its colour', () => {
  assert.equal(kingSquare({ a7: 'K', b7: 'N' }, 'white'), 'a7');
  assert.equal(kingSquare({ a7: 'K', b7: 'N' }, 'black'), null);
});

const at = { row: 0, column: 0 };
const click = (square: string): Intent[] => [
  { type: 'press', square, at },
  { type: 'release', square },
];
const drag = (from: string, to: string): Intent[] => [
  { type: 'press', square: from, at },
  { type: 'drag', at },
  { type: 'release', square: to },
];
const keys = (from: string, to: string): Intent[] => [
  { type: 'activate', square: from },
  { type: 'activate', square: to },
];
const resolve: Intent = { type: 'resolve' };
const legal = (...list: string[]) =>
  list.map((uci) => ({
    uci,
    san: uci,
    from: uci.slice(0, 2),
    to: uci.slice(2, 4),
    promotion: uci[4] ?? null,
    capture: false,
  }));

/** White to move, the legal moves not known yet. */
const loading: BoardState = {
  ...defaults(),
  pieces: { e2: 'P', g1: 'N', b7: 'P', e7: 'p', a8: 'r' },
  awaitedSide: 'white',
  position: 'one',
};

/** The move of an effect that has one. */
const uciOf = (effect: Effect) => ('move' in effect ? effect.move?.uci : undefined);

/** The state after intents, and the effects on the way. */
function run(state: BoardState, ...intents: (Intent | Intent[])[]) {
  const effects: Effect[] = [];
  for (const intent of intents.flat()) {
    const outcome = reduce(state, intent);
    state = outcome.state;
    effects.push(...outcome.effects);
  }
  return { state, effects };
}

/** The legal moves arrive. */
const arrive = (state: BoardState, ...moves: string[]) =>
  run(updated(state, { awaitedSide: null, moves: legal(...moves) }), resolve);

test('a move by click, drag or key is kept and shown', () => {
  for (const way of [[...click('e2'), ...click('e4')], drag('e2', 'e4'), keys('e2', 'e4')]) {
    const { state, effects } = run(loading, way);
    assert.equal(state.pendingMove?.uci, 'e2e4');
    assert.deepEqual(
      effects.map(({ type }) => type),
      ['pending'],
    );
    assert.deepEqual([shownPieces(state).e4, shownPieces(state).e2], ['P', undefined]);
    assert.equal(spokenEffect(state, effects[0]), 'waiting for the engine, white pawn from e2 to e4');
  }
});

test('a legal pending move is played with all details from the worker', () => {
  const { state } = run(loading, drag('e2', 'e4'));
  const played = arrive(state, 'e2e3', 'e2e4');
  assert.deepEqual(played.effects, [{ type: 'move', move: legal('e2e4')[0] }]);
  assert.equal(played.state.pendingMove, null);
});

test('the piece of an illegal pending move returns, and the reason is spoken', () => {
  const { state } = run(loading, drag('e2', 'e5'));
  const refused = arrive(state, 'e2e4');
  assert.deepEqual(refused.effects, [{ type: 'refuse', from: 'e2', square: 'e5' }]);
  assert.equal(shownPieces(refused.state).e2, 'P');
  assert.equal(spokenEffect(refused.state, refused.effects[0]), 'white pawn cannot move from e2 to e5');
});

test('only the latest move is kept', () => {
  const { state } = run(loading, drag('e2', 'e4'), keys('g1', 'f3'));
  assert.deepEqual(arrive(state, 'e2e4', 'g1f3').effects.map(uciOf), ['g1f3']);
});

test('the pending piece can be moved on, and put back', () => {
  const { state } = run(loading, drag('e2', 'e4'));
  assert.equal(run(state, drag('e4', 'e3')).state.pendingMove?.uci, 'e2e3');
  const back = run(state, keys('e4', 'e2'));
  assert.equal(back.state.pendingMove, null);
  assert.equal(spokenEffect(back.state, back.effects[0]), 'move withdrawn');
});

test('Escape and a press where nothing can be lifted withdraw the move', () => {
  const { state } = run(loading, drag('e2', 'e4'));
  const ways: (Intent | Intent[])[] = [{ type: 'cancel' }, click('h5')];
  for (const way of ways) assert.equal(run(state, way).state.pendingMove, null);
});

test('a promotion is asked for, in place of an earlier move', () => {
  const { state } = run(loading, drag('e2', 'e4'), drag('b7', 'b8'));
  assert.deepEqual([state.gesture, state.pendingMove], [{ kind: 'promoting', from: 'b7', to: 'b8' }, null]);
  const chosen = run(state, { type: 'promote', uci: 'b7b8n' }).state;
  assert.deepEqual([chosen.pendingMove?.uci, shownPieces(chosen).b8], ['b7b8n', 'N']);
  assert.deepEqual(arrive(chosen, 'b7b8q', 'b7b8n').effects.map(uciOf), ['b7b8n']);
});

test('a promotion asked for before the legal moves arrived is answered after', () => {
  const { state } = run(loading, drag('b7', 'a8'));
  const { state: known } = arrive(state, 'b7a8q', 'b7a8n');
  const { effects } = run(known, { type: 'promote', uci: 'b7a8n' });
  assert.deepEqual(
    effects.map((effect) => [effect.type, uciOf(effect)]),
    [['move', 'b7a8n']],
  );
});

test('in other games the choice is asked for when the legal moves arrive', () => {
  const { state } = run({ ...loading, pictures: {} }, drag('b7', 'b8'));
  assert.equal(state.pendingMove?.uci, 'b7b8');
  const asked = arrive(state, 'b7b8q', 'b7b8a', 'b7b8');
  assert.deepEqual([asked.state.gesture, asked.state.pendingMove], [{ kind: 'promoting', from: 'b7', to: 'b8' }, null]);
  assert.deepEqual(run(asked.state, { type: 'promote', uci: 'b7b8a' }).effects.map(uciOf), ['b7b8a']);
  assert.deepEqual(
    arrive(state, 'b7b8').effects.map(({ type }) => type),
    ['move'],
  );
  assert.deepEqual(arrive(state, 'b7a8').effects, [{ type: 'refuse', from: 'b7', square: 'b8' }]);
});

test('a pending move is dropped with its position', () => {
  const { state } = run(loading, drag('e2', 'e4'));
  assert.equal(updated(state, { position: 'two' }).pendingMove, null);
  assert.equal(updated(state, { position: 'one', orientation: 'black' }).pendingMove?.uci, 'e2e4');
});

test('nothing is resolved while the legal moves are not known', () => {
  const { state } = run(loading, drag('e2', 'e4'));
  assert.equal(run(state, resolve).state, state);
});

test('only pieces of the side to move can be moved, to any square without one of them', () => {
  assert.deepEqual(earlySquares(loading).sort(), ['b7', 'e2', 'g1']);
  assert.deepEqual(earlyMovesFrom(loading, 'e7'), []);
  const targets = new Set(earlyMovesFrom(loading, 'g1').map(({ to }) => to));
  assert.deepEqual([targets.size, targets.has('e2'), targets.has('a8')], [61, false, true]);
});

test('targets are not marked while they are not known', () => {
  assert.equal(shownTargets(run(loading, click('e2')).state).size, 0);
});
