import { patched } from '../game/game.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StoreFixture } from '../game/store.fixture.ts';
import { reduce } from '../game/store.ts';
import { endDetail, faultsOf, madeBy, moveDetail, positionDetail, searchDetail } from './events.ts';
import type { Report } from '../engine/uci.ts';
import type { Intent } from '../game/store.ts';

/** A step of a game with its effects. */
function stepped<One extends Intent>(table: StoreFixture, intent: One) {
  const before = table.game;
  const { effects } = reduce(before, { now_ms: 1, ...intent });
  table.do(intent);
  return { before, after: table.game, intent, effects };
}

/** The number of the search that is running. */
function numberOfSearch({
  game: {
    searches: { opponent: search },
  },
}: StoreFixture) {
  assert.ok(search);
  return search.number;
}

test("a move is the reader's, a script's or the engine's, and is reported when its position is known", () => {
  const table = new StoreFixture();
  const human = stepped(table, { type: 'play', uci: 'e2e4' });
  assert.deepEqual(madeBy(human.after, human.intent, human.effects), { id: 'first', node: 1, by: 'human' });
  const made = madeBy(human.after, { ...human.intent, isProgram: true }, human.effects);
  assert.deepEqual(made, { id: 'first', node: 1, by: 'program' });
  assert.equal(moveDetail(patched(table.game, { tree: { positions: {} } }), made), null);
  const moved = moveDetail(table.game, made);
  assert.ok(moved);
  const { fen, ...detail } = moved;
  assert.deepEqual(detail, { san: 'e4', uci: 'e2e4', ply: 1, by: 'program' });
  assert.match(fen, / b /);
  const reply = stepped(table, { type: 'searchFinished', search: numberOfSearch(table), uci: 'e7e5' });
  assert.deepEqual(madeBy(reply.after, reply.intent, reply.effects), { id: 'first', node: 2, by: 'engine' });
});

test('a refused move, and one of another game, is not reported', () => {
  const table = new StoreFixture();
  const refused = stepped(table, { type: 'play', uci: 'e2e5' });
  assert.equal(madeBy(refused.after, refused.intent, refused.effects), null);
  assert.equal(moveDetail(table.game, { id: 'other', node: 0, by: 'human' }), null);
});

test("the search event has the score of the best line from White's side", () => {
  const table = new StoreFixture().play('e2e4');
  const report: Report = {
    line: 1,
    depth: 5,
    deepest: null,
    nodes: 100,
    nodesPerSecond: null,
    ms: null,
    tablePermille: null,
    scoreCp: 30,
    mateMoves: null,
    pv: ['e7e5'],
    sans: ['e5'],
  };
  const seen = stepped(table, { type: 'searchReported', search: numberOfSearch(table), report });
  assert.deepEqual(searchDetail(seen.after, seen.intent), {
    depth: 5,
    score: -30,
    mate: null,
    nodes: 100,
    pv: ['e7e5'],
  });
  assert.equal(searchDetail(seen.after, { ...seen.intent, report: { ...report, line: 2 } }), null);
  assert.equal(searchDetail(seen.after, { ...seen.intent, search: 99 }), null);
});

test('the end of a game is reported once', () => {
  const table = new StoreFixture().play('f2f3').find('e7e5').play('g2g4');
  table.effects = [];
  table.find('d8h4');
  assert.deepEqual(endDetail(table.game, table.effects), { result: '0-1', reason: 'checkmate', winner: 'black' });
  const later = stepped(table, { type: 'tick' });
  assert.equal(endDetail(later.after, later.effects), null);
});

test('a position is reported when it is known', () => {
  const table = new StoreFixture();
  assert.deepEqual(positionDetail(patched(table.game, { tree: { positions: {} } })), null);
  assert.equal(positionDetail(table.game)?.ply, 0);
});

test('an engine that fails or is not offered is an error, reported once', () => {
  const table = new StoreFixture().play('e2e4');
  const failed = stepped(table, { type: 'engineFailed', message: { key: 'engineTwice' } });
  assert.deepEqual(
    faultsOf(failed.before, failed.after, failed.effects).map(({ key }) => key),
    ['engineTwice'],
  );
  const still = stepped(table, { type: 'tick' });
  assert.deepEqual(faultsOf(still.before, still.after, still.effects), []);
  const engines = [{ name: 'Another', lines: 1, levels: [{ level: 3 }] }];
  const other = stepped(table, { type: 'enginesReceived', engines });
  assert.deepEqual(
    faultsOf(other.before, other.after, other.effects).map(({ key }) => key),
    ['notOffered'],
  );
});
