import assert from 'node:assert/strict';
import { test } from 'node:test';

import { defaults } from './game.js';
import { makeRecord, makeText, parseText, RecordError } from './record.js';

const game = {
  ...defaults(),
  moves: ['e2e4', 'e7e5'], sans: ['e4', 'e5'], ply: 2, level: 6, orientation: 'black', seed: 12,
  players: { white: 'engine', black: 'human' },
  claimed: { result: '1/2-1/2', reason: 'fifty-moves', winner: null, text: 'draw' },
};

test('a game comes back as it was kept', () => {
  const back = parseText(makeText({ ...game, previous: makeRecord(game) }));
  assert.deepEqual(makeRecord(back), makeRecord(game));
  assert.deepEqual(back.previous, makeRecord(game));
  assert.equal(back.ply, 2);
  assert.deepEqual(parseText(makeText(defaults())), defaults());
});

/** The text of the game with one field replaced. */
const damaged = (field, value) => {
  const whole = JSON.parse(makeText(game));
  whole.game[field] = value;
  return JSON.stringify(whole);
};

test('a damaged field is named', () => {
  const faults = {
    start: 'nowhere', moves: ['e2e9'], orientation: 'up', level: 9, seed: -1, claimed: {}, fen: '8/8 w',
  };
  for (const [field, value] of Object.entries(faults)) {
    assert.throws(() => parseText(damaged(field, value)), RecordError, field);
  }
  assert.throws(() => parseText(damaged('moves', ['e2e9'])), /list of moves is damaged/);
  assert.throws(() => parseText(damaged('players', null)), /list of players is missing/);
  assert.throws(() => parseText(damaged('players', { white: 'human', black: 'cat' })), /black player/);
  assert.throws(() => parseText(damaged('moves', Array(12001).fill('e2e4'))), RecordError);
});

test('another version, half a text, and what is no record are refused in words', () => {
  assert.throws(() => parseText('{"version":2}'), /another version/);
  assert.throws(() => parseText(makeText(game).slice(0, 60)), /cut off or damaged/);
  for (const text of ['', 'null', '[]', '7', '"x"', '{}', '{"version":1}', '{"version":1,"game":{},"previous":null}', '\u0000']) {
    assert.throws(() => parseText(text), RecordError, text);
  }
});
