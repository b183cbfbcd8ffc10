import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HUMAN } from '../game/game.js';
import { treeOf } from '../game/tree/move-tree.js';
import { gameOf, opponentOf, playersOf, preferencesOf } from './initial-game.js';

const CHESS = { variant: null };

const MODERN = { kind: 'engine', engine: 'Modern', strength: { level: 3 } };

test('without attributes the reader has White against the third level', () => {
  assert.deepEqual(playersOf({}, CHESS), { white: HUMAN, black: MODERN });
  const game = gameOf({}, 'id', null, 5);
  assert.deepEqual(
    [game.id, game.tree.start, game.orientation, game.begun_ms, game.clock],
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
  const orientation = (puzzle, fen) => gameOf({ ...puzzle, fen }, 'id', null, 5).orientation;
  assert.equal(orientation({ puzzle: '' }, '4k3/8/8/8/8/8/8/4K2R b - - 0 1'), 'black');
  assert.equal(orientation({ puzzle: '', orientation: 'white' }, '4k3/8/8/8/8/8/8/4K2R b - - 0 1'), 'white');
});

test('the engine can be chosen', () => {
  assert.deepEqual(playersOf({ engine: 'classic' }, CHESS).black, { ...MODERN, engine: 'Classic' });
});

test('Fairy plays variants', () => {
  assert.equal(playersOf({ engine: 'classic' }, { variant: {} }).black.engine, 'Fairy');
});

test('a limit replaces the level', () => {
  assert.deepEqual(opponentOf({ engine: 'modern', level: '5' }, CHESS).strength, { level: 5 });
  assert.deepEqual(opponentOf({ engine: 'modern', level: '5', limit: 'nodes:700' }, CHESS), {
    kind: 'engine',
    engine: 'Modern',
    strength: { limit: { nodes: 700 } },
  });
});

test('the reader is at the bottom unless an orientation is set', () => {
  const orientation = (texts) => gameOf(texts, 'id', null, 0).orientation;
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
  const shown = (texts) => gameOf(texts, 'id', { tree, tags: [], ended: null }, 0).shown;
  assert.deepEqual([{ pgn: 'x' }, { pgn: 'x', ply: '1' }, { pgn: 'x', ply: '99' }].map(shown), [0, 1, 2]);
  assert.equal(gameOf({ pgn: 'x' }, 'id', { tree, tags: [], ended: null }, 0).head, 2);
});

test('arrows and circles are on the position shown first', () => {
  const { tree } = gameOf({ arrows: 'e2e4', marks: 'Rd5' }, 'id', null, 0);
  assert.deepEqual(tree.nodes[0].arrows, [{ from: 'e2', to: 'e4', color: 'green' }]);
  assert.deepEqual(tree.nodes[0].circles, [{ square: 'd5', color: 'red' }]);
});

test('a clock starts at its time', () => {
  assert.deepEqual(gameOf({ time: '5+3' }, 'id', null, 0).clock, {
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
