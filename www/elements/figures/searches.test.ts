import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appended, iterationsOfRecord } from './searches.ts';
import type { Report } from '../../engine/uci.ts';
import type { EngineQueries } from './figure-types.ts';

type Pair = readonly [depth: number, nodes: number];

/** A row of an iteration: its head, the call with iteration and best move, the candidate with its score first. */
const row = (nodes: number, iteration: number, from: number, to: number, best: number) => [
  12,
  13,
  nodes,
  0,
  0,
  8,
  0,
  0,
  0,
  9,
  iteration,
  from,
  to,
  8,
  128,
  0,
  1,
  1,
  best,
  0,
];

test('a record is requested until the search is over', async () => {
  const asked: [call: string, after: number][] = [];
  const answers = [
    { rows: [[20_000, 0], row(1, 1, 0, 0, 0), row(50, 2, 0x74, 0x76, 25)] },
    { rows: [[30_000, 2], row(30_000, 3, 0x71, 0x55 | 0x80, -2)] },
  ];
  const ask: EngineQueries['ask'] = async (call, fields) => {
    const { ask: numbers } = fields as { ask: number[] };
    asked.push([call, numbers[0]]);
    return answers[asked.length - 1];
  };
  assert.deepEqual(await iterationsOfRecord(ask, [16]), [
    { ply: 1, nodes: 50, score: 25, from: 0x74, to: 0x76 },
    { ply: 2, nodes: 30_000, score: -2, from: 0x71, to: 0x55 },
  ]);
  assert.deepEqual(asked, [
    ['children', 1],
    ['children', 20_001],
  ]);
});

/** @param pairs Depth and nodes of each report. */
const collected = (pairs: readonly Pair[]) =>
  pairs
    .map(([depth, nodes]) => ({ depth, nodes }))
    .reduce<Pick<Report, 'depth' | 'nodes'>[]>(appended, [])
    .map(({ depth, nodes }) => [depth, nodes]);

test('reports are collected in order', () => {
  const reports: Pair[] = [
    [1, 50],
    [2, 1050],
    [3, 6050],
  ];
  assert.deepEqual(collected(reports), reports);
});

test('the reports of an interrupted search are dropped when it starts again', () => {
  const again: Pair[] = [
    [1, 50],
    [2, 1050],
    [3, 6050],
  ];
  assert.deepEqual(collected([[1, 50], [2, 1050], ...again]), again);
  assert.deepEqual(collected([[1, 50], ...again]), again);
  assert.deepEqual(collected([[1, 50], [2, 1050], [1, 50], ...again]), again);
});

test('a search that continues without the bound of mates keeps what came before', () => {
  const reports: Pair[] = [
    [98, 31],
    [1, 62],
    [2, 900],
  ];
  assert.deepEqual(collected(reports), reports);
  assert.deepEqual(collected([[98, 31], [1, 62], ...reports]), reports);
});
