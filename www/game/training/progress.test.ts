import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaults, draw, win, patched } from '../game.ts';
import { addMove, makeTree } from '../tree/move-tree.ts';
import { EXERCISES, exerciseAfter, exerciseAt } from './exercises.ts';
import { HELD_MOVES, outlookOf, progressOf } from './progress.ts';
import type { Ending } from '../game.ts';
import type { Evaluation } from '../review/evaluations.ts';
import type { Score } from '../tree/move-tree.ts';
import type { Exercise } from './exercises.ts';

const exerciseOf = (key: string) => {
  const exercise = exerciseAt(key);
  assert.ok(exercise, key);
  return exercise;
};

const mateIn = (mate: number): Score => ({ cp: null, mate });

const score = (cp: number): Score => ({ cp, mate: null });

/**
 * A game from an ending.
 *
 * @param moves Each with the score of the position after it.
 */
function gameOf({ fen, key }: Exercise, moves: [string, Score | null][], ended: Ending | null = null) {
  const evaluations: Record<number, Evaluation> = {};
  let [tree, head] = [makeTree(fen), 0];
  for (const [uci, known] of moves) {
    ({ tree, id: head } = addMove(tree, head, uci, uci));
    if (known) evaluations[head] = { score: known, second: null, depth: 1, pv: [] };
  }
  return patched(defaults(), {
    tree: { ...tree, head, shown: head },
    searches: { evaluations },
    players: { ended },
    training: { exercise: key },
  });
}

test('there are thirty positions, five in each lesson', () => {
  assert.equal(new Set(EXERCISES.map(({ key }) => key)).size, 30);
  assert.equal(new Set(EXERCISES.map(({ fen }) => fen)).size, 30);
  assert.deepEqual([...new Set(EXERCISES.map(({ number }) => number))], [1, 2, 3, 4, 5]);
  assert.equal(exerciseAfter(exerciseOf('queen-5'))?.key, 'rook-1');
  assert.equal(exerciseAfter(exerciseOf('rooks-5')), null);
  assert.equal(exerciseAt('queen-6'), null);
});

test('only a clear score proves an outlook', () => {
  assert.equal(outlookOf(mateIn(9), 'white'), 'winning');
  assert.equal(outlookOf(mateIn(9), 'black'), 'lost');
  assert.equal(outlookOf(score(0), 'white'), 'drawn');
  assert.equal(outlookOf(score(-300), 'black'), null);
  assert.equal(outlookOf(score(-900), 'black'), 'winning');
  assert.equal(outlookOf(null, 'white'), null);
});

test('while the win stands, the moves and the mate are counted', () => {
  const rook = exerciseOf('rook-2');
  assert.deepEqual(progressOf(gameOf(rook, []), rook), {
    state: 'open',
    outlook: 'winning',
    moves: 0,
    mateMoves: null,
  });
  const played = gameOf(rook, [
    ['b5b6', null],
    ['g7g8', mateIn(3)],
  ]);
  assert.deepEqual(progressOf(played, rook), { state: 'open', outlook: 'winning', moves: 1, mateMoves: 3 });
  const lost = gameOf(rook, [
    ['b5b6', null],
    ['g7g8', mateIn(3)],
    ['b6g6', score(0)],
  ]);
  assert.deepEqual(progressOf(lost, rook), { state: 'open', outlook: 'drawn', moves: 2, mateMoves: null });
});

test('mate solves a win, and no other end does', () => {
  const queen = exerciseOf('queen-1');
  const after = (ended: Ending) => progressOf(gameOf(queen, [['g1g7', null]], ended), queen);
  assert.equal(after(win('white', 'checkmate')).state, 'solved');
  assert.equal(after(win('white', 'checkmate')).moves, 1);
  assert.equal(after(draw('stalemate')).state, 'failed');
  assert.equal(after(win('black', 'resignation')).state, 'failed');
});

test('a promotion solves a win once the reply is known to be harmless, whatever follows', () => {
  const pawn = exerciseOf('pawns-4');
  const after = (...rest: [string, Score | null][]) =>
    progressOf(gameOf(pawn, [['d6e6', mateIn(12)], ['e8d8', mateIn(12)], ['e5e8q', mateIn(5)], ...rest]), pawn);
  assert.equal(after().state, 'open');
  assert.equal(after(['d8c7', null]).state, 'open');
  assert.equal(after(['d8e8', score(0)]).state, 'open');
  assert.equal(after(['d8e8', score(0)]).outlook, 'drawn');
  const solved = { state: 'solved', outlook: 'winning', moves: 2, mateMoves: null };
  assert.deepEqual(after(['d8c7', mateIn(5)]), solved);
  assert.deepEqual(after(['d8c7', mateIn(5)], ['e8e7', score(0)]), solved);
});

test('a draw is solved by the rules or after fifteen moves, but not by agreement', () => {
  const rook = exerciseOf('rooks-5');
  const pair = [
    ['f6f5', score(320)],
    ['b5b4', score(320)],
  ] as [string, Score | null][];
  const held = (count: number) => Array.from({ length: count }, () => pair).flat();
  assert.equal(progressOf(gameOf(rook, held(HELD_MOVES - 1)), rook).state, 'open');
  const solved = progressOf(gameOf(rook, held(HELD_MOVES)), rook);
  assert.deepEqual(solved, { state: 'solved', outlook: 'drawn', moves: HELD_MOVES, mateMoves: null });
  const missed = gameOf(rook, [...held(HELD_MOVES - 1), ['f6f5', score(900)], ['b5b4', score(900)]]);
  assert.deepEqual(progressOf(missed, rook), { state: 'open', outlook: 'lost', moves: HELD_MOVES, mateMoves: null });
  assert.equal(progressOf(gameOf(rook, pair, draw('threefold-repetition')), rook).state, 'solved');
  assert.equal(progressOf(gameOf(rook, pair, draw('agreement')), rook).state, 'failed');
});
