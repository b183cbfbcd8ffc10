import { patched } from '../game.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accuracies, accuracyOf, highlightsOf, moveAccuracy, reviewOf } from './game-review.ts';
import { evaluationOf, gameOf } from './review.fixture.ts';
import { addMove } from '../tree/move-tree.ts';

const moves: [san: string, cp: number][] = [
  ['e4', 30],
  ['e5', 30],
  ['Bc4', 10],
  ['Nc6', 0],
  ['Qh5', -40],
  ['Nf6', 900],
];

/** An accuracy that is known. */
function known(accuracy: number | null) {
  assert.ok(accuracy !== null);
  return accuracy;
}

test('the places are those of the game, and one in a variation is where it left the game', () => {
  const game = gameOf(moves);
  const side = addMove(game.tree, 2, 'g1f3', 'Nf3');
  assert.deepEqual(
    reviewOf(game).places.map(({ node }) => node),
    [0, 1, 2, 3, 4, 5, 6],
  );
  assert.equal(reviewOf(game).here, 6);
  assert.equal(reviewOf(patched(game, { tree: { ...side.tree, shown: side.id } })).here, 2);
});

test('each side has an accuracy and counts of its judgements', () => {
  const { sides, judgements, missing } = reviewOf(gameOf(moves));
  assert.deepEqual(judgements, [null, null, null, null, null, null, 'blunder']);
  // The position before the blunder and the one after it are to be checked.
  assert.equal(missing, 2);
  assert.deepEqual(sides.black.counts, { blunder: 1, mistake: 0, inaccuracy: 0, good: 0, brilliant: 0 });
  assert.deepEqual(sides.white.counts, { blunder: 0, mistake: 0, inaccuracy: 0, good: 0, brilliant: 0 });
  assert.ok(known(sides.white.accuracy) > 85 && known(sides.black.accuracy) < 60);
});

test('a summary names the best move and the one that lost most', () => {
  const game = gameOf(moves);
  assert.deepEqual(highlightsOf(reviewOf(game)), { best: null, turningPoint: 6 });
  const evaluations = {
    ...game.searches.evaluations,
    4: evaluationOf(20, { second: -300, pv: [game.tree.nodes[5].uci ?? ''] }),
  };
  assert.equal(highlightsOf(reviewOf(patched(game, { searches: { evaluations } }))).best, 5);
});

test('positions without a score are counted, but not those that cannot have one', () => {
  const game = gameOf([
    ['f3', 0],
    ['e5', null],
    ['g4', null],
  ]);
  const unknown = { score: null, second: null, depth: 0, pv: [] };
  assert.equal(reviewOf(game).missing, 2);
  assert.equal(
    reviewOf(patched(game, { searches: { evaluations: { ...game.searches.evaluations, 2: unknown } } })).missing,
    1,
  );
  assert.equal(reviewOf(gameOf([])).sides.white.accuracy, null);
});

test('a move that loses nothing is accurate; the more it loses, the less it is', () => {
  assert.deepEqual([moveAccuracy(50, 50), moveAccuracy(50, 60)], [100, 100]);
  assert.ok(Math.abs(moveAccuracy(50, 40) - 64.58) < 0.1);
  assert.equal(moveAccuracy(100, 0), 0);
});

test('a side that loses nothing has an accuracy of 100', () => {
  assert.equal(accuracyOf([0, 0.1, 0.1, 0.2], 'white', 'white'), 100);
  assert.equal(accuracyOf([0, 0.1, 0.05, 0.2, 0.2], 'white', 'white'), 100);
});

test('only the moves of the side count, whoever has the first one', () => {
  const chances = [0, -0.5, -0.5, -0.5];
  assert.ok(known(accuracyOf(chances, 'white', 'white')) < 60);
  assert.equal(accuracyOf(chances, 'black', 'white'), 100);
  assert.equal(accuracyOf(chances, 'white', 'black'), 100);
  assert.ok(known(accuracyOf([0, 0.5, 0.5], 'black', 'black')) < 60);
});

test('a pass is no move', () => {
  const chances = [0, 0, 0, -0.5, -0.5];
  assert.ok(known(accuracyOf(chances, 'white', 'white')) < 80);
  assert.equal(
    accuracyOf(chances, 'white', 'white', (index) => index === 3),
    100,
  );
});

test('a loss among calm moves weighs less than one among sharp ones', () => {
  const calm = known(accuracyOf([0, 0, 0, 0, 0, 0, 0, 0, 0, -0.2, -0.2], 'white', 'white'));
  assert.ok(calm > 70 && calm < 100);
});

test('without two scores in a row there is no accuracy', () => {
  assert.equal(accuracyOf([], 'white', 'white'), null);
  assert.equal(accuracyOf([0], 'white', 'white'), null);
  assert.equal(accuracyOf([0, null, 0, null], 'white', 'white'), null);
});

test('a game has accuracies once all its positions are scored and checked', () => {
  const game = gameOf(moves);
  const checked = Object.fromEntries(
    Object.entries(game.searches.evaluations).map(([node, evaluation]) => [node, { ...evaluation, isChecked: true }]),
  );
  assert.equal(accuracies(game), null);
  const { white, black } = reviewOf(patched(game, { searches: { evaluations: checked } })).sides;
  assert.deepEqual(accuracies(patched(game, { searches: { evaluations: checked } })), {
    white: white.accuracy,
    black: black.accuracy,
  });
});
