// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UNRATED, equalOpponent, parseRecord, recordText, resultOf, withResult } from './rating-record.js';
import { StoreFixture } from '../store.fixture.js';

const ENGINES = [{ name: 'Modern', lines: 5, levels: [{ level: 3, elo: 950 }] }];

/** A game at level 3 after 1.e4 e5. @param {Partial<import('../game.js').Game>} [game] */
function begun(game) {
  const table = new StoreFixture({}, game);
  table.do({ type: 'enginesReceived', engines: ENGINES });
  return table.play('e2e4').find('e7e5');
}

test('a game against a level with a rating counts when it has ended', () => {
  const table = begun();
  assert.equal(resultOf(table.game), null);
  table.do({ type: 'resign' });
  assert.deepEqual(resultOf(table.game), { id: 'first', opponent: 950, score: 0 });
});

test('an opponent may play at a rating instead of a level', () => {
  const table = new StoreFixture();
  table.do({
    type: 'setPlayer',
    color: 'black',
    player: { kind: 'engine', engine: 'Modern', strength: { elo: 1230 } },
  });
  table.play('f2f3').find('e7e5').play('g2g4').find('d8h4');
  table.do({ type: 'resign' });
  assert.deepEqual(resultOf(table.game), { id: 'first', opponent: 1230, score: 0 });
});

test('games with help, without a rating, or of one move do not count', () => {
  for (const intent of /** @type {const} */ ([
    { type: 'hint' },
    { type: 'takeBack' },
    { type: 'analyse', on: true },
    { type: 'threat' },
    { type: 'switchSides' },
  ])) {
    const table = begun().do(intent);
    assert.equal(table.game.isUnrated, true, intent.type);
    assert.equal(resultOf(table.do({ type: 'resign', color: 'white' }).game), null, intent.type);
  }
  const withoutLevels = new StoreFixture().play('e2e4').find('e7e5').do({ type: 'resign' });
  assert.equal(resultOf(withoutLevels.game), null);
  const short = new StoreFixture();
  short.do({ type: 'enginesReceived', engines: ENGINES }).play('e2e4').do({ type: 'resign' });
  assert.equal(resultOf(short.game), null);
});

test('help after the end changes nothing', () => {
  const table = begun().do({ type: 'resign' }, { type: 'analyse', on: true });
  assert.equal(table.game.isUnrated, false);
});

test('results move the rating, and the record is restored from its text', () => {
  let record = UNRATED;
  for (const [index, score] of [1, 0.5, 0].entries())
    record = withResult(record, { id: `g${index}`, opponent: 1250, score });
  assert.deepEqual(
    record.games.map(({ id }) => id),
    ['g0', 'g1', 'g2'],
  );
  assert.ok(record.games[0].rating > UNRATED.rating && record.games[2].rating < record.games[1].rating);
  assert.ok(record.deviation < UNRATED.deviation);
  assert.deepEqual(parseRecord(recordText(record)), record);
});

test('damaged records and those of another version are refused', () => {
  const record = withResult(UNRATED, { id: 'g', opponent: 1250, score: 1 });
  const fields = JSON.parse(recordText(record));
  const [game] = fields.games;
  const damaged = [
    { version: 2 },
    { rating: '1200' },
    { deviation: -1 },
    { volatility: null },
    { games: {} },
    { games: [{ ...game, score: 2 }] },
    { games: [{ ...game, id: 5 }] },
    { games: [null] },
  ];
  for (const change of damaged)
    assert.equal(parseRecord(JSON.stringify({ ...fields, ...change })), null, JSON.stringify(change));
  for (const text of ['', 'null', '[]', '{']) assert.equal(parseRecord(text), null, text);
});

test('an equal opponent is within the ratings at which opponents can play', () => {
  const at = (/** @type {number} */ rating) => equalOpponent({ ...UNRATED, rating });
  assert.deepEqual([at(1234.4), at(-50), at(3100)], [1230, 500, 2600]);
});
