import assert from 'node:assert/strict';
import { test } from 'node:test';

import { defaults, HUMAN } from '../game/game.js';
import { en } from '../text/en.js';
import { levelOption, numberText, playerName, shortRule, strengthText } from './names.js';

const engine = { kind: 'engine', engine: 'Classic', strength: { level: 3 } };

test('a player is called by what they are', () => {
  const game = defaults();
  assert.deepEqual([playerName(game, en, 'white'), playerName(game, en, 'black')], ['You', 'micro-Max']);
  const forTwo = { ...game, players: { white: HUMAN, black: HUMAN } };
  assert.equal(playerName(forTwo, en, 'black'), 'Black');
  const tags = [['White', 'Anderssen'], ['Black', '?']];
  assert.deepEqual([playerName({ ...forTwo, tags }, en, 'white'), playerName({ ...forTwo, tags }, en, 'black')], ['Anderssen', 'Black']);
});

test('the name of an engine is said where there are several', () => {
  const offered = { name: 'Classic', lines: 1, levels: [] };
  assert.equal(strengthText({ ...defaults(), engines: [offered] }, en, engine), 'level 3');
  const two = { ...defaults(), engines: [offered, { ...offered, name: 'Modern' }] };
  assert.equal(strengthText(two, en, engine), 'Classic, level 3');
  assert.equal(strengthText(defaults(), en, { ...engine, strength: { limit: { ms: 500 } } }), '0.5 s');
});

test('a level says its rule from the fields that it has', () => {
  assert.equal(levelOption(en, { level: 4, nodes: 10000 }), '4 – 10,000 nodes');
  assert.equal(shortRule(en, { level: 1, nodes: 500, depth: null, elo: 800 }), '800 Elo, 500 nodes');
  assert.equal(shortRule(en, { depth: 6 }), 'depth 6');
});

test('moves are numbered in pairs', () => {
  assert.deepEqual([0, 1, 2, 23].map(numberText), ['1.', '1…', '2.', '12…']);
});
