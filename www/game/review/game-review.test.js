import assert from 'node:assert/strict';
import { test } from 'node:test';

import { reviewOf } from './game-review.js';
import { gameOf } from './review.fixture.js';
import { addMove } from '../tree/move-tree.js';

const moves = [
  ['e4', 30],
  ['e5', 30],
  ['Bc4', 10],
  ['Nc6', 0],
  ['Qh5', -40],
  ['Nf6', 900],
];

test('the places are those of the game, and one in a variation is where it left the game', () => {
  const game = gameOf(moves);
  const side = addMove(game.tree, 2, 'g1f3', 'Nf3');
  assert.deepEqual(
    reviewOf(game).places.map(({ node }) => node),
    [0, 1, 2, 3, 4, 5, 6],
  );
  assert.equal(reviewOf(game).here, 6);
  assert.equal(reviewOf({ ...game, tree: side.tree, shown: side.id }).here, 2);
});

test('each side has an accuracy and counts of its judgements', () => {
  const { sides, judgements, missing } = reviewOf(gameOf(moves));
  assert.deepEqual(judgements, [null, null, null, null, null, null, 'blunder']);
  // The position before the blunder and the one after it are to be checked.
  assert.equal(missing, 2);
  assert.deepEqual(sides.black.counts, { blunder: 1, mistake: 0, inaccuracy: 0, good: 0 });
  assert.deepEqual(sides.white.counts, { blunder: 0, mistake: 0, inaccuracy: 0, good: 0 });
  assert.ok(sides.white.accuracy > 85 && sides.black.accuracy < 60);
});

test('positions without a score are counted, but not those that cannot have one', () => {
  const game = gameOf([
    ['f3', 0],
    ['e5', null],
    ['g4', null],
  ]);
  const unknown = { score: null, second: null, depth: 0, pv: [] };
  assert.equal(reviewOf(game).missing, 2);
  assert.equal(reviewOf({ ...game, evaluations: { ...game.evaluations, 2: unknown } }).missing, 1);
  assert.equal(reviewOf(gameOf([])).sides.white.accuracy, null);
});
