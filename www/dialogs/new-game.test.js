import assert from 'node:assert/strict';
import { test } from 'node:test';

import { awaitOffer } from './new-game.js';

const OFFER = [{ name: 'Classic', lines: 1, levels: [{ level: 1, nodes: 300 }] }];

/** A session whose worker answers with what `ask` gives. */
function makeDesk(engines, ask) {
  const state = { engines, asked: 0 };
  const session = {
    game: () => state,
    client: { ask: (call) => { state.asked += 1; return ask(call); } },
    dispatch: ({ type, engines: offered }) => { assert.equal(type, 'engines'); state.engines = offered; },
  };
  return { session, state };
}

test('the levels are there before the dialog opens', async () => {
  const { session, state } = makeDesk([], async (call) => {
    assert.equal(call, 'engines');
    return { engines: OFFER };
  });
  await awaitOffer(session);
  assert.equal(state.engines, OFFER);
});

test('what is known is not asked again', async () => {
  const { session, state } = makeDesk(OFFER, () => assert.fail('asked'));
  await awaitOffer(session);
  assert.equal(state.asked, 0);
});

test('a worker that fails or is silent does not keep the dialog away', async (context) => {
  await awaitOffer(makeDesk([], () => Promise.reject(new Error('no engine'))).session);
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const opened = awaitOffer(makeDesk([], () => new Promise(() => {})).session);
  context.mock.timers.tick(2000);
  await opened;
});
