import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stub } from '../../tests/stub.ts';
import { defaults } from '../game/game.ts';
import { texts as en } from '../texts/en/page.ts';
import { makeSession } from './game-session.ts';
import type { EngineLike } from '../engine/client.ts';
import type { Legal } from '../engine/messages.ts';
import type { Intent } from '../game/store.ts';
import type { Taken } from './game-session.ts';

test('a session keeps the game, shows each step, and hands on the intents of its effects', async () => {
  const known = stub<Legal>({ legal: [] });
  const taken: Taken[] = [];
  const received: Intent[] = [];
  const ask = (async () => known) as EngineLike['ask'];
  const client = stub<EngineLike>({ ask, newGame() {}, cancel() {} });
  const parts = { client, evaluator: client, board: { say() {} }, texts: () => en };
  const session = makeSession(parts, {
    game: defaults('first'),
    receive: (intent) => received.push(intent),
    follow(step, run) {
      taken.push(step);
      run();
    },
  });
  session.dispatch({ type: 'open', game: defaults('second') });
  assert.equal(session.game().id, 'second');
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
  const session = makeSession(parts, { game: defaults('first'), receive() {}, follow: (_, run) => run() });
  session.dispatch({ type: 'reopen', game: defaults('second') });
  assert.deepEqual(asked, ['legal']);
});
