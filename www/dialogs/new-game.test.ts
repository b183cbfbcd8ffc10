import assert from 'node:assert/strict';
import { test } from 'node:test';

import { stub } from '../../tests/stub.ts';
import { defaults, patched } from '../game/game.ts';
import { awaitEngines } from './new-game.tsx';
import type { EngineLike } from '../engine/client.ts';
import type { OfferedEngine } from '../game/game.ts';
import type { Session } from '../ui/session.ts';

const OFFER = [{ name: 'Classic', lines: 1, levels: [{ level: 1, nodes: 300 }] }];

/** A session whose worker answers with what `ask` gives. */
function makeSession(engines: readonly OfferedEngine[], ask: (call: string) => Promise<unknown>) {
  const state = { engines, asked: 0 };
  const session = stub<Session>({
    game: () => patched(defaults(), { searches: { engines: state.engines } }),
    client: stub<EngineLike>({
      ask: ((call) => {
        state.asked += 1;
        return ask(call);
      }) as EngineLike['ask'],
    }),
    dispatch: (intent) => {
      assert.ok(intent.type === 'enginesReceived', intent.type);
      state.engines = intent.engines;
    },
  });
  return { session, state };
}

test('the levels are known before the dialog opens', async () => {
  const { session, state } = makeSession([], async (call) => {
    assert.equal(call, 'engines');
    return { engines: OFFER };
  });
  await awaitEngines(session);
  assert.equal(state.engines, OFFER);
});

test('engines that are known are not asked for again', async () => {
  const { session, state } = makeSession(OFFER, () => assert.fail('asked'));
  await awaitEngines(session);
  assert.equal(state.asked, 0);
});

test('the dialog opens although the worker fails or does not answer', async (context) => {
  await awaitEngines(makeSession([], () => Promise.reject(new Error('no engine'))).session);
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const opened = awaitEngines(makeSession([], () => new Promise(() => {})).session);
  context.mock.timers.tick(2000);
  await opened;
});
