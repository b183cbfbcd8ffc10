import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { stub } from '../../tests/stub.ts';
import { defaults } from '../game/game.ts';
import { texts as en } from '../texts/en/page.ts';
import { EngineClient } from '../engine/client.ts';
import { StoreFixture } from '../game/store.fixture.ts';
import { makeLiveGame, runEffect } from './effects.ts';
import type { Legal } from '../engine/messages.ts';
import type { EngineLike, WorkerLike } from '../engine/client.ts';
import type { Work } from '../engine/uci.ts';
import type { Intent } from '../game/store.ts';
import type { Taken } from './effects.ts';
import type { LiveGame } from './app.ts';

/** A live game whose real client has a fake worker, with the intents that its effects dispatch. */
function makeFixture() {
  const dispatched: Intent[] = [];
  const worker: WorkerLike = { postMessage() {}, terminate() {}, onmessage: null, onerror: null };
  const client = new EngineClient({ makeWorker: () => worker });
  const { game } = new StoreFixture();
  const live = stub<LiveGame>({ game: () => game, client, dispatch: (intent) => dispatched.push(intent) });
  return { live, worker, dispatched };
}

const work: Work = {
  start: 'startpos',
  moves: [],
  limits: {},
  clock: null,
  engine: 'Modern',
  elo: 500,
  lines: 1,
  seed: 0,
};

test('a reply is handed on at once with the time for which it is held', async () => {
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  mock.timers.enable({ apis: ['setTimeout'] });
  const { live, worker, dispatched } = makeFixture();
  runEffect(live, { type: 'search', by: 'opponent', search: 7, purpose: 'reply', work });
  worker.onmessage?.(new MessageEvent('message', { data: 'bestmove e7e5' }));
  await new Promise(setImmediate);
  const [finished] = dispatched;
  assert.ok(finished.type === 'searchFinished');
  const { search, uci, hold_ms = 0 } = finished;
  assert.deepEqual([search, uci], [7, 'e7e5']);
  assert.ok(hold_ms > 0 && hold_ms <= 400, `${hold_ms}`);
  runEffect(live, { type: 'holdReply', search: 7, hold_ms });
  assert.equal(dispatched.length, 1);
  mock.timers.tick(hold_ms + 1);
  assert.deepEqual(dispatched[1], { type: 'replyDue', search: 7 });
  mock.timers.reset();
});

test('a live game keeps its state, shows each step, and hands on the intents of its effects', async () => {
  const known = stub<Legal>({ legal: [] });
  const taken: Taken[] = [];
  const received: Intent[] = [];
  const ask = (async () => known) as EngineLike['ask'];
  const client = stub<EngineLike>({ ask, newGame() {}, cancel() {} });
  const parts = { client, evaluator: client, board: { say() {} }, texts: () => en };
  const live = makeLiveGame(parts, {
    game: defaults('first'),
    receive: (intent) => received.push(intent),
    follow(step, run) {
      taken.push(step);
      run();
    },
  });
  live.dispatch({ type: 'open', game: defaults('second') });
  assert.equal(live.game().id, 'second');
  assert.deepEqual([taken[0].before.id, taken[0].game.id, taken[0].intent.type], ['first', 'second', 'open']);
  await new Promise(setImmediate);
  assert.deepEqual(received, [{ type: 'positionReceived', id: 'second', node: 0, known }]);
});

test('an effect that throws ends none after it', async (context) => {
  context.mock.method(console, 'error', () => {});
  const asked: string[] = [];
  const client = stub<EngineLike>({
    ask: (async (call) => asked.push(call)) as EngineLike['ask'],
    newGame() {
      throw new Error('closed');
    },
    cancel() {},
  });
  const parts = { client, evaluator: client, board: { say() {} }, texts: () => en };
  const live = makeLiveGame(parts, { game: defaults('first'), receive() {}, follow: (_, run) => run() });
  live.dispatch({ type: 'reopen', game: defaults('second') });
  assert.deepEqual(asked, ['legal']);
});
