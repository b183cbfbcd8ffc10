import assert from 'node:assert/strict';
import { test } from 'node:test';

import { defaults } from './game.js';
import { addMove, makeTree } from './move-tree.js';
import { en as texts } from '../i18n/en.js';
import { en as words } from '../i18n/dialogs/en.js';
import { placeText, read, summaryText } from './scored-game.js';

/** A game that was given up after these moves, each with the score of the position after it. */
function gameOf(moves, { start, preferences = {} } = {}) {
  const evaluation = (cp) => ({ score: { cp, mate: null }, depth: 12, pv: [] });
  const evaluations = { 0: evaluation(20) };
  let tree = makeTree(start);
  let head = 0;
  for (const [index, [san, cp]] of moves.entries()) {
    ({ tree, id: head } = addMove(tree, head, `move${index}`, san));
    if (cp !== null) evaluations[head] = evaluation(cp);
  }
  const game = defaults();
  const ended = { result: '0-1', reason: 'resignation', winner: 'black' };
  return { ...game, tree, evaluations, head, shown: head, ended, preferences: { ...game.preferences, ...preferences } };
}

const moves = [['e4', 30], ['e5', 30], ['Bc4', 10], ['Nc6', 0], ['Qh5', -40], ['Nf6', 900]];

test('the places are those of the game, and one in a variation is where it left the game', () => {
  const game = gameOf(moves);
  const side = addMove(game.tree, 2, 'g1f3', 'Nf3');
  assert.deepEqual(read(game).places.map(({ node }) => node), [0, 1, 2, 3, 4, 5, 6]);
  assert.equal(read(game).here, 6);
  assert.equal(read({ ...game, tree: side.tree, shown: side.id }).here, 2);
  assert.deepEqual(read(game).losses, [{ index: 6, side: 'black' }]);
});

test('a place is said by its move and score', () => {
  const scored = read(gameOf([...moves, ['Qxf7#', null]]));
  const said = (index) => placeText(scored, index, texts, words);
  assert.deepEqual([0, 1, 6, 7].map(said), ['Start, +0.20', '1. e4, +0.30', '3… Nf6, +9.00', '4. Qxf7#, no score yet']);
});

test('numbers and letters are those of the game and the player', () => {
  const start = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';
  const black = gameOf([['Nf6', 0]], { start, preferences: { letters: 'figurines' } });
  assert.equal(placeText(read(black), 1, texts, words), '1… ♘f6, 0.00');
});

test('the graph in words', () => {
  assert.equal(summaryText(read(gameOf(moves)), texts, words),
    'Best for White: 3… Nf6, +9.00. Best for Black: 3. Qh5, −0.40. Biggest mistakes: 3… Nf6.');
  assert.equal(summaryText(read(gameOf(moves.slice(0, 4))), texts, words),
    'Best for White: 1. e4, +0.30. Best for Black: 2… Nc6, 0.00. No big mistakes.');
  const blank = gameOf([['e4', null]]);
  assert.equal(summaryText(read({ ...blank, evaluations: {} }), texts, words), 'no score yet');
});
