// @ts-nocheck
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { awaitEngines } from './new-game.ts';

const OFFER = [{ name: 'Classic', lines: 1, levels: [{ level: 1, nodes: 300 }] }];

/** A session whose worker answers with what `ask` gives. */
function makeSession(engines, ask) {
  const state = { engines, tree: { variant: null }, asked: 0 };
  const session = {
    game: () => state,
    client: {
      ask: (call) => {
        state.asked += 1;
        return ask(call);
      },
    },
    dispatch: ({ type, engines: offered }) => {
      assert.equal(type, 'enginesReceived');
      state.engines = offered;
    },
  };
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
