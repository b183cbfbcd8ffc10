// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchGames } from './game-search.js';

const GAMES = [
  { title: 'Capablanca Chess', words: 'An archbishop and a chancellor.' },
  { title: 'King of the Hill', words: 'kingofthehill koth A king that reaches the centre wins.' },
  { title: 'Échecs atomiques', words: 'Une prise explose.' },
  { title: 'Makruk', words: 'The chess of Thailand.' },
];

const found = (/** @type {string} */ query) => searchGames(query, GAMES).map(({ title }) => title);

test('every word has to be found, whatever its case and accents', () => {
  assert.deepEqual(found('CHESS'), ['Capablanca Chess', 'Makruk']);
  assert.deepEqual(found('chess thai'), ['Makruk']);
  assert.deepEqual(found('echecs'), ['Échecs atomiques']);
  assert.equal(found('').length, GAMES.length);
  assert.deepEqual(found('draughts'), []);
});

test('spaces may be missing, and one letter may be wrong', () => {
  assert.deepEqual(found('kingofthehill'), ['King of the Hill']);
  assert.deepEqual(found('capablnca'), ['Capablanca Chess']);
  assert.deepEqual(found('capablamca'), ['Capablanca Chess']);
  assert.deepEqual(found('makkruk'), ['Makruk']);
});

test('a wrong letter counts only where nothing is found without it', () => {
  const games = [
    { title: 'Almost Chess', words: '' },
    { title: 'Los Alamos', words: '' },
  ];
  assert.deepEqual(
    searchGames('alamos', games).map(({ title }) => title),
    ['Los Alamos'],
  );
});
