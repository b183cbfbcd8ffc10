import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UNRATED, equalOpponent, parseRecord, recordText, resultOf, withResult } from './rating-record.ts';
import { StoreFixture } from '../store.fixture.ts';
import { INTENT_TYPES } from '../store.ts';
import type { EnginePlayer, Parts } from '../game.ts';
import type { Intent } from '../store.ts';

const ENGINES = [{ name: 'Modern', lines: 5, levels: [{ level: 3, elo: 950 }] }];

/** A game at level 3 after 1.e4 e5. */
function begun(game?: Parts) {
  const table = new StoreFixture({}, game);
  table.do({ type: 'enginesReceived', engines: ENGINES });
  return table.play('e2e4').find('e7e5');
}

/** Plays moves, those of Black by the engine. */
function played(table: StoreFixture, line: string) {
  for (const [index, uci] of line.split(' ').entries()) index % 2 === 0 ? table.play(uci) : table.find(uci);
  return table;
}

/** Five moves of each side. */
const LONG_ENOUGH = 'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 d2d4 d7d5';

function atLevel() {
  const table = new StoreFixture();
  return table.do({ type: 'enginesReceived', engines: ENGINES });
}

test('a game against a level with a rating counts when it has ended', () => {
  const table = played(atLevel(), LONG_ENOUGH);
  assert.equal(resultOf(table.game), null);
  table.do({ type: 'resign' });
  assert.deepEqual(resultOf(table.game), { id: 'first', opponent: 950, score: 0 });
});

test('a game that ends before each side has made five moves does not count', () => {
  const moves = LONG_ENOUGH.split(' ');
  for (let plies = 1; plies <= moves.length; plies += 1) {
    const table = played(atLevel(), moves.slice(0, plies).join(' '));
    assert.equal(resultOf(table.do({ type: 'resign' }).game) !== null, plies === moves.length, `${plies} half-moves`);
  }
  assert.equal(resultOf(played(atLevel(), 'f2f3 e7e5 g2g4 d8h4').do({ type: 'resign' }).game), null);
  const timing = { base_ms: 1000, increment_ms: 0 };
  const flagged = atLevel().do({ type: 'requestNewGame', as: 'white', timing }).play('e2e4').find('e7e5');
  flagged.now_ms += 5000;
  assert.equal(resultOf(flagged.do({ type: 'tick' }).game), null);
});

test('an opponent may play at a rating instead of a level', () => {
  const player: EnginePlayer = { kind: 'engine', engine: 'Modern', strength: { elo: 1230 } };
  const table = new StoreFixture().do({ type: 'setPlayer', color: 'black', player });
  played(table, LONG_ENOUGH).do({ type: 'resign' });
  assert.deepEqual(resultOf(table.game), { id: 'first', opponent: 1230, score: 0 });
});

/** A game in which the engine is to move. */
const awaiting = () => begun().play('g1f3');

/** A game in which the reply of the engine is held. */
function holding() {
  const table = awaiting();
  return table.do({
    type: 'searchFinished',
    search: table.game.searches.opponent?.number ?? 0,
    uci: 'b8c6',
    hold_ms: 1000,
  });
}

const HUMAN = { kind: 'human' } as const;

/**
 * Every intent of a player, as often as it can help: whether the game then counts no longer, and in which game it is tried.
 */
const INTENTS: readonly (readonly [Intent, boolean, (() => StoreFixture)?])[] = [
  [{ type: 'takeBack' }, true],
  [{ type: 'takeBack' }, true, awaiting],
  [{ type: 'takeBack' }, true, holding],
  [{ type: 'moveNow' }, true, awaiting],
  [{ type: 'moveNow' }, true, holding],
  [{ type: 'hint' }, true],
  [{ type: 'hint', uci: 'g1f3' }, true],
  [{ type: 'threat' }, true],
  [{ type: 'analyse', on: true }, true],
  [{ type: 'scoreGame', on: true }, false],
  [{ type: 'setPlayer', color: 'black', player: HUMAN }, true],
  [{ type: 'switchSides' }, true],
  [{ type: 'play', uci: 'd2d4' }, true, () => begun().do({ type: 'navigate', by: 'first' })],
  [{ type: 'deleteMove', node: 2 }, true],
  [{ type: 'deleteMove', node: 3 }, true, awaiting],
  [{ type: 'play', uci: 'g1f3' }, false],
  [{ type: 'play', uci: 'e2e5' }, false],
  [{ type: 'moveNow' }, false],
  [{ type: 'hint' }, false, awaiting],
  [{ type: 'premove', uci: 'd2d4' }, false, awaiting],
  [{ type: 'premove', uci: null }, false, awaiting],
  [{ type: 'redo' }, false],
  [{ type: 'showNode', node: 1 }, false],
  [{ type: 'navigate', by: 'back' }, false],
  [{ type: 'flip' }, false],
  [{ type: 'setTiming', timing: null }, false],
  [{ type: 'pause', on: true }, false],
  [{ type: 'resign' }, false],
  [{ type: 'offerDraw' }, false],
  [{ type: 'claimDraw' }, false],
  [{ type: 'correctMistake', node: null }, false],
  [{ type: 'hintCorrection' }, false],
  [{ type: 'revealAnswer', node: 1 }, false],
  [{ type: 'explainRefusal' }, false],
  [{ type: 'retry' }, false],
  [{ type: 'comment', node: 1, text: 'good' }, false],
  [{ type: 'nag', node: 1, nag: 1 }, false],
  [{ type: 'setMarks', node: 1, arrows: [], circles: [] }, false],
  [{ type: 'promoteVariation', node: 1 }, false],
  [{ type: 'setPreferences', patch: { sound: true } }, false],
  [{ type: 'setHidden', hidden: true }, false],
  [{ type: 'tick' }, false],
];

/** The intents that replace the game, or are the answers of a worker. */
const OTHER_INTENTS =
  'open reopen requestGame requestNewGame startGame loadGame positionReceived premovesReceived sanReceived reasonReceived ' +
  'meritReceived setBook searchReported searchFinished replyDue engineFailed evaluatorFailed setNotice enginesReceived';

test('a game with help does not count, and every intent is looked at', () => {
  for (const [intent, isHelp, table = begun] of INTENTS) {
    const { game } = table().do(intent);
    assert.equal(game.players.isUnrated, isHelp, JSON.stringify(intent));
  }
  const types = [...INTENTS.map(([{ type }]) => type), ...OTHER_INTENTS.split(' ')];
  assert.deepEqual([...new Set(types)].sort(), [...INTENT_TYPES].sort());
});

test('help for which the time was up, and a takeback after the end', () => {
  const timing = { base_ms: 1000, increment_ms: 0 };
  const table = new StoreFixture().do({ type: 'requestNewGame', as: 'white', timing }).play('e2e4').find('e7e5');
  table.now_ms += 2000;
  assert.equal(table.do({ type: 'hint' }).game.players.isUnrated, false);
  const resigned = begun().do({ type: 'resign' });
  assert.equal(resigned.game.players.isUnrated, false);
  assert.equal(resigned.do({ type: 'takeBack' }).game.players.isUnrated, true);
});

test('games with help or without a rating do not count', () => {
  const helped = played(atLevel(), LONG_ENOUGH).do({ type: 'hint' }, { type: 'resign', color: 'white' });
  assert.equal(resultOf(helped.game), null);
  const classic: EnginePlayer = { kind: 'engine', engine: 'Classic', strength: { limit: { nodes: 3000 } } };
  const unrated = new StoreFixture().do({ type: 'setPlayer', color: 'black', player: classic });
  assert.equal(resultOf(played(unrated, LONG_ENOUGH).do({ type: 'resign' }).game), null);
});

test('help after the end changes nothing', () => {
  const table = begun().do({ type: 'resign' }, { type: 'analyse', on: true });
  assert.equal(table.game.players.isUnrated, false);
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
  const at = (rating: number) => equalOpponent({ ...UNRATED, rating });
  assert.deepEqual([at(1234.4), at(-50), at(3100)], [1230, 500, 2600]);
});
