import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameOf } from './initial-game.js';
import { intentsOf, startsNewGame } from './attribute-changes.js';

const changed = (name, texts, before = {}) => intentsOf(new Set([name]), texts, gameOf(before, 'id', null, 0));

test('a change of position, game, clock or name requests a new game', () => {
  for (const name of ['fen', 'pgn', 'puzzle', 'time', 'storage-key'])
    assert.equal(startsNewGame(new Set([name]), {}), true, name);
  for (const name of ['level', 'side', 'theme', 'arrows', 'ply'])
    assert.equal(startsNewGame(new Set([name]), {}), false, name);
});

test('another side or beginning starts a puzzle again', () => {
  for (const name of ['side', 'ply']) assert.equal(startsNewGame(new Set([name]), { puzzle: '' }), true, name);
  assert.equal(startsNewGame(new Set(['level']), { puzzle: '' }), false);
});

test('a new level changes the engine only', () => {
  const [seat, ...others] = changed('level', { level: '5' });
  assert.deepEqual(seat, {
    type: 'setPlayer',
    color: 'black',
    player: { kind: 'engine', engine: 'Modern', strength: { level: 5 } },
  });
  assert.deepEqual(others, []);
});

test('a board that becomes read-only loses its engine', () => {
  assert.deepEqual(changed('readonly', { readonly: '' }), [
    { type: 'setPlayer', color: 'black', player: { kind: 'human' } },
  ]);
});

test('attributes without an effect cause no intents', () => {
  assert.deepEqual(changed('side', { side: 'white' }), []);
  assert.deepEqual(changed('theme', { theme: 'dark' }), []);
  assert.deepEqual(changed('ply', {}), []);
});

test('removed drawings leave nothing behind', () => {
  assert.deepEqual(changed('arrows', {}, { arrows: 'e2e4' }), [{ type: 'setMarks', node: 0, arrows: [], circles: [] }]);
});

test('a ply beyond the end is the end', () => {
  assert.deepEqual(changed('ply', { ply: '40' }), [{ type: 'showNode', node: 0 }]);
});
