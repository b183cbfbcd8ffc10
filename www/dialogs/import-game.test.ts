import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stub } from '../../tests/stub.ts';
import { defaults } from '../game/game.ts';
import { texts } from '../texts/en/page.ts';
import { makeSession } from '../ui/game-session.ts';
import { requestGame } from '../ui/session.ts';
import { importShared, importText } from './import-game.ts';
import type { Board } from '../board/board.ts';
import type { EngineLike } from '../engine/client.ts';
import type { Storage } from '../ui/game-storage.ts';

const FEN = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';

/** A page whose worker answers questions about variants when `arrive` is called. */
function makePage() {
  let arrive = () => {};
  const loaded = new Promise((resolve) => {
    arrive = () => resolve({ source: 'capablanca', pieces: [] });
  });
  const answers: Record<string, (about: object) => unknown> = {
    variant: () => loaded,
    fen: (about) => about,
    seed: () => ({ seed: 1 }),
  };
  const unanswered = new Promise(() => {});
  const ask = (async (call, about = {}) => answers[call]?.(about) ?? unanswered) as EngineLike['ask'];
  const client = stub<EngineLike>({ ask, newGame() {}, cancel() {} });
  const board = stub<Board>({ say() {} });
  const parts = { client, evaluator: client, board, storage: stub<Storage>({}), texts: () => texts };
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
  assert.deepEqual([session.game().id, session.game().page.notice?.key], [id, 'overtaken']);
});
