import assert from 'node:assert/strict';
import { test } from 'node:test';

import { stub } from '../../tests/stub.ts';
import { defaults, patched } from '../game/game.ts';
import { awaitEngines } from './new-game.tsx';
import type { EngineLike } from '../engine/client.ts';
import type { OfferedEngine } from '../game/game.ts';
import type { App } from '../ui/app.ts';

const OFFER = [{ name: 'Classic', lines: 1, levels: [{ level: 1, nodes: 300 }] }];

/** An app whose worker answers with what `ask` gives. */
function makeApp(engines: readonly OfferedEngine[], ask: (call: string) => Promise<unknown>) {
  const state = { engines, asked: 0 };
  const app = stub<App>({
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
  return { app, state };
}

test('the levels are known before the dialog opens', async () => {
  const { app, state } = makeApp([], async (call) => {
    assert.equal(call, 'engines');
    return { engines: OFFER };
  });
  await awaitEngines(app);
  assert.equal(state.engines, OFFER);
});

test('engines that are known are not asked for again', async () => {
  const { app, state } = makeApp(OFFER, () => assert.fail('asked'));
  await awaitEngines(app);
  assert.equal(state.asked, 0);
});

test('the dialog opens although the worker fails or does not answer', async (context) => {
  await awaitEngines(makeApp([], () => Promise.reject(new Error('no engine'))).app);
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const opened = awaitEngines(makeApp([], () => new Promise(() => {})).app);
  context.mock.timers.tick(2000);
  await opened;
});
