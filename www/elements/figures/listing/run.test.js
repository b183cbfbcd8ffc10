import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STATES, describe, mostInstructive, ranOf, turnsOf, valueOf, written } from './run.js';
import { FUNCTIONS } from './source.js';

const state = (name) => STATES.indexOf(name);
const call = (key, fields = {}) => ({
  side: 8,
  alpha: -8000,
  beta: 8000,
  eval: 0,
  iteration: 1,
  keyIndex: key,
  keyLock: key,
  ...fields,
});
const candidate = (fields = {}) => ({
  piece: 0,
  arrives: 0,
  captured: 0,
  from: 0,
  to: 0,
  captureSquare: 128,
  rookTo: 128,
  rookFrom: 128,
  best: 0,
  ...fields,
});
const transition = (name, next, level, node, fields = {}) => ({
  state: state(name),
  next: state(next),
  level,
  node,
  score: 0,
  call: call(level, fields.call),
  candidate: candidate(fields.candidate),
  reply: call(9),
  entry: { held: 0 },
});

const board = () => Object.assign(Array(129).fill(0), { 0x74: 44, 0x77: 46, 0x04: 20, 0x34: 18 });
const CASTLE = { piece: 44, arrives: 12, from: 0x74, to: 0x76, captureSquare: 0x76, rookTo: 0x75, rookFrom: 0x77 };

test('bytes are written as the engine writes them', () => {
  const after = written(board(), CASTLE);
  assert.deepEqual(
    [0x74, 0x75, 0x76, 0x77].map((code) => after[code]),
    [0, 14, 12, 0],
  );
  const taken = written(board(), { ...candidate(), piece: 9, arrives: 9, from: 0x35, to: 0x24, captureSquare: 0x34 });
  assert.deepEqual(
    [0x35, 0x34, 0x24].map((code) => taken[code]),
    [0, 0, 9],
  );
});

test('each turn has the board, the node and the path of its level', () => {
  const turns = turnsOf(
    board(),
    [{ node: 1, call: call(0), candidate: candidate() }],
    [
      transition('Enter', 'Deepen', 0, 1),
      transition('Try', 'Probe', 0, 1, { candidate: CASTLE }),
      transition('Enter', 'Deepen', 1, 2),
      transition('Leave', 'Answer', 1, 2),
      transition('Answer', 'Extend', 0, 2, { candidate: CASTLE }),
    ],
  );
  assert.deepEqual(
    turns.map(({ name, next, node }) => [name, next, node]),
    [
      ['enter', 'Deepen', 1],
      ['try_move', 'Probe', 1],
      ['enter', 'Deepen', 2],
      ['leave', 'Answer', 2],
      ['update_best', 'Extend', 1],
    ],
  );
  assert.deepEqual(
    turns.map(({ path }) => path),
    [[], [], ['e1g1'], ['e1g1'], []],
  );
  assert.deepEqual(
    turns.map(({ bytes }) => bytes[0x76]),
    [0, 0, 12, 12, 0],
  );
});

test('a call for the same position is not a move', () => {
  const same = { keyIndex: 0, keyLock: 0 };
  const [, turn] = turnsOf(
    board(),
    [{ node: 1, call: call(0), candidate: candidate(CASTLE) }],
    [transition('Enter', 'Deepen', 0, 1), transition('Enter', 'Deepen', 1, 2, { call: same })],
  );
  assert.deepEqual([turn.path, turn.bytes[0x76]], [['–'], 0]);
});

test('a cutoff after a search is the most instructive', () => {
  const turn = (name, next, best) => ({ name, next, transition: { candidate: { best }, call: { eval: 5 } } });
  assert.equal(
    mostInstructive([
      turn('step', 'Close', 5),
      turn('try_move', 'Probe', 5),
      turn('step', 'Close', 8000),
      turn('step', 'Close', 9),
    ]),
    3,
  );
  assert.equal(mostInstructive([turn('step', 'Close', 5), turn('try_move', 'Probe', 5)]), 1);
  assert.equal(mostInstructive([]), 0);
});

const ran = (name, next, candidate = {}, level = 1) => {
  const lines = FUNCTIONS[name].split('\n');
  const { lit, isReached } = ranOf(lines, {
    name,
    next,
    transition: { level, candidate: { to: 0, piece: 0, captured: 0, ...candidate } },
  });
  return { text: lines[lit].trim(), lines, lit, isReached };
};
const lineBefore = (...wanted) => {
  const { lines, lit } = ran(...wanted);
  return lines[lit - 1].trim();
};

test('the edge and a piece end a ray at different lines', () => {
  assert.match(lineBefore('step', 'Direction', { to: 0x88 }), /is_off_board/);
  assert.match(lineBefore('step', 'Direction', { to: 0x34 }), /bad_pawn_mode/);
  assert.match(lineBefore('step', 'Close'), /best >= frame\.call\.beta/);
});

test('a ray continues for three reasons', () => {
  assert.match(lineBefore('extend', 'Step', { piece: 13 }), /is_leaper/);
  assert.match(
    ran('extend', 'Step', { piece: 9 })
      .lines.slice(0, ran('extend', 'Step', { piece: 9 }).lit)
      .at(-2),
    /is_after_first_push/,
  );
  assert.match(
    ran('extend', 'Step', { piece: 44 })
      .lines.slice(0, ran('extend', 'Step', { piece: 44 }).lit)
      .at(-2),
    /may_castle/,
  );
  assert.match(lineBefore('extend', 'Direction', { captured: 18 }), /captured != 0/);
  assert.equal(ran('extend', 'Direction').text, 'State::Direction');
});

test('the table answers, or the node is entered', () => {
  assert.equal(ran('probe', 'Answer').text, 'State::Answer(score)');
  assert.equal(ran('probe', 'Enter').text, 'State::Enter');
  assert.equal(ran('probe', 'Enter').lit, ran('probe', 'Enter').lines.length - 2);
});

test('the root ends the search', () => {
  assert.match(ran('leave', 'Answer', {}, 0).text, /State::Done/);
  assert.match(ran('leave', 'Answer', {}, 2).text, /State::Answer/);
});

test('lines after the end and branches not taken are not executed', () => {
  const { lines, lit, isReached } = ran('update_best', 'Extend');
  assert.equal(lines[lit].trim(), 'State::Extend');
  const pale = lines.filter((_, index) => !isReached[index]).map((line) => line.trim());
  assert.ok(pale.includes('return State::Ray;') && pale.includes('frame.call.best_to &= !8;'), pale.join('\n'));
  assert.ok(!pale.some((line) => line.startsWith('if ')), pale.join('\n'));
  const early = ran('step', 'Direction', { to: 0x88 });
  assert.equal(early.isReached.indexOf(false), early.lit + 1);
});

test('every function can end at a line of its own', () => {
  const ends = {
    probe: ['Enter', 'Answer'],
    enter: ['Deepen'],
    deepen: ['Piece', 'Leave'],
    next_piece: ['Direction', 'Close'],
    next_direction: ['Ray', 'Piece'],
    begin_ray: ['Step'],
    step: ['Direction', 'Close', 'Extend', 'Try'],
    try_move: ['Probe'],
    update_best: ['Extend', 'Ray', 'Store'],
    extend: ['Step', 'Direction'],
    close: ['Store', 'Probe'],
    store: ['Report', 'Deepen'],
    leave: ['Answer'],
  };
  for (const [name, list] of Object.entries(ends)) {
    for (const next of list) assert.match(ran(name, next).text, new RegExp(`State::${next}\\b`), `${name} ${next}`);
  }
});

const turn = (name, next, fields = {}) => ({
  name,
  next,
  node: 39,
  path: ['c3e4'],
  bytes: [],
  transition: {
    level: 1,
    node: 48,
    score: 0,
    entry: { held: 0 },
    reply: {},
    ...fields,
    call: {
      side: 16,
      alpha: -8001,
      beta: 1,
      eval: -204,
      iteration: 2,
      depth: 2,
      bestFrom: 0,
      bestTo: 0,
      keyIndex: -1,
      ...fields.call,
    },
    candidate: {
      piece: 18,
      captured: 0,
      from: 0x33,
      to: 0x44,
      rookTo: 128,
      rookFrom: 128,
      best: 79,
      index: 2,
      step: 17,
      remaining: 1,
      ...fields.candidate,
    },
  },
});
const text = (...wanted) => describe(turn(...wanted));

test('the place in the search, and what was done there', () => {
  assert.match(
    text('step', 'Close'),
    /^Node 39, after c3–e4\. The best score so far, \+0\.79, is not below \+0\.01: .*a cutoff\.$/,
  );
  assert.match(
    describe({ ...turn('enter', 'Deepen'), path: [] }),
    /^Node 39, the position itself\. .*Black to move, depth 2; only scores from −∞ to \+0\.01 matter\.$/,
  );
  assert.match(text('step', 'Direction', { candidate: { to: 0x88 } }), /0x88 & 0x88 is not 0/);
  assert.match(text('step', 'Direction', { candidate: { captured: 18 } }), /a black pawn of the same side/);
  assert.match(text('step', 'Direction'), /e4 holds nothing/);
  assert.match(text('probe', 'Answer'), /it answers/);
  assert.match(text('probe', 'Enter', { entry: { held: 1 } }), /not deep enough/);
  assert.match(
    text('update_best', 'Extend', { score: -79, call: { bestFrom: 0x33, bestTo: 0xc4 } }),
    /scored −0\.79\. So d5–e4 is the best so far: \+0\.79/,
  );
  assert.match(
    text('store', 'Deepen', { call: { bestFrom: 0x33, bestTo: 0xc4 } }),
    /keeps at least \+0\.79, best d5–e4/,
  );
  assert.equal(describe(undefined), 'There is no legal move.');
});

test('the current values of names', () => {
  const now = (name, fields) => valueOf(turn('step', 'Close', fields), name);
  assert.deepEqual(
    ['from', 'piece', 'captured', 'beta', 'eval', 'best', 'nodes', 'rook_to'].map((name) => now(name)),
    ['0x33 d5', '18 black pawn', '0', '1', '−204', '79', '48', '0x80'],
  );
  assert.equal(now('key_index'), '0xFFFFFFFF');
  assert.equal(now('INFINITY'), null);
});
