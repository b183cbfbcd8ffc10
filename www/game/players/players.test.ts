import assert from 'node:assert/strict';
import { test } from 'node:test';

import { playableMoves } from '../game.ts';
import { StoreFixture } from '../store.fixture.ts';
import { nameOf } from './players.ts';
import type { EnginePlayer, Player, Strength } from '../game.ts';

const HUMAN: Player = { kind: 'human' };
const LEVEL_7: EnginePlayer = { kind: 'engine', engine: 'Classic', strength: { limit: { nodes: 300_000 } } };

test('engine against engine, each at its own strength', () => {
  const table = new StoreFixture();
  const black: EnginePlayer = { kind: 'engine', engine: 'Classic', strength: { limit: { depth: 4 } } };
  table.do({ type: 'requestNewGame', as: 'white', players: { white: LEVEL_7, black } });
  assert.deepEqual(table.said(), ['newGameOfEngines']);
  table.find('e2e4').find('e7e5');
  const works = table.take('search').map(({ work }) => work.limits);
  assert.deepEqual(works, [{ nodes: 300_000 }, { depth: 4 }, { nodes: 300_000 }]);
  table.do({ type: 'setPlayer', color: 'white', player: HUMAN });
  assert.equal(table.running, null);
  assert.equal(table.game.players.orientation, 'white');
});

test('sides are switched while the engine thinks: it is the player’s turn', () => {
  const table = new StoreFixture().play('e2e4').do({ type: 'switchSides' });
  assert.equal(table.running, null);
  assert.equal(table.game.players.orientation, 'black');
  assert.equal(playableMoves(table.game).length, 3);
  table.play('e7e5');
  assert.equal(table.running, 'reply e2e4 e7e5');
  assert.deepEqual(table.said().slice(1, 2), ['sidesSwitched black']);
});

test('another level starts the search again', () => {
  const table = new StoreFixture().play('e2e4').do({ type: 'setPlayer', color: 'black', player: LEVEL_7 });
  assert.deepEqual(
    table.take('search').map(({ work }) => [work.engine, work.elo, work.limits]),
    [
      ['Modern', 950, {}],
      ['Classic', null, { nodes: 300_000 }],
    ],
  );
  table.do({ type: 'searchFinished', search: 1, uci: 'e7e5' });
  assert.equal(table.line, 'e2e4');
});

test('an engine that is not offered gives way to another at the same level', () => {
  const engines = [{ name: 'Classic', lines: 1, levels: [] }];
  const table = new StoreFixture().do({ type: 'enginesReceived', engines });
  const strength = { limit: { nodes: 3000 } };
  assert.deepEqual(table.game.players.black, { kind: 'engine', engine: 'Classic', strength });
  assert.deepEqual(table.said(), ['notOffered Modern level 3 Classic level 3']);
  const limit = { limit: { nodes: 5 } };
  table.do({ type: 'setPlayer', color: 'black', player: { kind: 'engine', engine: 'Modern', strength: limit } });
  assert.deepEqual(table.game.players.black, { kind: 'engine', engine: 'Classic', strength: limit });
  assert.deepEqual(table.said(), ['notOffered Modern nodes 5 Classic nodes 5']);
});

test('of several engines the requested one plays', () => {
  const levels = [{ level: 3 }, { level: 7 }];
  const engines = [
    { name: 'Modern', lines: 3, levels },
    { name: 'Classic', lines: 1, levels },
  ];
  const table = new StoreFixture().do(
    { type: 'enginesReceived', engines },
    { type: 'setPlayer', color: 'black', player: LEVEL_7 },
  );
  assert.deepEqual([table.game.players.black, table.said()], [LEVEL_7, []]);
});

test('players are called by engine and level, rating or limit', () => {
  const named = (engine: string, strength: Strength) => nameOf({ kind: 'engine', engine, strength });
  assert.deepEqual(
    [{ nodes: 3000 }, { nodes: 3001 }, { ms: 500 }, { depth: 4 }].map((limit) => named('Classic', { limit })),
    ['Classic level 3', 'Classic nodes 3001', 'Classic movetime 500', 'Classic depth 4'],
  );
  assert.deepEqual(
    [named('Modern', { elo: 800 }), named('Modern', { elo: 810 })],
    ['Modern level 2', 'Modern UCI_Elo 810'],
  );
  const character: EnginePlayer = { kind: 'engine', engine: 'Modern', strength: { elo: 800 }, style: 'greedy' };
  assert.deepEqual([nameOf(character), nameOf(HUMAN)], ['Modern UCI_Elo 800 Style greedy', 'Player']);
});
