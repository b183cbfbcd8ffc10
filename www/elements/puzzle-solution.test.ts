import assert from 'node:assert/strict';
import { test } from 'node:test';
import { treeOf } from '../game/tree/move-tree.ts';
import { commentAfter, isRight, isSolved, nextMove, openingOf, readersColor, solutionOf } from './puzzle-solution.ts';
import type { Loaded } from '../game/pgn/pgn.ts';
import type { Node } from '../game/tree/move-tree.ts';
import type { Texts } from './attributes.ts';

const MOVE = { nags: [], comment: '' };

type Listed = readonly [parent: number, uci: string, fields?: Partial<Node>];

/** A game whose moves are listed as [parent, UCI notation, fields]. */
const loaded = (moves: readonly Listed[]): Loaded => ({
  tree: treeOf(
    'startpos',
    {},
    moves.map(([parent, uci, fields]) => ({ ...MOVE, san: uci, ...fields, parent, uci })),
  ),
  tags: [],
  ended: null,
});

/** Smothered mate, with a longer way to it, and a tempting move that fails. */
const SMOTHERED = loaded([
  [0, 'f7h6', { comment: 'Double check.' }],
  [1, 'g8h8'],
  [2, 'c4g8'],
  [3, 'f8g8'],
  [4, 'h6f7'],
  [0, 'f7d8'],
  [6, 'g8h8'],
  [7, 'd8f7'],
  [0, 'c4b3', { nags: [2], comment: 'Too slow.' }],
  [9, 'f8f7'],
]);

/** The solution of a game that has one. */
function solutionIn(game: Loaded, texts: Texts = {}) {
  const solution = solutionOf(texts, game);
  assert.ok(solution);
  return solution;
}

const move = (uci: string, san = uci) => ({ uci, san });

test('the reader plays the side to move, or that of the attribute or the tag', () => {
  const game = loaded([
    [0, 'e2e4'],
    [1, 'e7e5'],
  ]);
  assert.equal(readersColor({}, game), 'white');
  assert.equal(readersColor({ ply: '1' }, game), 'black');
  assert.equal(readersColor({ side: 'both' }, game), 'white');
  assert.equal(readersColor({ side: 'black' }, game), 'black');
  const oriented: Loaded = { ...game, tags: [['Orientation', 'black']] };
  assert.equal(readersColor({}, oriented), 'black');
  assert.equal(readersColor({ side: 'white' }, oriented), 'white');
});

test('the opponent’s last move is still to come when the puzzle begins', () => {
  const game = loaded([
    [0, 'e2e4'],
    [1, 'e7e5'],
    [2, 'g1f3'],
    [3, 'b8c6'],
  ]);
  const begin = (texts: Texts) => {
    const solution = solutionIn(game, texts);
    const { tree } = openingOf(game, solution);
    return [solution.color, solution.ply, tree.next - 1];
  };
  assert.deepEqual(begin({}), ['white', 0, 0]);
  assert.deepEqual(begin({ ply: '1' }), ['black', 1, 0]);
  assert.deepEqual(begin({ ply: '2' }), ['white', 2, 1]);
  assert.deepEqual(begin({ ply: '3' }), ['black', 3, 2]);
  assert.deepEqual(begin({ side: 'black' }), ['black', 1, 0]);
  assert.equal(openingOf(game, null).tree.next, 1);
});

test('a game without a move of the reader is no solution', () => {
  assert.equal(solutionOf({}, loaded([])), null);
  assert.equal(solutionOf({ ply: '2' }, loaded([[0, 'e2e4']])), null);
  assert.equal(solutionOf({ side: 'black' }, loaded([[0, 'e2e4']])), null);
  assert.equal(solutionOf({}, loaded([[0, 'e2e4', { nags: [4] }]])), null);
  assert.equal(solutionOf({}, loaded([[0, '0000']])), null);
});

test('the moves of the game and its variations are right, unless they are rated as mistakes', () => {
  const solution = solutionIn(SMOTHERED);
  assert.equal(isRight(solution, [], move('f7h6')), true);
  assert.equal(isRight(solution, [], move('f7d8')), true);
  assert.equal(isRight(solution, [], move('c4b3')), false);
  assert.equal(commentAfter(solution, ['c4b3']), 'Too slow.');
  assert.equal(isRight(solution, [], move('f7d6', 'Nd6+')), false);
  assert.equal(commentAfter(solution, ['f7d6']), '');
});

test('any mate solves the puzzle', () => {
  const solution = solutionIn(SMOTHERED);
  assert.equal(isRight(solution, [], move('c4c8', 'Qc8#')), true);
  assert.equal(isSolved(solution, ['c4c8']), true);
  assert.equal(nextMove(solution, ['c4c8']), null);
});

test('replies follow the variation that the reader has chosen', () => {
  const solution = solutionIn(SMOTHERED);
  assert.equal(nextMove(solution, []), 'f7h6');
  assert.equal(nextMove(solution, ['f7h6']), 'g8h8');
  assert.equal(nextMove(solution, ['f7d8']), 'g8h8');
  assert.equal(nextMove(solution, ['f7d8', 'g8h8']), 'd8f7');
});

test('the solution goes round a mistake of the game', () => {
  const game = loaded([
    [0, 'a2a3', { nags: [2] }],
    [0, 'e2e4'],
  ]);
  assert.equal(nextMove(solutionIn(game), []), 'e2e4');
});

test('the puzzle is solved by the last move of the reader', () => {
  const line = ['f7h6', 'g8h8', 'c4g8', 'f8g8', 'h6f7'];
  const solution = solutionIn(SMOTHERED);
  assert.deepEqual(
    line.map((_, index) => isSolved(solution, line.slice(0, index))),
    [false, false, false, false, false],
  );
  assert.equal(isSolved(solution, line), true);
  assert.equal(isSolved(solution, ['f7d8', 'g8h8', 'd8f7']), true);
});

test('a last reply is still made', () => {
  const solution = solutionIn(
    loaded([
      [0, 'e2e4'],
      [1, 'e7e5'],
    ]),
  );
  assert.equal(isSolved(solution, ['e2e4']), true);
  assert.equal(nextMove(solution, ['e2e4']), 'e7e5');
  assert.equal(nextMove(solution, ['e2e4', 'e7e5']), null);
});

test('a null move ends the solution', () => {
  const solution = solutionIn(
    loaded([
      [0, 'e2e4'],
      [1, '0000'],
      [2, 'd2d4'],
    ]),
  );
  assert.equal(isSolved(solution, ['e2e4']), true);
  assert.equal(nextMove(solution, ['e2e4']), null);
});
