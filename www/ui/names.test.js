import assert from 'node:assert/strict';
import { test } from 'node:test';

import { defaults } from '../game/game.js';
import { HUMAN } from '../game/default-opponent.js';
import { en } from '../i18n/en.js';
import { numberText, playerName } from './names.js';

test('players are named by their kind', () => {
  const game = defaults();
  assert.deepEqual([playerName(game, en, 'white'), playerName(game, en, 'black')], ['You', 'micro-Max']);
  const forTwo = { ...game, players: { white: HUMAN, black: HUMAN } };
  assert.equal(playerName(forTwo, en, 'black'), 'Black');
  const tags = [['White', 'Anderssen'], ['Black', '?']];
  assert.deepEqual([playerName({ ...forTwo, tags }, en, 'white'), playerName({ ...forTwo, tags }, en, 'black')], ['Anderssen', 'Black']);
});

test('moves are numbered in pairs', () => {
  assert.deepEqual([0, 1, 2, 23].map(numberText), ['1.', '1…', '2.', '12…']);
});
