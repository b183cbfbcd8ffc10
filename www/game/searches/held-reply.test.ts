import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endingOf } from '../game.ts';
import { StoreFixture } from '../store.fixture.ts';
import type { Parts } from '../game.ts';

/** A game whose reply e7e5 is found and held. */
function holding(parts: Parts = {}) {
  const table = new StoreFixture({}, parts).play('e2e4');
  const { number } = table.search;
  table.do({ type: 'searchFinished', search: number, uci: 'e7e5', hold_ms: 1500 });
  assert.equal(table.line, 'e2e4');
  return { table, due: { type: 'replyDue', search: number } as const };
}

const TIMING = { base_ms: 60000, increment_ms: 0 };

test('a reply is held, and made when its time has come', () => {
  const { table, due } = holding();
  assert.equal(table.running, 'reply e2e4');
  assert.deepEqual(table.take('holdReply'), [{ type: 'holdReply', search: due.search, hold_ms: 1500 }]);
  table.do({ type: 'tick' }, { type: 'flip' });
  assert.equal(table.line, 'e2e4');
  table.do(due, due);
  assert.equal(table.line, 'e2e4 e7e5');
  assert.equal(table.running, null);
});

test('move now makes a held reply at once, and once', () => {
  const { table, due } = holding();
  table.do({ type: 'moveNow' });
  assert.equal(table.line, 'e2e4 e7e5');
  assert.deepEqual(table.take('stop'), []);
  table.do({ type: 'moveNow' }, due);
  assert.equal(table.line, 'e2e4 e7e5');
});

test('a reply that the player has asked for is not held', () => {
  const table = new StoreFixture().play('e2e4').do({ type: 'moveNow' });
  assert.equal(table.take('stop').length, 1);
  table.do({ type: 'searchFinished', search: table.search.number, uci: 'e7e5', hold_ms: 1500 });
  assert.equal(table.line, 'e2e4 e7e5');
  assert.deepEqual(table.take('holdReply'), []);
});

test('a search without a move, and one for a hint, is not held', () => {
  const hinted = new StoreFixture().do({ type: 'hint' });
  hinted.do({ type: 'searchFinished', search: hinted.search.number, uci: 'e2e4', hold_ms: 1500 });
  assert.equal(hinted.game.help.hint?.uci, 'e2e4');
  const table = new StoreFixture().play('e2e4');
  table.do({ type: 'searchFinished', search: table.search.number, uci: null, hold_ms: 1500 });
  assert.equal(table.game.searches.stalled, true);
});

for (const [name, intent] of [
  ['a takeback', { type: 'takeBack' }],
  ['resignation', { type: 'resign' }],
  ['another game', { type: 'requestNewGame', as: 'white' }],
  ['a change of sides', { type: 'switchSides' }],
  ['another opponent', { type: 'setPlayer', color: 'black', player: { kind: 'human' } }],
  ['a failure of the engine', { type: 'engineFailed', message: { key: 'engineTwice' } }],
] as const) {
  test(`${name} drops a held reply`, () => {
    const { table, due } = holding();
    table.do(intent);
    assert.notEqual(table.game.searches.opponent?.held, 'e7e5');
    const { line } = table;
    table.do(due);
    assert.equal(table.line, line);
  });
}

test('a flag that falls drops a held reply', () => {
  const table = new StoreFixture().do({ type: 'requestNewGame', as: 'white', timing: TIMING }).play('e2e4');
  const { number } = table.search;
  table.do({ type: 'searchFinished', search: number, uci: 'e7e5', hold_ms: 1500 });
  table.now_ms += 60000;
  table.do({ type: 'replyDue', search: number });
  assert.equal(table.line, 'e2e4');
  assert.equal(endingOf(table.game)?.reason, 'flag');
  assert.equal(table.game.searches.opponent?.purpose === 'reply', false);
});

test('with a clock a reply is held for a tenth of the time that is left', () => {
  const table = new StoreFixture().do({ type: 'requestNewGame', as: 'white', timing: TIMING }).play('e2e4');
  table.now_ms += 59000;
  table.do({ type: 'searchFinished', search: table.search.number, uci: 'e7e5', hold_ms: 300 });
  assert.equal(table.take('holdReply')[0].hold_ms, 100);
});
