import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OPPONENT, STYLES } from '../game.ts';
import { CHARACTERS, characterOf, playerAs, signatureOf } from './characters.ts';
import { CLASSIC, RANGE, playedBy, strengthAt } from './strength.ts';
import type { EnginePlayer } from '../game.ts';

const idOf = (player: Partial<EnginePlayer>) => characterOf({ ...OPPONENT, ...player }).id;

test('there are twelve characters from the weakest to the strongest, and each style has one', () => {
  const ratings: readonly number[] = CHARACTERS.map(({ elo }) => elo);
  assert.equal(new Set(ratings).size, 12);
  assert.deepEqual([Math.min(...ratings), Math.max(...ratings)], [RANGE.min, RANGE.max]);
  assert.deepEqual(CHARACTERS.flatMap((one) => ('style' in one ? one.style : [])).sort(), [...STYLES].sort());
});

test('a character is known again as a player, at any rating and with any engine', () => {
  for (const character of CHARACTERS)
    for (const elo of [500, 950, 1340, 2600]) {
      const player = playerAs(character, elo);
      assert.deepEqual(player.strength, { elo });
      assert.equal(characterOf(player), character);
      assert.equal(characterOf(playedBy(player, 'Fairy')), character);
    }
});

test('the program has no other character, and neither have players of older versions without a style', () => {
  assert.deepEqual(playerAs(CHARACTERS[0], 950), { ...OPPONENT, strength: { elo: 950 } });
  assert.equal(idOf({}), 'max');
  assert.equal(idOf({ engine: CLASSIC, strength: strengthAt(CLASSIC, 3) }), 'max');
  assert.equal(idOf({ style: 'attacking' }), 'wolf');
});

test('a character that a newer version added counts as that of its style, or else as the program', () => {
  assert.equal(idOf({ character: 'yeti', style: 'odd' }), 'giraffe');
  assert.equal(idOf({ character: 'yeti' }), 'max');
  assert.equal(idOf({ character: 'constructor' }), 'max');
});

test('a PGN names the character with its rating, and an engine without one not at all', () => {
  const [wolf] = CHARACTERS.filter(({ id }) => id === 'wolf');
  assert.equal(signatureOf(playerAs(wolf)), 'Wolf (1550)');
  assert.equal(signatureOf(playerAs(wolf, 900)), 'Wolf (900)');
  assert.equal(signatureOf(OPPONENT), 'micro-Max (950)');
  assert.equal(signatureOf(playedBy(playerAs(wolf), 'Fairy')), 'Wolf');
  assert.equal(signatureOf({ ...OPPONENT, engine: CLASSIC, strength: strengthAt(CLASSIC, 3) }), null);
});
