// @ts-nocheck
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaults } from '../game/game.ts';
import { texts } from '../texts/en/page.ts';
import { makeSession } from '../ui/game-session.ts';
import { requestGame } from '../ui/session.ts';
import { importShared, importText } from './import-game.ts';

const FEN = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';

/** A page whose worker answers questions about variants when `arrive` is called. */
function makePage() {
  let arrive = () => {};
  const loaded = new Promise((resolve) => {
    arrive = () => resolve({ source: 'capablanca', pieces: [] });
  });
  const answers = { variant: () => loaded, fen: ({ fen }) => ({ fen }), seed: () => ({ seed: 1 }) };
  const unanswered = new Promise(() => {});
  const client = { ask: async (call, about) => answers[call]?.(about) ?? unanswered, newGame() {}, cancel() {} };
  const parts = { client, evaluator: client, board: { say() {} }, texts: () => texts };
  const session = makeSession(parts, { game: defaults('first'), follow: (_taken, run) => run() });
  return { session, arrive };
}

test('a pasted position stays when an earlier link to a variant arrives after it', async () => {
  const { session, arrive } = makePage();
  const shared = importShared('#v=capablanca', requestGame(session));
  await importText(FEN, requestGame(session));
  const { id } = session.game();
  assert.equal(session.game().tree.start, FEN);
  arrive();
  await shared;
  await new Promise(setImmediate);
  assert.deepEqual([session.game().id, session.game().notice?.key], [id, 'overtaken']);
});
