import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLASSIC, RANGE, levelOf, levelsOf, playedBy, ratingOf, ruleOf, strengthAt } from './strength.ts';
import type { EnginePlayer, Strength } from '../game.ts';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8];
const ENGINES = ['Modern', CLASSIC, 'Fairy'];

const playerWith = (engine: string, strength: Strength): EnginePlayer => ({ kind: 'engine', engine, strength });

test('a level names a strength, and the strength has the name of its level', () => {
  for (const engine of ENGINES) {
    const numbers = NUMBERS.map((number) => levelOf(playerWith(engine, strengthAt(engine, number))));
    assert.deepEqual(numbers, NUMBERS);
    assert.deepEqual(strengthAt(engine, 0), strengthAt(engine, 1));
    assert.deepEqual(strengthAt(engine, 99), strengthAt(engine, 8));
  }
  assert.deepEqual([strengthAt('Modern', 1), strengthAt('Modern', 8)], [{ elo: RANGE.min }, { elo: RANGE.max }]);
});

test('other strengths, and styles, have no level', () => {
  const others: EnginePlayer[] = [
    playerWith('Modern', { elo: 650 }),
    playerWith('Modern', { limit: { nodes: 300 } }),
    playerWith(CLASSIC, { limit: { nodes: 301 } }),
    playerWith(CLASSIC, { limit: { depth: 3 } }),
    playerWith(CLASSIC, { elo: 500 }),
    { ...playerWith('Modern', { elo: 800 }), style: 'greedy' },
  ];
  assert.deepEqual(
    others.map((player) => levelOf(player)),
    others.map(() => null),
  );
});

test('another engine plays at the level of the same number, or else at the same strength', () => {
  for (const from of ENGINES)
    for (const to of ENGINES)
      for (const number of NUMBERS)
        assert.deepEqual(
          playedBy(playerWith(from, strengthAt(from, number)), to),
          playerWith(to, strengthAt(to, number)),
        );
  const limited = playerWith('Modern', { limit: { depth: 3 } });
  assert.deepEqual(playedBy(limited, CLASSIC), { ...limited, engine: CLASSIC });
  const rated = playerWith('Modern', { elo: 650 });
  assert.deepEqual(playedBy(rated, 'Fairy'), { ...rated, engine: 'Fairy' });
  assert.equal(playedBy(rated, 'Modern'), rated);
});

test('Classic has no ratings: it plays at the nearest level', () => {
  for (const engine of ['Modern', CLASSIC])
    for (const [elo, level] of [
      [400, 1],
      [700, 2],
      [1100, 3],
      [1110, 4],
      [2800, 8],
    ])
      assert.deepEqual(
        playedBy(playerWith(engine, { elo }), CLASSIC),
        playerWith(CLASSIC, strengthAt(CLASSIC, level)),
        `${engine} ${elo}`,
      );
});

test('only Modern has a rating', () => {
  const rated = ENGINES.map((engine) => ratingOf(playerWith(engine, strengthAt(engine, 2))));
  assert.deepEqual(rated, [800, null, null]);
});

test('the rule of a level is the worker’s, once it has answered', () => {
  assert.deepEqual(levelsOf([], 'Modern')[1], { level: 2, elo: 800 });
  assert.deepEqual(levelsOf([], CLASSIC)[1], { level: 2, nodes: 1000 });
  assert.deepEqual(levelsOf([], 'Fairy')[1], { level: 2 });
  const levels = [{ level: 2, nodes: 20_000, depth: 3, people: 450, elo: 800 }];
  const engines = [{ name: 'Modern', lines: 5, levels }];
  assert.deepEqual(ruleOf(engines, playerWith('Modern', { elo: 800 })), levels[0]);
  assert.deepEqual(ruleOf(engines, playerWith('Modern', { elo: 950 })), { elo: 950 });
  assert.deepEqual(ruleOf(engines, playerWith('Modern', { limit: { ms: 5 } })), { ms: 5 });
});
