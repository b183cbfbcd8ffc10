import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOST_PLIES, OPENINGS, ended, matchText, moverOf, pairOf, played, pointsText } from './match.ts';
import type { Thought } from './match.ts';

const thought: Thought = { san: 'Nf3', depth: 8, nodes: 10_000, scoreCp: 30, mateMoves: null };
const NO_END = { outcome: null, claim: null };

test('each opening is played twice, with colours swapped', () => {
  const [first, second] = pairOf(0);
  assert.deepEqual([first.whole, second.whole], ['white', 'black']);
  assert.equal(first.moves.length, 8);
  assert.deepEqual(first.moves, second.moves);
  assert.deepEqual(pairOf(OPENINGS.length), pairOf(0));
  assert.notDeepEqual(pairOf(1), pairOf(0));
  assert.deepEqual([moverOf(first), moverOf(second)], ['whole', 'less']);
});

test('scores of both sides are from the view of White', () => {
  const [game] = pairOf(0);
  const once = played(game, 'f1e1', thought);
  const twice = played(once, 'b7b5', { ...thought, scoreCp: null, mateMoves: 3 });
  assert.equal(twice.moves.length, 10);
  assert.equal(twice.thoughts.whole?.scoreCp, 30);
  assert.deepEqual([twice.thoughts.less?.scoreCp, twice.thoughts.less?.mateMoves], [null, -3]);
});

test('points are those of whole Modern', () => {
  const [first, second] = pairOf(0);
  const mate = { outcome: { winner: 'white' as const, text: 'White mates.' }, claim: null };
  assert.deepEqual([ended(first, mate).points, ended(second, mate).points], [1, 0]);
  assert.equal(ended(first, { outcome: { winner: null, text: 'Stalemate.' }, claim: null }).points, 0.5);
  assert.equal(ended(first, { outcome: null, claim: 'threefold-repetition' }).end, 'Draw: repetition.');
  assert.equal(ended(first, NO_END).points, null);
  assert.equal(ended({ ...first, moves: Array(MOST_PLIES).fill('a1a2') }, NO_END).points, 0.5);
});

test('a match is written as players do', () => {
  assert.deepEqual([0, 0.5, 1, 2.5].map(pointsText), ['0', '½', '1', '2½']);
  const [first, second] = pairOf(0);
  assert.equal(matchText([{ ...first, points: 1 }, { ...second, points: 0.5 }, first]), '1½ : ½');
});
