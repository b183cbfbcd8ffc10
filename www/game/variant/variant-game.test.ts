import assert from 'node:assert/strict';
import { test } from 'node:test';

import { materialOf, pointsOf } from '../position/captured-pieces.ts';
import { playableMoves, shownPlacement, isUnbegun, patched } from '../game.ts';
import { reviewOf } from '../review/game-review.ts';
import { judgementAt } from '../review/judgement.ts';
import { makeTree, lastMoveOf, squaresOf } from '../tree/move-tree.ts';
import { legalMove, StoreFixture } from '../store.fixture.ts';
import { CAPABLANCA, DROPS } from './variant.fixture.ts';
import type { VariantInfo } from '../../engine/messages.ts';
import type { Ending, Game, Player, PositionInfo } from '../game.ts';
import type { NewGameOptions } from '../store.ts';

const HUMAN: Player = { kind: 'human' };
const FAIRY = { name: 'Fairy', lines: 4, levels: [{ level: 1 }, { level: 3 }] };

/** A store with a game of a variant. */
const begin = (
  variant: VariantInfo,
  rest: Partial<NewGameOptions> = {},
  changes: Record<string, Partial<PositionInfo>> = {},
) => new StoreFixture(changes).do({ type: 'requestNewGame', as: 'white', variant, ...rest });

test('a game of a variant begins from its own position, against the engine that knows it', () => {
  const table = new StoreFixture();
  table.take('requestPosition');
  table.do({ type: 'requestNewGame', as: 'white', variant: DROPS });
  assert.equal(table.game.tree.variant, DROPS);
  assert.equal(isUnbegun(table.game), false, 'it was started');
  assert.deepEqual(table.take('requestPosition'), [
    { type: 'requestPosition', id: table.game.id, node: 0, start: 'startpos', variant: DROPS.source, moves: [] },
  ]);
  assert.deepEqual(table.game.players.black, { kind: 'engine', engine: 'Fairy', strength: { elo: 950 } });
  table.play('e2e4');
  const [{ work }] = table.take('search');
  assert.deepEqual([work.variant, work.engine, work.elo], [DROPS.source, 'Fairy', 950]);
  assert.deepEqual(table.said().slice(0, 1), ['newGame white']);
});

test('the engines belong to the game', () => {
  const table = new StoreFixture().do({ type: 'enginesReceived', engines: [{ name: 'Modern', lines: 5, levels: [] }] });
  table.do({ type: 'requestNewGame', as: 'white', variant: CAPABLANCA });
  assert.deepEqual(table.take('requestEngines'), [{ type: 'requestEngines', variant: 'capablanca' }]);
  assert.deepEqual(table.game.searches.engines, []);
  table.do({ type: 'enginesReceived', engines: [{ name: 'Modern', lines: 5, levels: [] }] });
  assert.deepEqual(table.game.searches.engines, []);
  table.do({ type: 'enginesReceived', engines: [FAIRY], variant: 'capablanca' });
  assert.deepEqual(table.game.searches.engines, [FAIRY]);
  assert.ok(!table.said().some((text) => text.startsWith('notOffered')));
  table.do({ type: 'requestNewGame', as: 'white', variant: DROPS });
  assert.deepEqual([table.take('requestEngines'), table.game.searches.engines], [[], [FAIRY]]);
  table.do({ type: 'requestNewGame', as: 'white' });
  assert.deepEqual(table.take('requestEngines'), [{ type: 'requestEngines', variant: undefined }]);
  const { black } = table.game.players;
  assert.ok(black.kind === 'engine');
  assert.equal(black.engine, 'Modern');
});

test('a loaded game keeps its variant', () => {
  const table = new StoreFixture().do({
    type: 'loadGame',
    id: 'other',
    game: { tree: makeTree('startpos', DROPS), tags: [], ended: null },
  });
  assert.equal(table.game.tree.variant, DROPS);
  assert.equal(table.take('requestEngines').length, 1);
  table.do({ type: 'takeBack' }, { type: 'analyse', on: true });
  assert.equal(table.evaluationSearch.work.variant, DROPS.source);
});

test('an end is what the worker says, and moves are taken back as in chess', () => {
  const ending: Ending = { result: '1-0', reason: 'checks', winner: 'white' };
  const table = begin(
    DROPS,
    { players: { white: HUMAN, black: HUMAN } },
    { 'e2e4 e7e5': { outcome: ending, legal: [] } },
  );
  table.play('e2e4', 'e7e5');
  assert.ok(table.said().includes('ending e5 1-0 checks white'));
  assert.deepEqual(playableMoves(table.game), []);
  table.do({ type: 'takeBack' });
  assert.equal(table.line, 'e2e4');
});

test('a drop is shown at once', () => {
  const table = begin(
    DROPS,
    { players: { white: HUMAN, black: HUMAN } },
    { e2e4: { legal: [{ ...legalMove('N@e5'), from: 'n@' }] } },
  );
  table.play('e2e4', 'N@e5');
  assert.equal(
    shownPlacement(patched(table.game, { tree: { positions: { ...table.game.tree.positions, 2: null } } })).e5,
    'n',
  );
});

test('squares of moves on large boards and from the hand', () => {
  assert.deepEqual(['e2e4', 'a10b9', 'p16o15q', 'b1c3h', 'N@j10'].map(squaresOf), [
    ['e2', 'e4'],
    ['a10', 'b9'],
    ['p16', 'o15'],
    ['b1', 'c3'],
    ['N@', 'j10'],
  ]);
  assert.deepEqual(
    ['N@e4', 'a2a10'].map((uci) => lastMoveOf({ uci })),
    [
      ['e4', 'e4'],
      ['a2', 'a10'],
    ],
  );
});

test('a hint for a drop shows the move at once', () => {
  const table = begin(DROPS, {}, { '': { legal: [legalMove('N@e5')] } });
  table.do({ type: 'hint' }).find('N@e5');
  assert.deepEqual(table.game.help.hint, { node: 0, uci: 'N@e5', step: 2 });
  assert.ok(table.said().includes('hintMove N@e5'));
});

test('material counts in the values of the game, and not where pieces enter', () => {
  assert.deepEqual(pointsOf({ variant: CAPABLANCA }), { p: 1, n: 3, c: 8.5, k: 0 });
  assert.deepEqual(pointsOf({ variant: DROPS }), {});
  const [before, now] = [
    { a1: 'C', b1: 'P', c1: 'c', d1: 'p' },
    { a1: 'C', b1: 'P', d1: 'p' },
  ];
  assert.deepEqual(materialOf(before, now, 'white', pointsOf({ variant: CAPABLANCA })), { captured: ['c'], lead: 9 });
  assert.deepEqual(materialOf(before, now, 'white', {}), { captured: [], lead: 0 });
});

test('the scores of a game are shown, but its moves are not judged', () => {
  const table = begin(DROPS, { players: { white: HUMAN, black: HUMAN } }).play('e2e4', 'e7e5');
  const score = (cp: number) => ({ score: { cp, mate: null }, second: null, depth: 12, pv: [] });
  const game: Game = patched(table.game, {
    review: { scoring: 'on' },
    searches: { evaluations: { 0: score(50), 1: score(-900), 2: score(-900) } },
  });
  const review = reviewOf(game);
  assert.equal(judgementAt(game, 1), null);
  assert.deepEqual(
    review.points.map(({ chances }) => chances !== null),
    [true, true, true],
  );
  assert.equal(review.sides.white.accuracy, null);
  assert.equal(judgementAt({ ...game, tree: { ...game.tree, variant: null } }, 1), 'blunder');
});
