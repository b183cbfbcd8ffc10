import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';

import { defaults } from '../game/game.js';
import { makeText } from '../game/saved-game.js';
import { StoreFixture } from '../game/store.fixture.js';
import { openStorage } from './game-storage.js';

/** A storage with a limited capacity. */
class FakeStorage {
  most = Infinity;

  getItem(/** @type {string} */ key) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }

  setItem(/** @type {string} */ key, /** @type {string} */ text) {
    if (text.length > this.most) throw new Error('full');
    this[key] = text;
  }

  removeItem(/** @type {string} */ key) {
    delete this[key];
  }
}

/** Locks as browsers have them, of which some are held by another tab. */
class Locks {
  taken = new Set();

  async request(/** @type {string} */ name, /** @type {object} */ options, /** @type {(lock: object | null) => any} */ use) {
    if (this.taken.has(name)) return use(null);
    this.taken.add(name);
    await use({ name });
    this.taken.delete(name);
    return undefined;
  }
}

/** @type {FakeStorage} */
let fakeStorage;
/** @type {Locks} */
let locks;
/** @type {string[]} */
let notices;

/** Puts a global where the browser has it. */
const put = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true });

beforeEach(() => {
  [fakeStorage, locks, notices] = [new FakeStorage(), new Locks(), []];
  put('localStorage', fakeStorage);
  put('sessionStorage', new FakeStorage());
  put('navigator', { locks });
});

const open = () => openStorage(({ key }) => notices.push(key));
const keep = (id, extra = {}) => fakeStorage.setItem(`micro-max:game:${id}`, JSON.stringify({ ...JSON.parse(makeText(defaults(id))), ...extra }));
const gamesIn = (part) => Object.keys(fakeStorage).filter((key) => key.startsWith(`micro-max:${part}`)).sort();

test('full storage is reported once, even if the notice causes another save', () => {
  let game = defaults('one');
  const storage = openStorage(({ key }) => {
    notices.push(key);
    storage.save(game);
  });
  storage.save(game);
  fakeStorage.most = 10;
  game = { ...game, preferences: { ...game.preferences, sound: !game.preferences.sound } };
  storage.save(game);
  storage.save({ ...new StoreFixture().play('e2e4').game, preferences: game.preferences });
  assert.deepEqual(notices, ['notKept']);
});

test('new evaluations alone are saved after a while, and not lost with another game', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const storage = open();
  const { game } = new StoreFixture().play('e2e4');
  const scored = (cp) => ({ ...game, evaluations: { 0: { score: { cp, mate: null }, second: null, depth: 12, pv: [] } } });
  const savedScore = () => JSON.parse(fakeStorage.getItem(`micro-max:game:${game.id}`)).root.score;
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
  assert.deepEqual(games.entries().map(({ id }) => id).sort(), ['one', 'two']);
  assert.deepEqual([gamesIn('unread'), notices], [['micro-max:unread:three'], []]);
});

test('a game set aside never replaces a saved one', async () => {
  keep('one', { saved_ms: 7 });
  fakeStorage.setItem('micro-max:unread:one', makeText(defaults('one')));
  const games = await open().savedGames();
  assert.deepEqual(games.entries().map(({ saved_ms }) => saved_ms), [7]);
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
