import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparison, guessesText, isRight, namesOf, parseGuesses } from './guesses.ts';

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
  assert.equal(comparison('number', '5', '5.2'), 'You guessed 5; it is 5.2: right.');
});

test('a number is right within five per cent, anything else only if it is the answer', () => {
  for (const near of ['5', '5.2', '5.4']) assert.ok(isRight('number', near, '5.2'), near);
  for (const far of ['4.9', '5.5', '52', '-5.2']) assert.ok(!isRight('number', far, '5.2'), far);
  assert.ok(!isRight('number', '6', '5'));
  assert.ok(!isRight('choice', '99', '100'));
});

test('a wrong guess is spoken of by itself, by its side, or like any other', () => {
  assert.deepEqual(namesOf('number', '7', '5'), ['7', 'fewer', '*']);
  assert.deepEqual(namesOf('number', '3', '5'), ['3', 'more', '*']);
  assert.deepEqual(namesOf('move', 'Bxc4', 'Bxf3'), ['Bxc4', '*']);
});
