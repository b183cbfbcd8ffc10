import assert from 'node:assert/strict';
import { test } from 'node:test';

import { HUMAN, defaults, positionAt, patched } from '../game.ts';
import { RecordError } from './record-fields.ts';
import { makeText } from './saved-game.ts';
import { StoreFixture } from '../store.fixture.ts';
import { selectNewest, parseEntry, MAX_SAVED_GAMES } from './saved-games-index.ts';
import type { Game } from '../game.ts';
import type { SavedGameEntry } from './saved-games-index.ts';

test('an entry tells a game in short', () => {
  const { game } = new StoreFixture().play('f2f3').find('e7e5').play('g2g4').find('d8h4');
  const entry = parseEntry(makeText(game, 50));
  assert.deepEqual(
    [entry.id, entry.result, entry.reason, entry.plies, entry.saved_ms],
    ['first', '0-1', 'checkmate', 4, 50],
  );
  const position = positionAt(game);
  assert.ok(position);
  assert.equal(entry.fen, position.fen);
  assert.equal(entry.names, null);
  const read: Game = patched(defaults('read'), { tree: { tags: [['Black', 'Wesker']] } });
  assert.deepEqual(parseEntry(makeText(read)).names, ['?', 'Wesker']);
});

test('a game whose moves were taken back is not empty', () => {
  const entry = parseEntry(makeText(new StoreFixture().play('f2f3').do({ type: 'takeBack' }).game));
  assert.deepEqual([entry.plies, entry.isEmpty], [0, false]);
  assert.ok(parseEntry(makeText(defaults('one'))).isEmpty);
});

test('a damaged entry is refused with the name of the field', () => {
  const whole = JSON.parse(makeText(defaults('one')));
  const bad = {
    id: '',
    ended: { result: '2-0' },
    plies: -1,
    saved_ms: '1',
    fen: 'x',
    players: null,
    tags: 7,
    version: 9,
  };
  for (const [field, value] of Object.entries(bad)) {
    assert.throws(() => parseEntry(JSON.stringify({ ...whole, [field]: value })), RecordError, field);
  }
});

test('the newest games stay, one of each; the oldest go', () => {
  const entry = (id: string | undefined, saved_ms: number | undefined) => parseEntry(makeText(defaults(id), saved_ms));
  const many = Array.from({ length: MAX_SAVED_GAMES + 2 }, (_, at) => entry(`game-${at}`, at));
  const { entries, dropped } = selectNewest([...many, entry('game-5', 1000)]);
  assert.deepEqual([entries.length, entries[0].id, entries[0].saved_ms], [MAX_SAVED_GAMES, 'game-5', 1000]);
  assert.deepEqual(
    dropped.map(({ id }) => id),
    ['game-1', 'game-0'],
  );
});

test('a game in which a friend has to move is kept however old it is', () => {
  const entry = (id: string | undefined, saved_ms: number | undefined) => parseEntry(makeText(defaults(id), saved_ms));
  const awaited: SavedGameEntry = {
    ...entry('awaited', 0),
    isEmpty: false,
    players: { white: HUMAN, black: { kind: 'friend', pair: 'k3x9q0ab', number: 1 } },
  };
  const many = Array.from({ length: MAX_SAVED_GAMES }, (_, at) => entry(`game-${at}`, at + 2));
  const { entries, dropped } = selectNewest([...many, awaited]);
  assert.deepEqual([entries.length, entries.at(-1)?.id, dropped], [MAX_SAVED_GAMES + 1, 'awaited', []]);
  const over = selectNewest([...many, { ...awaited, result: '1-0' }]);
  assert.deepEqual(
    over.dropped.map(({ id }) => id),
    ['awaited'],
  );
});
