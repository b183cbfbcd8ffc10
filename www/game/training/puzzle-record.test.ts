import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  NO_PUZZLES,
  duePuzzles,
  merged,
  parsePuzzles,
  recordText,
  withAnswer,
  withPuzzles,
  withinReach,
  withoutPuzzles,
} from './puzzle-record.ts';

/** The position after 1. f3 e5, in which 2. g4 was the mistake. */
const POSITION = 'rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq -';

/** A puzzle of White; `mistake` makes it another one. */
const puzzleOf = (mistake = 'g2g4', more = {}) => ({
  id: `${POSITION} ${mistake}`,
  start: 'startpos',
  moves: ['f2f3', 'e7e5', mistake],
  san: mistake.slice(2),
  before: { cp: -60, mate: null },
  after: { cp: null, mate: -1 },
  best: 'e2e4',
  found: 100,
  stage: 0,
  due: 101,
  ...more,
});

const record = withPuzzles(NO_PUZZLES, [puzzleOf(), puzzleOf('a2a3')], 'game-1');

test('a record is kept and read', () => assert.deepEqual(parsePuzzles(recordText(record)), record));

test('a mistake is a puzzle once, until it is learnt', () => {
  assert.equal(withPuzzles(record, [puzzleOf('g2g4', { found: 200, due: 201 })], 'game-1'), record);
  const learnt = { ...record, puzzles: [puzzleOf('g2g4', { stage: 4 })] };
  assert.deepEqual(withPuzzles(learnt, [puzzleOf('g2g4', { due: 201 })]).puzzles, [puzzleOf('g2g4', { due: 201 })]);
});

test('a game whose puzzles were removed is still known', () => {
  const rest = withoutPuzzles(record, [puzzleOf().id, puzzleOf('a2a3').id]);
  assert.deepEqual(rest, { puzzles: [], games: ['game-1'] });
});

test('the puzzles that have waited longest come first', () => {
  const puzzles = [puzzleOf('a2a3', { due: 99 }), puzzleOf('h2h3', { due: 98 }), puzzleOf('b2b3', { due: 103 })];
  const due = duePuzzles({ puzzles, games: [] }, 100);
  assert.deepEqual(
    due.map(({ due: day }) => day),
    [98, 99],
  );
});

test('the answers of two tabs both count, and that to one puzzle only once', () => {
  const first = withAnswer(record, puzzleOf().id, true, 101);
  const second = withAnswer(first, puzzleOf('a2a3').id, false, 101);
  assert.deepEqual(
    second.puzzles.map(({ stage, due }) => [stage, due]),
    [
      [1, 104],
      [0, 102],
    ],
  );
  assert.equal(withAnswer(second, puzzleOf().id, false, 101), second);
  assert.equal(withAnswer(record, 'deleted', true, 101), record);
});

test('a loaded file adds puzzles, and changes none', () => {
  const other = { puzzles: [puzzleOf('g2g4', { stage: 3 }), puzzleOf('h2h3')], games: ['game-1', 'game-2'] };
  const { puzzles, games } = merged(record, other);
  assert.deepEqual(puzzles, [...record.puzzles, puzzleOf('h2h3')]);
  assert.deepEqual(games, ['game-1', 'game-2']);
});

test('learnt puzzles make room for new ones', () => {
  const many = Array.from({ length: 1000 }, (_, index) =>
    puzzleOf('g2g4', { id: `${POSITION} ${index}`, stage: index === 7 ? 4 : 0 }),
  );
  const { puzzles } = withPuzzles({ puzzles: many, games: [] }, [puzzleOf('a2a3'), puzzleOf('h2h3')]);
  assert.equal(puzzles.length, 1000);
  assert.equal(puzzles.includes(many[7]), false);
  assert.deepEqual(puzzles.at(-1), puzzleOf('a2a3'));
});

test('days that lie too far ahead are brought back', () => {
  const far = { ...record, puzzles: [puzzleOf('g2g4', { due: 900 })] };
  assert.equal(withinReach(far, 100).puzzles[0].due, 101);
  assert.equal(withinReach(record, 100), record);
});

test('a damaged record, or one of another version, is refused', () => {
  const text = recordText(record);
  const withFields = (fields: object) => JSON.stringify({ ...JSON.parse(text), ...fields });
  const withPuzzle = (fields: object) => withFields({ puzzles: [puzzleOf('g2g4', fields)] });
  assert.notEqual(parsePuzzles(withPuzzle({})), null);
  const damaged = [
    '',
    'null',
    '[]',
    text.slice(0, -9),
    withFields({ version: 2 }),
    withFields({ version: '1' }),
    withFields({ puzzles: {} }),
    withFields({ puzzles: [null] }),
    withFields({ puzzles: [puzzleOf(), puzzleOf()] }),
    withFields({ games: ['<b>'] }),
    withFields({ games: undefined }),
    withPuzzle({ id: 'g2g4' }),
    withPuzzle({ id: `${POSITION} a2a3` }),
    withPuzzle({ id: `${POSITION.replace('4p3', '4p4')} g2g4` }),
    withPuzzle({ start: '<script>' }),
    withPuzzle({ moves: [] }),
    withPuzzle({ moves: 'g2g4' }),
    withPuzzle({ moves: ['f2f3', 7, 'g2g4'] }),
    withPuzzle({ moves: [...Array(1001).fill('f2f3'), 'g2g4'] }),
    withPuzzle({ san: '<b>g4</b>' }),
    withPuzzle({ best: 'e9e4' }),
    withPuzzle({ before: null }),
    withPuzzle({ after: { cp: 1e9, mate: null } }),
    withPuzzle({ stage: 5 }),
    withPuzzle({ stage: -1 }),
    withPuzzle({ due: 1.5 }),
    withPuzzle({ due: 1e9 }),
    withPuzzle({ found: '100' }),
  ];
  for (const one of damaged) assert.equal(parsePuzzles(one), null, one.slice(0, 200));
});

test('unknown fields of a record are left out', () => {
  const fields = JSON.parse(recordText(record));
  fields.puzzles[0].onclick = 'x';
  assert.deepEqual(parsePuzzles(JSON.stringify({ ...fields, more: 1 })), record);
});
