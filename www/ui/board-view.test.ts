import assert from 'node:assert/strict';
import { test } from 'node:test';

import { shownPlacement, patched } from '../game/game.ts';
import { ROOT } from '../game/tree/move-tree.ts';
import { StoreFixture } from '../game/store.fixture.ts';
import { badgesOf, marksOf } from './board-view.ts';
import type { Ending, ShownReport, Parts } from '../game/game.ts';

const badges = ({ game }: StoreFixture) => badgesOf(game, shownPlacement(game));
const report = (line: number, uci: string, fields: Partial<ShownReport> = {}): ShownReport => ({
  search: 1,
  engine: 'Modern',
  purpose: 'analysis',
  node: ROOT,
  turn: 'white',
  line,
  depth: 1,
  deepest: null,
  nodes: 1,
  nodesPerSecond: null,
  ms: null,
  tablePermille: null,
  scoreCp: 0,
  mateMoves: null,
  pv: [uci],
  sans: [],
  ...fields,
});

test('the kings carry the result where the game ends', () => {
  const table = new StoreFixture().play('e2e4').find('e7e5');
  assert.deepEqual(badges(table), []);
  table.do({ type: 'resign' });
  assert.deepEqual(badges(table), [
    { square: 'e1', kind: 'lost' },
    { square: 'e8', kind: 'won' },
  ]);
  assert.deepEqual(badges(table.do({ type: 'navigate', by: 'back' })), []);
  assert.equal(badges(table.do({ type: 'navigate', by: 'last' })).length, 2);
});

test('a move that was rated has a badge on its square', () => {
  const table = new StoreFixture().play('e2e4').do({ type: 'nag', node: 1, nag: 6 });
  assert.deepEqual(badges(table), [{ square: 'e4', kind: 'inaccuracy' }]);
  assert.deepEqual(badges(table.do({ type: 'nag', node: 1, nag: 6 })), []);
  assert.deepEqual(badges(table.do({ type: 'nag', node: 1, nag: 14 })), [], 'NAGs of positions have none');
});

test('after a draw both kings have the same badge', () => {
  const ended: Ending = { result: '1/2-1/2', reason: 'agreement', winner: null };
  assert.deepEqual(
    badges(new StoreFixture({}, { players: { ended } })).map(({ kind }) => kind),
    ['drawn', 'drawn'],
  );
});

test('the first move of each line of an analysis is an arrow, the best one below the others', () => {
  const { game } = new StoreFixture();
  const reports = [
    report(1, 'e2e4'),
    report(2, 'd2d4'),
    report(1, 'a2a3', { purpose: 'hint' }),
    report(3, 'b1c3', { node: 7 }),
  ];
  assert.deepEqual(marksOf(patched(game, { searches: { analysing: true, reports } })), [
    { from: 'e2', to: 'e4', kind: 'best' },
    { from: 'd2', to: 'd4', kind: 'line2' },
  ]);
  assert.deepEqual(marksOf(patched(game, { searches: { reports } })), []);
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((file, index) => report(index + 1, `${file}2${file}3`));
  assert.equal(marksOf(patched(game, { searches: { analysing: true, reports: many } })).length, 5);
});

test('a threat and a hint come after the lines', () => {
  const { game } = new StoreFixture();
  const both: Parts = { help: { threat: { node: ROOT, uci: 'd7d5' }, hint: { node: ROOT, uci: 'e2e4', step: 1 } } };
  assert.deepEqual(marksOf(patched(game, { ...both, searches: { analysing: true, reports: [report(1, 'e2e4')] } })), [
    { from: 'e2', to: 'e4', kind: 'best' },
    { from: 'd7', to: 'd5', kind: 'threat' },
    { from: 'e2', kind: 'hint' },
  ]);
});
