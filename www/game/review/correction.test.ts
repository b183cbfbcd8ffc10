import { patched } from '../game.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  correctionStage,
  hintedSquare,
  isAnswerHidden,
  isQuestionShown,
  mistakeAfter,
  mistakesOf,
  reasonOf,
  refutationOf,
} from './correction.ts';
import { StoreFixture } from '../store.fixture.ts';

/** A lost game with the scores of its positions: 1. f3 e5 2. g4 Qh4#, in which g4 is a blunder. */
function reviewedGame() {
  const table = new StoreFixture().do({ type: 'setPreferences', patch: { review: true } });
  table.play('f2f3').find('e7e5').play('g2g4').find('d8h4');
  // The opponent's worker scores from the end, the evaluator from the beginning; both report for the side to move.
  table.find('d8h4', 5000).find('e2e4', -60).find('e7e5', 60).evaluate('e2e4', 20);
  // The scores around the mistake are checked.
  table.find('d8h4', 5000).evaluate('e2e4', -60);
  return table.do({ type: 'scoreGame', on: false });
}

test('the mistakes are those of the player', () => {
  const { game } = reviewedGame();
  assert.deepEqual(mistakesOf(game), [3]);
  assert.deepEqual([mistakeAfter(game, 0), mistakeAfter(game, 3)], [3, null]);
  const { white, black } = game.players;
  assert.deepEqual(mistakesOf(patched(game, { players: { white: black, black: white } })), []);
  assert.deepEqual(mistakesOf(patched(game, { tree: { head: 0 } })), []);
});

test('a hint shows the piece that makes the best move, only while it is looked for', () => {
  const table = reviewedGame().do({ type: 'hintCorrection' });
  assert.equal(hintedSquare(table.game), null);
  table.do({ type: 'correctMistake', node: 3 });
  table.said();
  table.do({ type: 'hintCorrection' });
  assert.equal(hintedSquare(table.game), 'e2');
  assert.deepEqual(table.said(), ['hintPiece e2 P']);
  table.do({ type: 'showNode', node: 1 });
  assert.equal(hintedSquare(table.game), null);
});

test('a correction begins in the position before the mistake and stays there until it is found', () => {
  const table = reviewedGame();
  table.said();
  table.do({ type: 'correctMistake', node: 3 });
  assert.deepEqual([table.shown, correctionStage(table.game)], ['f2f3 e7e5', 'asking']);
  assert.deepEqual(table.said(), ['correctionAsked white g4']);
  assert.equal(refutationOf(table.game), null);
});

test('a move that was tried is evaluated; a bad one is refuted', () => {
  const table = reviewedGame().do({ type: 'correctMistake', node: 3 });
  table.said();
  table.play('g2g4');
  assert.equal(correctionStage(table.game), 'wrong');
  assert.deepEqual([refutationOf(table.game), table.said().at(-1)], ['d8h4', 'correctionWrong g4 false Qh4#']);
  assert.equal(table.game.tree.head, 4);
});

test('trying again shows the position before the mistake again', () => {
  const table = reviewedGame()
    .do({ type: 'correctMistake', node: 3 })
    .play('g2g4')
    .do({ type: 'correctMistake', node: 3 });
  assert.equal(correctionStage(table.game), 'asking');
  table.do({ type: 'navigate', by: 'first' });
  assert.equal(correctionStage(table.game), 'away');
  table.do({ type: 'correctMistake', node: null });
  assert.equal(correctionStage(table.game), null);
});

test('a good move solves it, once, and stays a variation', () => {
  const table = reviewedGame();
  const known = table.game.tree.positions[2];
  assert.ok(known);
  const better = { ...known.legal[0], uci: 'g1h3', from: 'g1', to: 'h3', san: 'Nh3' };
  table.game = patched(table.game, {
    tree: { positions: { ...table.game.tree.positions, 2: { ...known, legal: [...known.legal, better] } } },
  });
  table.changes['f2f3 e7e5 g1h3'] = { legal: [{ ...known.legal[0] }], outcome: null };
  table.do({ type: 'correctMistake', node: 3 });
  table.said();
  table.play('g1h3');
  assert.deepEqual([correctionStage(table.game), table.evaluating], ['checking', 'evaluation f2f3 e7e5 g1h3']);
  table.evaluate('d7d5', 70);
  assert.equal(correctionStage(table.game), 'solved');
  assert.deepEqual(
    table.said().filter((text) => text.startsWith('correction')),
    ['correctionSolved Nh3 false '],
  );
  assert.deepEqual([table.line, table.said()], ['f2f3 e7e5 g2g4 d8h4', []]);
});

test('there is nothing to correct while the game is played', () => {
  const table = new StoreFixture().play('e2e4').find('e7e5');
  assert.equal(table.do({ type: 'correctMistake', node: 1 }).game.review.correction, null);
  assert.equal(
    reviewedGame().do({ type: 'correctMistake', node: 0 }, { type: 'correctMistake', node: 99 }).game.review.correction,
    null,
  );
});

test('the lines that explain a mistake are known in SAN', () => {
  const { evaluations } = reviewedGame().game.searches;
  assert.deepEqual([evaluations[2].sans, evaluations[3].sans], [['e4'], ['Qh4#']]);
});

test('a mistake of a saved game is evaluated again, since its lines were not kept', () => {
  const table = reviewedGame();
  const evaluations = {
    ...table.game.searches.evaluations,
    3: { ...table.game.searches.evaluations[3], depth: 0, pv: [] },
  };
  table.game = patched(table.game, { searches: { evaluations } });
  assert.equal(table.do({ type: 'showNode', node: 3 }).evaluating, 'evaluation f2f3 e7e5 g2g4');
  table.evaluate('d8h4', 5000);
  assert.deepEqual([table.evaluating, refutationOf(table.game)], [null, 'd8h4']);
});

test('the answer to a mistake is hidden until the player has found it or given up', () => {
  const table = reviewedGame();
  const before = { tree: { shown: 2 } };
  assert.deepEqual(
    [isAnswerHidden(table.game, 3), isAnswerHidden(table.game, 1), isQuestionShown(patched(table.game, before))],
    [true, false, true],
  );
  assert.equal(
    isQuestionShown(patched(table.game, { ...before, searches: { analysing: true } })),
    false,
    'an analysis gives up',
  );
  table.do({ type: 'correctMistake', node: 3 });
  assert.equal(isQuestionShown(table.game), true);
  table.do({ type: 'correctMistake', node: null });
  assert.equal(isAnswerHidden(table.game, 3), false);
  assert.equal(isAnswerHidden(reviewedGame().do({ type: 'revealAnswer', node: 3 }).game, 3), false);
});

test('the reason of a bad move is known once the move is shown; a missed one only after the answer', () => {
  const table = reviewedGame().do({ type: 'showNode', node: 3 });
  assert.equal(reasonOf(table.game, 3)?.motif, 'mate');
  const { evaluations } = table.game.searches;
  const { reason } = evaluations[3];
  assert.ok(reason);
  const missed = { ...evaluations[3], reason: { ...reason, cause: 'missed' as const } };
  table.game = patched(table.game, { searches: { evaluations: { ...evaluations, 3: missed } } });
  assert.equal(reasonOf(table.game, 3), null);
  assert.equal(reasonOf(patched(table.game, { review: { revealed: [3] } }), 3)?.cause, 'missed');
  table.do({ type: 'reasonReceived', id: 'first', node: 3, answer: ['e7e6'], reason: null });
  assert.equal(table.game.searches.evaluations[3].reason?.cause, 'missed');
});

test('the reason of a mistake in a saved game is found while a better move is looked for', () => {
  const table = reviewedGame();
  const evaluations = Object.entries(table.game.searches.evaluations).map(([node, one]) => [
    node,
    { ...one, depth: 0 },
  ]);
  table.game = patched(table.game, { searches: { evaluations: Object.fromEntries(evaluations) } });
  table.do({ type: 'correctMistake', node: 3 });
  assert.equal(reasonOf(table.game, 3), null);
  for (const [line, best] of [
    ['f2f3 e7e5', 'e2e4'],
    ['f2f3 e7e5 g2g4', 'd8h4'],
  ]) {
    assert.equal(table.evaluating, `evaluation ${line}`);
    table.evaluate(best, 5000);
  }
  assert.deepEqual([correctionStage(table.game), reasonOf(table.game, 3)?.motif], ['asking', 'mate']);
});
