import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';

import { EngineError, QuestionError } from '../engine/error.ts';
import { defaults, patched } from '../game/game.ts';
import { makeTree } from '../game/tree/move-tree.ts';
import { makeText } from '../game/saved/saved-game.ts';
import { StoreFixture } from '../game/store.fixture.ts';
import { DROPS } from '../game/variant/variant.fixture.ts';
import { openStorage } from './game-storage.ts';
import { rememberOpen } from './local-storage.ts';
import type { Message } from '../texts/sentences.ts';

/** A storage with a limited capacity. */
class FakeStorage {
  [key: string]: unknown;

  most = Infinity;

  getItem(key: string) {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }

  setItem(key: string, text: string) {
    if (text.length > this.most) throw new Error('full');
    this[key] = text;
  }

  removeItem(key: string) {
    delete this[key];
  }
}

/** Locks as browsers have them, of which some are held by another tab. */
class Locks {
  taken = new Set();

  async request(name: string, options: { signal?: AbortSignal }, use: (lock: object | null) => unknown) {
    while (this.taken.has(name)) {
      if (!options.signal) return use(null);
      options.signal.throwIfAborted();
      await delay(20);
    }
    this.taken.add(name);
    await use({ name });
    this.taken.delete(name);
    return undefined;
  }
}

let fakeStorage: FakeStorage;
let locks: Locks;
let notices: string[];
let details: Message['fields'][];

/** Puts a global where the browser has it. */
const put = (name: string, value: object) => Object.defineProperty(globalThis, name, { value, configurable: true });

beforeEach(() => {
  [fakeStorage, locks, notices, details] = [new FakeStorage(), new Locks(), [], []];
  put('localStorage', fakeStorage);
  put('sessionStorage', new FakeStorage());
  put('navigator', { locks });
});

/** The worker's answer about a variant: there is only one. */
async function askVariant(source: string) {
  if (source === DROPS.source) return DROPS;
  if (source === 'slow') throw new EngineError('engineFailed');
  const message = `${source} is not the name of a game`;
  throw new QuestionError({ code: 'unknown-variant', message, found: source, nearest: '' });
}

const open = () =>
  openStorage((notice) => {
    notices.push(notice.key);
    details.push(notice.fields);
  }, askVariant);
const keep = (id: string | undefined, extra = {}) =>
  fakeStorage.setItem(`micro-max:game:${id}`, JSON.stringify({ ...JSON.parse(makeText(defaults(id))), ...extra }));
const gamesIn = (part: string) =>
  Object.keys(fakeStorage)
    .filter((key) => key.startsWith(`micro-max:${part}`))
    .sort();

test('full storage is reported once, even if the notice causes another save', () => {
  let game = defaults('one');
  const storage = openStorage(({ key }) => {
    notices.push(key);
    storage.save(game);
  }, askVariant);
  storage.save(game);
  fakeStorage.most = 10;
  game = patched(game, { settings: { ...game.settings, sound: !game.settings.sound } });
  storage.save(game);
  storage.save(patched(new StoreFixture().play('e2e4').game, { settings: game.settings }));
  assert.deepEqual(notices, ['notKept']);
});

test('new evaluations alone are saved after a while, and not lost with another game', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const storage = open();
  const { game } = new StoreFixture().play('e2e4');
  const scored = (cp: number) =>
    patched(game, { searches: { evaluations: { 0: { score: { cp, mate: null }, second: null, depth: 12, pv: [] } } } });
  const savedScore = () => JSON.parse(fakeStorage.getItem(`micro-max:game:${game.id}`) ?? '').root.score;
  storage.save(game);
  storage.save(scored(10));
  storage.save(scored(20));
  assert.equal(savedScore(), undefined);
  mock.timers.tick(1000);
  assert.equal(savedScore().cp, 20);
  storage.save(scored(30));
  storage.save(defaults('other'));
  assert.equal(savedScore().cp, 30);
  mock.timers.reset();
});

test('games of another version are set aside one by one', async () => {
  for (const id of ['one', 'two', 'three']) keep(id, { version: 99 });
  await open().openLast();
  assert.deepEqual(gamesIn('unread'), ['micro-max:unread:one', 'micro-max:unread:three', 'micro-max:unread:two']);
  assert.deepEqual(gamesIn('game'), []);
});

test('a game set aside by another version is restored if it can be read', async () => {
  keep('one');
  fakeStorage.setItem('micro-max:unread:two', makeText(defaults('two')));
  fakeStorage.setItem('micro-max:unread:three', '{"version":99}');
  const games = await open().savedGames();
  assert.deepEqual(
    games
      .entries()
      .map(({ id }) => id)
      .sort(),
    ['one', 'two'],
  );
  assert.deepEqual([gamesIn('unread'), notices], [['micro-max:unread:three'], []]);
});

test('a game set aside never replaces a saved one', async () => {
  keep('one', { saved_ms: 7 });
  fakeStorage.setItem('micro-max:unread:one', makeText(defaults('one')));
  const games = await open().savedGames();
  assert.deepEqual(
    games.entries().map(({ saved_ms }) => saved_ms),
    [7],
  );
  assert.deepEqual(gamesIn('unread'), ['micro-max:unread:one']);
});

test('the oldest games are deleted, except those open in other tabs', async () => {
  for (let number = 10; number < 33; number += 1) keep(`game-${number}`, { saved_ms: number });
  locks.taken.add('micro-max:game:game-11');
  const games = await open().savedGames();
  assert.equal(games.entries().length, 20);
  const left = gamesIn('game').map((key) => Number(key.slice(-2)));
  assert.deepEqual(left.slice(0, 2), [11, 13]);
  assert.equal(left.length, 21);
});

test('a game that cannot be opened leaves the present one locked', async () => {
  const storage = open();
  keep('one');
  const games = await storage.savedGames();
  const game = await games.open('one');
  assert.equal(game?.id, 'one');
  assert.equal(await games.open('gone'), null);
  assert.deepEqual([notices, gamesIn('unread')], [['unreadable'], []]);
  assert.deepEqual([...locks.taken], ['micro-max:game:one']);
});

test('a game that is open in another tab is not opened', async () => {
  keep('one');
  locks.taken.add('micro-max:game:one');
  const games = await open().savedGames();
  assert.deepEqual([await games.open('one'), notices], [null, ['openElsewhere']]);
});

for (const [type, expected] of [
  ['reload', []],
  ['navigate', ['openElsewhere']],
]) {
  test(`a game whose lock is released slowly, after '${type}'`, async (context) => {
    context.mock.method(performance, 'getEntriesByType', () => [{ type }]);
    keep('one');
    rememberOpen('one');
    locks.taken.add('micro-max:game:one');
    setTimeout(() => locks.taken.delete('micro-max:game:one'), 900);
    const game = await open().openLast();
    assert.deepEqual([game?.id, notices], [expected.length ? undefined : 'one', expected]);
  });
}

/** Saves a game of a variant without moves. */
const keepVariant = (id: string | undefined, source: string, saved_ms: number | undefined) =>
  fakeStorage.setItem(
    `micro-max:game:${id}`,
    makeText(patched(defaults(id), { tree: makeTree('startpos', { ...DROPS, source }) }), saved_ms),
  );

test('a game of a variant comes back with what the worker says of it', async () => {
  keepVariant('one', DROPS.source, 5);
  const game = await open().openLast();
  assert.deepEqual([game?.id, game?.tree.variant], ['one', DROPS]);
  assert.deepEqual(notices, []);
});

test('a game of a variant that is gone is reported in a sentence and stays, as do all others', async () => {
  keepVariant('lost', 'lost-game', 9);
  keep('chess', { saved_ms: 8 });
  const storage = open();
  assert.equal((await storage.openLast())?.id, 'chess');
  assert.deepEqual(notices, ['unreadable']);
  assert.deepEqual(details[0], {
    text: 'lost-game is not the name of a game',
    error: { code: 'unknown-variant', message: 'lost-game is not the name of a game', found: 'lost-game', nearest: '' },
  });
  const games = await storage.savedGames();
  assert.deepEqual(
    games.entries().map(({ id, variant }) => [id, variant]),
    [
      ['lost', 'lost-game'],
      ['chess', null],
    ],
  );
  assert.equal(await games.open('lost'), null);
  assert.deepEqual([gamesIn('game').length, gamesIn('unread')], [2, []]);
});

test('without an engine a game of a variant is not opened, for the reason that there is none', async () => {
  keepVariant('one', 'slow', 5);
  assert.equal(await open().openLast(), null);
  assert.deepEqual([notices, gamesIn('game')], [['engineFailed'], ['micro-max:game:one']]);
});
