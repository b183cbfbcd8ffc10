import { patched } from '../game.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { correctionStage, isAnswerHidden, isQuestionShown, mistakesOf } from '../review/correction.ts';
import { judgementAt } from '../review/judgement.ts';
import { evaluationOf, gameOf } from '../review/review.fixture.ts';
import { StoreFixture } from '../store.fixture.ts';
import { gameOfPuzzle, puzzleOf } from './puzzle.ts';

const FEN = 'rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2';

/** A reviewed game in which White loses by 2. g4. */
function reviewedGame() {
  const game = gameOf([
    ['f3', -50],
    ['e5', -60],
    ['g4', -9000],
  ]);
  const uci = ['f2f3', 'e7e5', 'g2g4'];
  const nodes = Object.values(game.tree.nodes).map((node) => ({ ...node, uci: uci[node.id - 1] ?? null }));
  const evaluations = { ...game.searches.evaluations, 2: evaluationOf(-60, { pv: ['e2e4', 'b8c6'] }) };
  return patched(game, { tree: { nodes: { ...nodes } }, searches: { evaluations } });
}

const puzzle = puzzleOf(reviewedGame(), 3, FEN, 100);

test('a mistake becomes a puzzle for today', () => {
  assert.deepEqual(puzzle, {
    id: 'rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - g2g4',
    start: 'startpos',
    moves: ['f2f3', 'e7e5', 'g2g4'],
    san: 'g4',
    before: { cp: -60, mate: null },
    after: { cp: -9000, mate: null },
    best: 'e2e4',
    found: 100,
    stage: 0,
    due: 100,
  });
});

test('without evaluations there is no puzzle', () => {
  const game = reviewedGame();
  assert.equal(puzzleOf(patched(game, { searches: { evaluations: {} } }), 3, FEN, 100), null);
  assert.equal(puzzleOf(game, 0, FEN, 100), null);
});

/** A store with the puzzle on the board. */
function opened() {
  assert.ok(puzzle);
  const table = new StoreFixture();
  table.do({ type: 'open', game: gameOfPuzzle(puzzle, ['f3', 'e5', 'g4'], 'puzzle-1') });
  table.said();
  return table.do({ type: 'correctMistake', node: 3 });
}

test('a puzzle asks for a better move, as the review does', () => {
  const table = opened();
  assert.deepEqual([table.shown, correctionStage(table.game)], ['f2f3 e7e5', 'asking']);
  assert.deepEqual(table.said(), ['correctionAsked white g4']);
  assert.deepEqual([mistakesOf(table.game), judgementAt(table.game, 3)], [[3], 'blunder']);
  assert.deepEqual([isAnswerHidden(table.game, 3), isQuestionShown(table.game)], [true, true]);
  assert.equal(table.do({ type: 'hint' }).game.help.hint, null, 'there are no hints');
});

test('only the positions around the mistake are searched', () => {
  const table = opened();
  assert.deepEqual([table.evaluating, table.running], ['evaluation f2f3 e7e5', null]);
});

test('the side that made the mistake is at the bottom', () => {
  assert.ok(puzzle);
  const black = { ...puzzle, moves: ['f2f3', 'e7e5'] };
  assert.equal(gameOfPuzzle(black, [], 'one').players.orientation, 'black');
  assert.equal(gameOfPuzzle(puzzle, [], 'one').players.orientation, 'white');
});
