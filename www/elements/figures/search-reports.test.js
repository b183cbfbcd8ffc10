import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appended } from './search-reports.js';

/** @param {readonly [number, number][]} pairs Depth and nodes of each report. */
const collected = (pairs) =>
  pairs
    .map(([depth, nodes]) => ({ depth, nodes }))
    .reduce(appended, [])
    .map(({ depth, nodes }) => [depth, nodes]);

test('reports are collected in order', () => {
  const reports = [
    [1, 50],
    [2, 1050],
    [3, 6050],
  ];
  assert.deepEqual(collected(reports), reports);
});

test('the reports of an interrupted search are dropped when it starts again', () => {
  const again = [
    [1, 50],
    [2, 1050],
    [3, 6050],
  ];
  assert.deepEqual(collected([[1, 50], [2, 1050], ...again]), again);
  assert.deepEqual(collected([[1, 50], ...again]), again);
  assert.deepEqual(collected([[1, 50], [2, 1050], [1, 50], ...again]), again);
});

test('a search that continues without the bound of mates keeps what came before', () => {
  const reports = [
    [98, 31],
    [1, 62],
    [2, 900],
  ];
  assert.deepEqual(collected(reports), reports);
  assert.deepEqual(collected([[98, 31], [1, 62], ...reports]), reports);
});
