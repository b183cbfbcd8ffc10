import assert from 'node:assert/strict';
import { test } from 'node:test';
import { annotated, canCancel, colorOfKeys, reduce } from './gesture.ts';
import { defaults } from './state.ts';
import type { Annotations, DrawingColor, Effect, Intent } from './gesture.ts';
import type { BoardState, Gesture, LegalMove } from './state.ts';

const move = (uci: string, capture = false): LegalMove => ({
  uci,
  san: uci,
  from: uci.slice(0, 2),
  to: uci.slice(2, 4),
  promotion: uci[4] ?? null,
  capture,
});
const moves = (...list: string[]) => list.map((uci) => move(uci));

const start: BoardState = {
  ...defaults(),
  pieces: { e2: 'P', g1: 'N', b7: 'P', e7: 'p', a8: 'r' },
  moves: moves('e2e3', 'e2e4', 'g1f3', 'b7b8q', 'b7b8n', 'b7a8q', 'b7a8r'),
};
/** The other side is to move; the knight may take back on e2 ahead of time. */
const waiting: BoardState = { ...start, moves: [], premoves: moves('e2e4', 'g1e2', 'g1f3', 'b7b8n', 'b7b8q') };
const drawn: BoardState = {
  ...start,
  arrows: [{ from: 'a1', to: 'a2', color: 'red' }],
  circles: [{ square: 'b3', color: 'green' }],
};

const at = { row: 0, column: 0 };
const press = (square: string): Intent => ({ type: 'press', square, at });
const drag = (): Intent => ({ type: 'drag', at });
const release = (square: string | null): Intent => ({ type: 'release', square });
const click = (square: string) => [press(square), release(square)];
const activate = (square: string): Intent => ({ type: 'activate', square });
const draw = (square: string, color: DrawingColor = 'green'): Intent => ({ type: 'draw', square, color });
const promote = (uci: string | null): Intent => ({ type: 'promote', uci });
const cancel: Intent = { type: 'cancel' };
const idle: Gesture = { kind: 'idle' };

/** The move of an effect that has one. */
const uciOf = (effect: Effect) => ('move' in effect ? effect.move?.uci : undefined);

/** The square where an arrow that is being drawn ends now. */
const endOf = (gesture: Gesture) => (gesture.kind === 'drawing' ? gesture.to : null);

/** Runs intents from a state; returns the last state, its gesture, and all effects with the moves among them. */
function from(state: BoardState, ...intents: (Intent | Intent[])[]) {
  const effects: Effect[] = [];
  for (const intent of intents.flat()) {
    const outcome = reduce(state, intent);
    state = outcome.state;
    effects.push(...outcome.effects);
  }
  const made = (type: string) =>
    effects.filter((effect) => effect.type === type).map((effect) => uciOf(effect) ?? null);
  return { state, effects, gesture: state.gesture, moves: made('move'), premoves: made('premove') };
}

const run = (...intents: (Intent | Intent[])[]) => from(start, ...intents);

test('click, click', () => {
  const { moves: made, gesture, state } = run(click('e2'), click('e4'));
  assert.deepEqual(made, ['e2e4']);
  assert.deepEqual(gesture, idle);
  assert.equal(state.focus, 'e4');
});

test('a king dropped on its rook castles, if it may', () => {
  const castling = {
    ...start,
    pieces: { e1: 'K', h1: 'R', a1: 'R', f2: 'R', e8: 'k' },
    moves: moves('e1g1', 'e1f1', 'a1b1', 'h1g1', 'f2f3'),
  };
  const dropped = (state: BoardState, square: string) => from(state, press('e1'), drag(), release(square));
  assert.deepEqual(dropped(castling, 'h1').moves, ['e1g1']);
  assert.deepEqual(dropped(castling, 'a1').effects, [{ type: 'refuse', from: 'e1', square: 'a1' }]);
  const ahead = { ...castling, moves: [], premoves: moves('e1c1', 'e1d1', 'a1b1') };
  assert.deepEqual(dropped(ahead, 'a1').premoves, ['e1c1']);
  assert.deepEqual(dropped(ahead, 'h1').premoves, []);
});

test('a king dropped on a rook beside it does not castle', () => {
  const near = { ...start, pieces: { e1: 'K', f1: 'R' }, moves: [], premoves: moves('e1f1', 'e1g1') };
  assert.deepEqual(from(near, press('e1'), drag(), release('f1')).premoves, ['e1f1']);
});

test('a rook that is chosen after its king castles with it, if it may', () => {
  const castling = { ...start, pieces: { e1: 'K', h1: 'R', a1: 'R' }, moves: moves('e1g1', 'h1g1', 'a1b1') };
  assert.deepEqual(from(castling, click('e1'), click('h1')).moves, ['e1g1']);
  assert.deepEqual(from(castling, activate('e1'), activate('h1')).moves, ['e1g1']);
  assert.deepEqual(from(castling, click('e1'), click('a1')).gesture, { kind: 'selected', from: 'a1' });
  assert.deepEqual(
    from(castling, click('e1'), press('h1'), drag(), release('g1')).moves,
    ['h1g1'],
    'it may be dragged',
  );
});

test('drag', () => {
  const { effects, gesture } = run(press('e2'), drag(), release('e4'));
  assert.deepEqual(effects, [{ type: 'move', move: move('e2e4') }]);
  assert.deepEqual(gesture, idle);
});

test('a piece that is dragged back to its square stays in hand until it is released', () => {
  const back: Intent = { type: 'drag', at: { row: 1, column: 2 } };
  assert.deepEqual(run(press('e2'), drag(), back).gesture, { kind: 'dragging', from: 'e2', at: back.at });
});

test('a piece let go off its targets goes back and the page hears that it cannot', () => {
  for (const square of ['e5', 'g1']) {
    const { effects, gesture } = run(press('e2'), drag(), release(square));
    assert.deepEqual(effects, [{ type: 'refuse', from: 'e2', square }]);
    assert.deepEqual(gesture, idle);
  }
});

test('a piece dropped off the board is reported and returns', () => {
  const { effects, gesture, state } = run(press('e2'), drag(), release(null));
  assert.deepEqual([effects, gesture], [[{ type: 'discard', square: 'e2' }], idle]);
  assert.equal(state.pieces.e2, 'P');
});

test('a piece let go where it stood is selected', () => {
  assert.deepEqual(run(press('e2'), drag(), release('e2')).gesture, { kind: 'selected', from: 'e2' });
});

test('a second press on the same piece lets go of it, on another one selects that', () => {
  assert.deepEqual(run(click('e2'), click('e2')).gesture, idle);
  assert.deepEqual(run(click('e2'), click('g1')).gesture, { kind: 'selected', from: 'g1' });
});

test('a press elsewhere lets go; the move is made at the release on the same square', () => {
  assert.deepEqual(run(click('e2'), click('h5')).gesture, idle);
  assert.deepEqual(run(click('e2'), press('e4'), release('e5')).moves, []);
});

test('a swipe that begins on a target scrolls and keeps the selection', () => {
  const { gesture, moves: made } = run(click('e2'), press('e4'), { type: 'abort' });
  assert.deepEqual(gesture, { kind: 'selected', from: 'e2' });
  assert.deepEqual(made, []);
});

test('a swipe that begins on an empty square does nothing', () => {
  const { gesture, effects } = from(drawn, press('h5'), { type: 'abort' });
  assert.deepEqual([gesture, effects], [idle, []]);
});

test('a cancelled pointer puts the piece back', () => {
  assert.deepEqual(run(press('e2'), { type: 'abort' }).gesture, idle);
  assert.deepEqual(run(press('e2'), drag(), { type: 'abort' }).gesture, idle);
});

test('Escape lets go', () => {
  assert.deepEqual(run(click('e2'), cancel).gesture, idle);
});

test('what cannot move is not lifted', () => {
  assert.deepEqual(run(press('e7'), drag(), release('e5')).gesture, idle);
});

test('a pointer that moves over a still hand changes nothing', () => {
  assert.equal(reduce(start, drag()).state, start);
});

test('the keyboard selects, reselects, moves and announces refusals', () => {
  assert.deepEqual(run(activate('e2'), activate('e4')).moves, ['e2e4']);
  assert.deepEqual(run(activate('e2'), activate('g1'), activate('f3')).moves, ['g1f3']);
  assert.deepEqual(run(activate('e2'), activate('e2')).gesture, idle);
  assert.deepEqual(run(activate('e7')).effects, [{ type: 'refuse', from: null, square: 'e7' }]);
  const wrong = run(activate('e2'), activate('h5'));
  assert.deepEqual(wrong.effects, [{ type: 'refuse', from: 'e2', square: 'h5' }]);
  assert.deepEqual(wrong.gesture, { kind: 'selected', from: 'e2' });
});

const intoPromotion = [
  [press('b7'), drag(), release('b8')],
  [...click('b7'), ...click('b8')],
  [activate('b7'), activate('b8')],
];

test('a promotion asks, by every way in, and the answer is the move', () => {
  for (const way of intoPromotion) {
    assert.deepEqual(run(...way).gesture, { kind: 'promoting', from: 'b7', to: 'b8' });
    assert.deepEqual(run(...way).moves, []);
    assert.deepEqual(run(...way, promote('b7b8n')).moves, ['b7b8n']);
  }
});

test('no promotion dialog for players who always promote to a queen', () => {
  for (const way of intoPromotion) assert.deepEqual(from({ ...start, autoQueen: true }, way).moves, ['b7b8q']);
});

test('a cancelled promotion puts the pawn back, and so does a piece that is not offered', () => {
  for (const uci of [null, 'b7b8k']) {
    const { gesture, moves: made, state } = run(activate('b7'), activate('a8'), promote(uci));
    assert.deepEqual([gesture, made, state.focus], [idle, [], 'b7']);
  }
});

test('nothing but its end happens while the promotion is chosen', () => {
  const asked = [activate('b7'), activate('b8')];
  const others: Intent[] = [
    press('e2'),
    drag(),
    release('e4'),
    activate('e2'),
    draw('e4'),
    { type: 'abort' },
    { type: 'clear' },
  ];
  for (const intent of others) {
    assert.deepEqual(run(...asked, intent).gesture, { kind: 'promoting', from: 'b7', to: 'b8' }, intent.type);
  }
  const { gesture, state } = run(...asked, cancel);
  assert.deepEqual([gesture, state.focus], [idle, 'b7']);
});

test('a premove by click, drag and keyboard', () => {
  const ways = [
    [...click('e2'), ...click('e4')],
    [press('e2'), drag(), release('e4')],
    [activate('e2'), activate('e4')],
  ];
  for (const way of ways) {
    const { moves: made, premoves, gesture } = from(waiting, way);
    assert.deepEqual([made, premoves, gesture], [[], ['e2e4'], idle]);
  }
});

test('a premoved promotion asks, unless a queen is always wanted', () => {
  for (const way of intoPromotion) {
    assert.deepEqual(from(waiting, way).premoves, []);
    assert.deepEqual(from(waiting, way, promote('b7b8n')).premoves, ['b7b8n']);
    assert.deepEqual(from({ ...waiting, autoQueen: true }, way).premoves, ['b7b8q']);
  }
});

test('a premove may end on an own piece, which can still be dragged itself', () => {
  assert.deepEqual(from(waiting, click('g1'), click('e2')).premoves, ['g1e2']);
  assert.deepEqual(from(waiting, activate('g1'), activate('e2')).premoves, ['g1e2']);
  assert.deepEqual(from(waiting, click('g1'), press('e2'), drag(), release('e4')).premoves, ['e2e4']);
});

test('a premove is cancelled by Escape and by a press where nothing can be lifted', () => {
  const set = { ...waiting, premove: move('e2e4') };
  assert.deepEqual(from(set, cancel).premoves, [null]);
  assert.deepEqual(from(set, click('h5')).premoves, [null]);
  assert.deepEqual(from(set, press('h5'), { type: 'abort' }).premoves, [], 'a swipe scrolls');
  assert.deepEqual(from(set, click('e2'), cancel).premoves, [], 'Escape first lets go of the chosen piece');
  assert.deepEqual(from(set, click('e2'), cancel, cancel).premoves, [null]);
  assert.deepEqual(from(set, click('g1'), click('f3')).premoves, ['g1f3'], 'another one takes its place');
});

test('what is pending can be cancelled', () => {
  assert.equal(canCancel(start), false);
  assert.equal(canCancel({ ...waiting, premove: move('e2e4') }), true);
  assert.equal(canCancel(run(press('e2')).state), true);
});

test('an arrow from square to square, a circle on one', () => {
  assert.deepEqual(run(draw('e2', 'blue')).gesture, { kind: 'drawing', from: 'e2', to: 'e2', color: 'blue' });
  assert.deepEqual(run(draw('e2', 'blue'), release('e4')).effects, [
    { type: 'annotate', annotations: { arrows: [{ from: 'e2', to: 'e4', color: 'blue' }], circles: [] } },
  ]);
  assert.deepEqual(run(draw('e2'), release('e2')).effects, [
    { type: 'annotate', annotations: { arrows: [], circles: [{ square: 'e2', color: 'green' }] } },
  ]);
});

test('an arrow is seen while it is drawn and keeps its end when the pointer leaves the board', () => {
  const moved = (row: number, column: number): Intent => ({ type: 'drag', at: { row, column } });
  assert.equal(endOf(run(draw('e2'), moved(4.5, 4.5)).gesture), 'e4');
  assert.equal(endOf(run(draw('e2'), moved(4.5, 4.5), moved(4.5, -1)).gesture), 'e4');
  assert.deepEqual(run(draw('e2'), moved(4.5, 4.5), release(null)).effects, []);
});

test('an arrow by keyboard follows the focus and ends with x or Enter, Escape drops it', () => {
  const begun: Intent[] = [draw('e2', 'red'), { type: 'focus', square: 'f3' }];
  const arrow = { arrows: [{ from: 'e2', to: 'f3', color: 'red' }], circles: [] };
  assert.equal(endOf(run(...begun).gesture), 'f3');
  for (const end of [draw('f3', 'green'), activate('f3')]) {
    const { effects, gesture } = run(...begun, end);
    assert.deepEqual([effects, gesture], [[{ type: 'annotate', annotations: arrow }], idle]);
  }
  assert.deepEqual(run(...begun, cancel).effects, []);
  assert.deepEqual(run(...begun, click('h5')).gesture, idle);
});

test('drawings are cleared by a press on an empty square and by Backspace, not by playing', () => {
  const nothing = (isPress: boolean) => [{ type: 'annotate', annotations: { arrows: [], circles: [] }, isPress }];
  assert.deepEqual(from(drawn, click('h5')).effects, nothing(true));
  assert.deepEqual(from(drawn, { type: 'clear' }).effects, nothing(false));
  assert.deepEqual(
    from(drawn, press('e2'), drag(), release('e4')).effects.map(({ type }) => type),
    ['move'],
  );
  assert.deepEqual(run(click('h5')).effects, []);
});

test('picking tells the square, and pieces are only dragged', () => {
  const picking = { ...start, picking: true };
  assert.deepEqual(from(picking, click('e2'), activate('e4')).effects, [
    { type: 'pick', square: 'e2' },
    { type: 'pick', square: 'e4' },
  ]);
  const dragged = from(picking, press('e2'), drag(), release('e4'));
  assert.deepEqual(
    dragged.effects.map((effect) => [effect.type, uciOf(effect)]),
    [['move', 'e2e4']],
  );
  assert.deepEqual(from(picking, press('e2'), drag(), release('e2')), {
    ...from(picking),
    state: { ...picking, focus: 'e2' },
  });
  assert.deepEqual(from({ ...picking, moves: [] }, press('e2'), drag(), release('e4')).effects, []);
});

test('a piece in the hand is chosen, put back, and dropped on a square', () => {
  const drop = { uci: 'N@f3', san: 'N@f3', from: 'N@', to: 'f3', promotion: null, capture: false };
  const holding: BoardState = { ...start, moves: [drop], hands: { white: [{ letter: 'N', count: 1 }], black: [] } };
  const lift = (slot: string): Intent => ({ type: 'lift', from: slot });
  assert.deepEqual(from(holding, lift('N@')).gesture, { kind: 'selected', from: 'N@' });
  assert.deepEqual(from(holding, lift('N@'), lift('N@')).gesture, idle);
  assert.deepEqual(from(holding, lift('N@'), activate('f3')).moves, ['N@f3']);
  assert.deepEqual(from(holding, lift('Q@')).gesture, idle);
  assert.deepEqual(from(holding, lift('Q@')).effects, [{ type: 'refuse', from: null, square: 'Q@' }]);
});

test('a piece is dragged from the hand', () => {
  const drop = { uci: 'N@f3', san: 'N@f3', from: 'N@', to: 'f3', promotion: null, capture: false };
  const held: Intent[] = [{ type: 'lift', from: 'N@' }, drag()];
  const holding: BoardState = { ...start, moves: [drop] };
  assert.deepEqual(from(holding, held).gesture, { kind: 'dragging', from: 'N@', at });
  assert.deepEqual(from(holding, held, release('f3')).moves, ['N@f3']);
  assert.deepEqual(from(holding, held, release('f4')).effects, [{ type: 'refuse', from: 'N@', square: 'f4' }]);
  assert.deepEqual(from(holding, held, cancel).gesture, idle);
});

test('where a pawn need not promote, it is asked for, unless it always becomes a queen', () => {
  const optional: BoardState = { ...start, pictures: {}, moves: moves('b7b8', 'b7b8n', 'b7b8q') };
  assert.equal(from(optional, click('b7'), click('b8')).gesture.kind, 'promoting');
  assert.deepEqual(from(optional, click('b7'), click('b8'), promote('b7b8')).moves, ['b7b8']);
  assert.deepEqual(from({ ...optional, autoQueen: true }, click('b7'), click('b8')).moves, ['b7b8q']);
  const without = { ...optional, moves: moves('b7b8n', 'b7b8r'), autoQueen: true };
  assert.equal(from(without, click('b7'), click('b8')).gesture.kind, 'promoting');
});

test('pieces that may enter behind another are asked for', () => {
  const plain = { uci: 'b1c3', san: 'Nc3', from: 'b1', to: 'c3', promotion: null, capture: false };
  const gating: BoardState = {
    ...start,
    autoQueen: true,
    pictures: {},
    moves: [plain, { ...plain, uci: 'b1c3h', gate: 'h' }],
  };
  assert.equal(from(gating, activate('b1'), activate('c3')).gesture.kind, 'promoting');
  assert.deepEqual(from(gating, activate('b1'), activate('c3'), promote('b1c3h')).moves, ['b1c3h']);
});

const none: Annotations = { arrows: [], circles: [] };
const stroke = (from: string, to: string, color: DrawingColor = 'green') => ({ from, to, color });

test('modifier keys choose the colour', () => {
  const colors = [
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ].map(([shiftKey, altKey]) => colorOfKeys({ shiftKey, altKey }));
  assert.deepEqual(colors, ['green', 'red', 'blue', 'yellow']);
});

test('the same stroke twice takes the arrow away', () => {
  const once = annotated(none, stroke('e2', 'e4'));
  assert.deepEqual(once, { arrows: [stroke('e2', 'e4')], circles: [] });
  assert.deepEqual(annotated(once, stroke('e2', 'e4')), none);
});

test('another colour repaints, another direction is another arrow', () => {
  const once = annotated(none, stroke('e2', 'e4'));
  assert.deepEqual(annotated(once, stroke('e2', 'e4', 'red')).arrows, [stroke('e2', 'e4', 'red')]);
  assert.deepEqual(annotated(once, stroke('e4', 'e2')).arrows, [stroke('e2', 'e4'), stroke('e4', 'e2')]);
});

test('a stroke on one square is a circle, toggled and repainted alike', () => {
  const once = annotated(none, stroke('e4', 'e4', 'blue'));
  assert.deepEqual(once, { arrows: [], circles: [{ square: 'e4', color: 'blue' }] });
  assert.deepEqual(annotated(once, stroke('e4', 'e4', 'red')).circles, [{ square: 'e4', color: 'red' }]);
  assert.deepEqual(annotated(once, stroke('e4', 'e4', 'blue')), none);
});

test('arrows and circles leave each other alone, and the lists that came in', () => {
  const before: Annotations = { arrows: [stroke('e2', 'e4')], circles: [{ square: 'e4', color: 'red' }] };
  const copy = structuredClone(before);
  assert.deepEqual(annotated(before, stroke('d2', 'd2')).arrows, before.arrows);
  assert.deepEqual(annotated(before, stroke('e2', 'e4')), { arrows: [], circles: before.circles });
  assert.deepEqual(before, copy);
});
