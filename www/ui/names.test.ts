import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HUMAN, defaults, patched } from '../game/game.ts';
import { texts as en } from '../texts/en/page.ts';
import { NULL_MOVE, addMove, makeTree } from '../game/tree/move-tree.ts';
import { texts as de } from '../texts/de/page.ts';
import { texts as es } from '../texts/es/page.ts';
import { texts as fr } from '../texts/fr/page.ts';
import { numberText, numberedMove, passText, playerName, ratingOf } from './names.ts';
import type { Game } from '../game/game.ts';

test('players are named by their kind', () => {
  const game = defaults();
  assert.deepEqual([playerName(game, en, 'white'), playerName(game, en, 'black')], ['You', 'micro-Max']);
  const forTwo = patched(game, { players: { white: HUMAN, black: HUMAN } });
  assert.equal(playerName(forTwo, en, 'black'), 'Black');
  const tags: Game['tree']['tags'] = [
    ['White', 'Anderssen'],
    ['Black', '?'],
  ];
  assert.deepEqual(
    [
      playerName(patched(forTwo, { tree: { tags } }), en, 'white'),
      playerName(patched(forTwo, { tree: { tags } }), en, 'black'),
    ],
    ['Anderssen', 'Black'],
  );
});

test('a pass is described in words', () => {
  const game = defaults();
  const first = addMove(game.tree, 0, 'e2e4', 'e4');
  const { tree } = addMove(first.tree, first.id, NULL_MOVE, '--');
  const after = { ...game, tree };
  assert.deepEqual(
    [0, 1, 2].map((id) => passText(after, en, id)),
    ['', '', 'Black passes'],
  );
  const words = [de, fr, es].map((texts) => passText(after, texts, 2));
  assert.deepEqual(words, ['Schwarz setzt aus', 'Les Noirs passent', 'Pasan las negras']);
  assert.deepEqual(
    [1, 2].map((id) => numberedMove(after, en, id)),
    ['1.\u00a0e4', '1…\u00a0Black\u00a0passes'],
  );
});

test('a game from a position counts on from its number', () => {
  const tree = makeTree('r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 8');
  const added = addMove(tree, 0, 'e8g8', 'O-O');
  assert.equal(numberedMove(patched(defaults(), { tree: added.tree }), en, added.id), '8…\u00a0O\u2011O');
});

test('the rating of an imported game', () => {
  const tags: Game['tree']['tags'] = [
    ['WhiteElo', '2812'],
    ['BlackElo', '?'],
  ];
  assert.deepEqual([ratingOf({ tree: { tags } }, 'white'), ratingOf({ tree: { tags } }, 'black')], ['2812', null]);
});

test('moves are numbered in pairs', () => {
  assert.deepEqual([0, 1, 2, 23].map(numberText), ['1.', '1…', '2.', '12…']);
});
