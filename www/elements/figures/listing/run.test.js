import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STATES, mostInstructive, ranOf, turnsOf, written } from './run.js';
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
