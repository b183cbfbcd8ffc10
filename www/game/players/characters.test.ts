import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupOf } from '../../board/pictures/load-pictures.ts';
import { OPPONENT } from '../game.ts';
import { CHARACTERS, LADDER, characterIn } from './characters.ts';
import type { EnginePlayer, Player } from '../game.ts';

const HUMAN: Player = { kind: 'human' };

test('each character has its own style, a drawn portrait, and a step of the ladder', () => {
  assert.equal(new Set(CHARACTERS.map(({ style }) => style)).size, CHARACTERS.length);
  for (const { picture, elo } of CHARACTERS) {
    assert.ok(groupOf(picture), picture);
    assert.ok(LADDER.includes(elo), picture);
  }
});

test('the character of a game is that of its engine', () => {
  const black: EnginePlayer = { ...OPPONENT, strength: { elo: 800 }, style: 'greedy' };
  assert.equal(characterIn({ players: { white: HUMAN, black } })?.picture, 'bear');
  assert.equal(characterIn({ players: { white: HUMAN, black: OPPONENT } }), null);
});
