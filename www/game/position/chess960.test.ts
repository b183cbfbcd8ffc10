import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parsePlacement, START_FEN } from '../../board/placement.ts';
import {
  CHESS960_COUNT,
  chess960Fen,
  chess960Number,
  enginesThatPlay,
  isAtHome,
  isChess960,
  playerOf,
} from './chess960.ts';
import { makeTree } from '../tree/move-tree.ts';
import { CAPABLANCA } from '../variant/variant.fixture.ts';
import type { VariantInfo } from '../../engine/messages.ts';
import type { EnginePlayer } from '../game.ts';

test('the numbers are those of Scharnagl', () => {
  assert.equal(chess960Fen(518), START_FEN);
  const ranks = { 0: 'BBQNNRKR', 1: 'BQNBNRKR', 359: 'NRBKRQNB', 534: 'RNBKQBNR', 959: 'RKRNNQBB' };
  for (const [number, rank] of Object.entries(ranks)) assert.equal(chess960Fen(Number(number)).split(/[/ ]/)[7], rank);
});

test('every position has one number', () => {
  const fens = Array.from({ length: CHESS960_COUNT }, (_, number) => chess960Fen(number));
  assert.equal(new Set(fens).size, CHESS960_COUNT);
  for (const fen of fens) assert.match(fen.split(/[/ ]/)[7], /^(?=.*R.*K.*R)(?=.*B(?:..)*B)[BKNQR]{8}$/);
  assert.deepEqual(
    [0, 518, 959].map((number) => chess960Number(fens[number])),
    [0, 518, 959],
  );
  assert.deepEqual(['startpos', fens[3].replace('w', 'b'), ''].map(chess960Number), [null, null, null]);
});

test('a game is Chess960 if a right is not one of chess', () => {
  const of = (start: string | undefined, variant: VariantInfo | null = null) => isChess960(makeTree(start, variant));
  assert.deepEqual([of('startpos'), of(START_FEN), of(START_FEN.replace('KQkq', 'HAha'))], [false, false, false]);
  assert.deepEqual([of(chess960Fen(0)), of(START_FEN.replace('KQkq', 'HBha'))], [true, true]);
  assert.equal(of('1r2k1r1/8/8/8/8/8/8/1R2K1R1 w - - 0 1'), false);
  assert.equal(of('1r2k1r1/8/8/8/8/8/8/1R2K1R1 w k - 0 1'), true);
  assert.equal(of(chess960Fen(0), { ...CAPABLANCA, source: 'other' }), false);
});

test('rights need king and rook at home', () => {
  const pieces = parsePlacement('r3k3/8/8/8/8/8/8/4K2R');
  assert.ok(pieces);
  assert.deepEqual(
    ['K', 'Q', 'k', 'q', 'H', 'x'].map((right) => isAtHome(pieces, right)),
    [true, false, false, true, true, false],
  );
});

test('Classic plays no Chess960', () => {
  const engines = [
    { name: 'Modern', lines: 1, levels: [] },
    { name: 'Classic', lines: 1, levels: [] },
  ];
  assert.deepEqual(enginesThatPlay(engines, makeTree()), engines);
  assert.deepEqual(enginesThatPlay(engines, makeTree(chess960Fen(0))), [engines[0]]);
  const classic: EnginePlayer = { kind: 'engine', engine: 'Classic', strength: { limit: { nodes: 10_000 } } };
  assert.equal(playerOf(classic, makeTree()), classic);
  assert.deepEqual(playerOf(classic, makeTree(chess960Fen(0))), {
    ...classic,
    engine: 'Modern',
    strength: { elo: 1250 },
  });
  assert.deepEqual(playerOf({ kind: 'human' }, makeTree(chess960Fen(0))), { kind: 'human' });
});
