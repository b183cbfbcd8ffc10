import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparison, guessesText, parseGuesses } from './guesses.ts';

test('guesses are restored, and anything else is left out', () => {
  const guesses = { minimax: 'A', window: '7', index: 'exd8=Q#' };
  assert.deepEqual(parseGuesses(guessesText(guesses)), guesses);
  const damaged = ['', '{', 'null', '[]', '5', '{"minimax":5}', '{"no name":"A"}', '{"minimax":"<b>"}'];
  for (const text of [null, ...damaged]) assert.deepEqual(parseGuesses(text), {}, String(text));
  assert.deepEqual(parseGuesses('{"minimax":"A","window":null}'), { minimax: 'A' });
});

test('a guess is compared with the answer', () => {
  assert.equal(comparison('choice', 'A', 'A'), 'You guessed A, and it is A.');
  assert.equal(comparison('choice', 'C', 'A'), 'You guessed C; it is A.');
  assert.equal(comparison('move', 'Bxf3', 'Bxf3'), 'You played Bxf3, the best move.');
  assert.equal(comparison('move', 'Bxc4', 'Bxf3'), 'You played Bxc4; the best move is Bxf3.');
  assert.equal(comparison('number', '7', '5'), 'You guessed 7; it is 5, fewer.');
  assert.equal(comparison('number', '10', '9'), 'You guessed 10; it is 9, fewer.');
  assert.equal(comparison('number', '3', '5'), 'You guessed 3; it is 5, more.');
});
