import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HUMAN, defaults, patched } from '../game/game.ts';
import { treeOf } from '../game/tree/move-tree.ts';
import { CAPABLANCA } from '../game/variant/variant.fixture.ts';
import {
  gameOf,
  intentsOf,
  lastPly,
  nodeAtPly,
  opponentOf,
  playersOf,
  preferencesOf,
  shownPly,
  startsNewGame,
} from './attribute-game.ts';
import type { Name, Texts } from './attributes.ts';

const CHESS = { variant: null };

const MODERN = { kind: 'engine', engine: 'Modern', strength: { elo: 950 } };

test('without attributes the reader has White against the third level', () => {
  assert.deepEqual(playersOf({}, CHESS), { white: HUMAN, black: MODERN });
  const game = gameOf({}, 'id', null, 5);
  assert.deepEqual(
    [game.id, game.tree.start, game.players.orientation, game.players.begun_ms, game.players.clock],
    ['id', 'startpos', 'white', 5, null],
  );
});

test('the reader plays one side, both or none', () => {
  assert.deepEqual(playersOf({ side: 'black' }, CHESS), { white: MODERN, black: HUMAN });
  assert.deepEqual(playersOf({ side: 'both' }, CHESS), { white: HUMAN, black: HUMAN });
  assert.deepEqual(playersOf({ side: 'none' }, CHESS), { white: MODERN, black: MODERN });
});

test('no engine plays on a read-only board or in a replayed game', () => {
  assert.deepEqual(playersOf({ readonly: '', side: 'none' }, CHESS), { white: HUMAN, black: HUMAN });
  assert.deepEqual(playersOf({ pgn: '1. e4' }, CHESS), { white: HUMAN, black: HUMAN });
  assert.deepEqual(playersOf({ pgn: '1. e4', side: 'white' }, CHESS), { white: HUMAN, black: MODERN });
});

test('no engine plays in a puzzle, which is seen from the side that moves first', () => {
  const texts = { puzzle: '', pgn: '1. e4', side: 'black' };
  assert.deepEqual(playersOf(texts, CHESS), { white: HUMAN, black: HUMAN });
  const orientation = (puzzle: Texts, fen: string) => gameOf({ ...puzzle, fen }, 'id', null, 5).players.orientation;
  assert.equal(orientation({ puzzle: '' }, '4k3/8/8/8/8/8/8/4K2R b - - 0 1'), 'black');
  assert.equal(orientation({ puzzle: '', orientation: 'white' }, '4k3/8/8/8/8/8/8/4K2R b - - 0 1'), 'white');
});

test('the engine can be chosen', () => {
  const classic = { kind: 'engine', engine: 'Classic', strength: { limit: { nodes: 3000 } } };
  assert.deepEqual(playersOf({ engine: 'classic' }, CHESS).black, classic);
});

test('Fairy plays variants', () => {
  const { black } = playersOf({ engine: 'classic' }, { variant: CAPABLANCA });
  assert.equal(black.kind === 'engine' && black.engine, 'Fairy');
});

test('a limit replaces the level', () => {
  assert.deepEqual(opponentOf({ engine: 'modern', level: '5' }, CHESS).strength, { elo: 1400 });
  assert.deepEqual(opponentOf({ engine: 'modern', level: '5', limit: 'nodes:700' }, CHESS), {
    kind: 'engine',
    engine: 'Modern',
    strength: { limit: { nodes: 700 } },
  });
});

test('the reader is at the bottom unless an orientation is set', () => {
  const orientation = (texts: Texts) => gameOf(texts, 'id', null, 0).players.orientation;
  assert.deepEqual([{ side: 'black' }, { side: 'none' }, { side: 'black', orientation: 'white' }].map(orientation), [
    'black',
    'white',
    'white',
  ]);
  assert.equal(orientation({ readonly: '', side: 'black' }), 'black');
});

test('an imported game is shown at its start or at the ply, at most at its end', () => {
  const tree = treeOf('startpos', {}, [
    { parent: 0, uci: 'e2e4' },
    { parent: 1, uci: 'e7e5' },
  ]);
  const shown = (texts: Texts) => gameOf(texts, 'id', { tree, tags: [], ended: null }, 0).tree.shown;
  assert.deepEqual([{ pgn: 'x' }, { pgn: 'x', ply: '1' }, { pgn: 'x', ply: '99' }].map(shown), [0, 1, 2]);
  assert.equal(gameOf({ pgn: 'x' }, 'id', { tree, tags: [], ended: null }, 0).tree.head, 2);
});

test('arrows and circles are on the position shown first', () => {
  const { tree } = gameOf({ arrows: 'e2e4', marks: 'Rd5' }, 'id', null, 0);
  assert.deepEqual(tree.nodes[0].arrows, [{ from: 'e2', to: 'e4', color: 'green' }]);
  assert.deepEqual(tree.nodes[0].circles, [{ square: 'd5', color: 'red' }]);
});

test('a clock starts at its time', () => {
  assert.deepEqual(gameOf({ time: '5+3' }, 'id', null, 0).players.clock, {
    white_ms: 300_000,
    black_ms: 300_000,
    running: null,
    since_ms: 0,
  });
});

test('premoves are off, because the page could not cancel them', () => {
  assert.equal(preferencesOf({}).premoves, false);
  assert.deepEqual(
    [preferencesOf({ sound: '' }).sound, preferencesOf({ coordinates: 'none' }).coordinates],
    [true, 'none'],
  );
});

const changed = (name: Name, texts: Texts, before: Texts = {}) =>
  intentsOf(new Set([name]), texts, gameOf(before, 'id', null, 0));

test('a change of position, game, clock or name requests a new game', () => {
  for (const name of ['fen', 'pgn', 'puzzle', 'time', 'storage-key'] as const)
    assert.equal(startsNewGame(new Set([name]), {}), true, name);
  for (const name of ['level', 'side', 'theme', 'arrows', 'ply'] as const)
    assert.equal(startsNewGame(new Set([name]), {}), false, name);
});

test('another side or beginning starts a puzzle again', () => {
  for (const name of ['side', 'ply'] as const) assert.equal(startsNewGame(new Set([name]), { puzzle: '' }), true, name);
  assert.equal(startsNewGame(new Set(['level']), { puzzle: '' }), false);
});

test('a new level changes the engine only', () => {
  const [seat, ...others] = changed('level', { level: '5' });
  assert.deepEqual(seat, {
    type: 'setPlayer',
    color: 'black',
    player: { kind: 'engine', engine: 'Modern', strength: { elo: 1400 } },
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

/** 1. e4 e5 (1... c5 2. Nf3) 2. Nc3; the variation has the nodes 3 and 4. */
const tree = treeOf('startpos', {}, [
  { parent: 0, uci: 'e2e4' },
  { parent: 1, uci: 'e7e5' },
  { parent: 1, uci: 'c7c5' },
  { parent: 3, uci: 'g1f3' },
  { parent: 2, uci: 'b1c3' },
]);

test('plies are counted along the shown line', () => {
  const main = patched(defaults(), { tree: { ...tree, head: 5, shown: 1 } });
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((ply) => nodeAtPly(main, ply)),
    [0, 1, 2, 5, null],
  );
  assert.deepEqual([shownPly(main), lastPly(main)], [1, 3]);
  const aside = patched(defaults(), { tree: { ...tree, head: 5, shown: 3 } });
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((ply) => nodeAtPly(aside, ply)),
    [0, 1, 3, 4, null],
  );
});

test('a ply is a whole number from 0 on', () => {
  const game = patched(defaults(), { tree });
  assert.deepEqual(
    [-1, 0.5].map((ply) => nodeAtPly(game, ply)),
    [null, null],
  );
});
