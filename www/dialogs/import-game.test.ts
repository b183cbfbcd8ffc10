import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stub } from '../../tests/stub.ts';
import { QuestionError } from '../engine/error.ts';
import { joinEngines } from '../engine/joined-engines.ts';
import { defaults, patched } from '../game/game.ts';
import { DROPS } from '../game/variant/variant.fixture.ts';
import { texts } from '../texts/en/page.ts';
import { makeLiveGame } from '../ui/effects.ts';
import { requestGame } from '../ui/app.ts';
import { importShared, importText } from './import-game.ts';
import type { Board } from '../board/board.ts';
import type { EngineLike } from '../engine/client.ts';
import type { Legal, PgnGame, ScannedGame, VariantInfo } from '../engine/messages.ts';
import type { Storage } from '../ui/game-storage.ts';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const FEN = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';
const CRAZYHOUSE: VariantInfo = { ...DROPS, source: 'crazyhouse', name: 'crazyhouse' };

const known = (fen: string): Legal => ({
  fen,
  placement: {},
  hands: null,
  turn: 'white',
  check: false,
  ply: 0,
  legal: [],
  outcome: null,
  claim: null,
  mating: { white: true, black: true },
});

const PLAIN = { before: '', comment: '', nags: [], arrows: [], circles: [], commands: [], clock_ms: null };

/** The answer to `pgn` for 1. e4. */
const read = (variant: VariantInfo | null = null): PgnGame => ({
  ...PLAIN,
  tags: [],
  result: '*',
  start: 'startpos',
  nodes: [{ ...PLAIN, parent: 0, uci: 'e2e4', san: 'e4', fen: AFTER_E4 }],
  unread: [],
  variant,
  first: known(START),
  last: known(AFTER_E4),
});

const listed = (variant: string | null = null): ScannedGame => ({ variant, tags: [['White', 'A']], error: null });

/** Answers by worker and call. */
type Answers = Record<string, (about: { start: string; variant?: string; game?: number }) => unknown>;

/** A page with two workers; other questions are not answered. */
function makePage(answers: Answers) {
  const asked: string[] = [];
  const makeEngine = (worker: string) => {
    const ask = async (call: string, about: object = {}) => {
      asked.push(`${worker} ${call}`);
      return answers[`${worker} ${call}`]?.({ start: 'startpos', ...about }) ?? new Promise(() => {});
    };
    return stub<EngineLike>({ ask: ask as EngineLike['ask'], newGame() {}, cancel() {} });
  };
  const client = joinEngines(makeEngine('chess'), () => makeEngine('variants'));
  const board = stub<Board>({ say() {} });
  const parts = { client, evaluator: client, board, storage: stub<Storage>({}), texts: () => texts };
  const first = patched(defaults('first'), { tree: { positions: { 0: known(START) } } });
  const app = makeLiveGame(parts, { game: first, follow: (_taken, run) => run() });
  return { app, asked };
}

/** Pastes a text, and returns the game and what was asked. */
async function paste(text: string, answers: Answers) {
  const { app, asked } = makePage(answers);
  await importText(text, requestGame(app));
  await new Promise(setImmediate);
  return { game: app.game(), asked };
}

test('a pasted game of chess takes one question', async () => {
  const { game, asked } = await paste('1. e4 *', { 'chess games': () => ({ games: [listed()], only: read() }) });
  assert.deepEqual(asked, ['chess games']);
  assert.deepEqual([game.tree.nodes[1].san, game.tree.head, game.tree.shown, game.page.notice], ['e4', 1, 0, null]);
  assert.deepEqual([game.tree.positions[0]?.fen, game.tree.positions[1]?.fen], [START, AFTER_E4]);
});

test('a pasted game of a variant takes two questions; its worker is asked for its engines when it starts', async () => {
  const { game, asked } = await paste('[Variant "Crazyhouse"]\n\n1. e4 *', {
    'chess games': () => ({ games: [listed('Crazyhouse')], only: null }),
    'variants pgn': ({ variant, game }) => (variant === 'Crazyhouse' && game === 0 ? read(CRAZYHOUSE) : null),
  });
  assert.deepEqual(asked, ['chess games', 'variants pgn', 'variants engines']);
  assert.deepEqual([game.tree.variant, game.tree.nodes[1].san, game.tree.head], [CRAZYHOUSE, 'e4', 1]);
});

test('a pasted position takes one question', async () => {
  const { game, asked } = await paste(FEN, { 'chess legal': ({ start }) => known(start) });
  assert.deepEqual(asked, ['chess legal']);
  assert.deepEqual([game.tree.start, game.tree.positions[0]?.fen], [FEN, FEN]);
});

test('links to games take one question', async () => {
  const links: Record<string, Answers> = {
    '#g=A81By': { 'chess unpack': () => read() },
    '#v=crazyhouse&m=e2e4': { 'variants replay': () => read(CRAZYHOUSE) },
  };
  for (const [hash, answers] of Object.entries(links)) {
    const { app, asked } = makePage(answers);
    await importShared(hash, requestGame(app));
    assert.deepEqual(
      asked.filter((question) => question !== 'variants engines'),
      Object.keys(answers),
    );
    assert.equal(app.game().tree.head, 1);
  }
});

test('a game that cannot be read is reported with the error of the worker', async () => {
  const refuse = () => {
    throw new QuestionError({
      code: 'illegal-move',
      found: 'Ke5',
      message: "game 1, line 1, byte 3: 'Ke5' is illegal in this position",
      reason: "'Ke5' is illegal in this position",
      game: 1,
      line: 1,
      byte: 3,
    });
  };
  const { game, asked } = await paste('1. Ke5 *', {
    'chess games': () => ({ games: [listed()], only: null }),
    'chess pgn': refuse,
  });
  assert.deepEqual(asked, ['chess games', 'chess pgn']);
  assert.deepEqual([game.id, game.page.notice?.key], ['first', 'notRead']);
  assert.match(String(game.page.notice?.fields?.text), /'Ke5' is illegal in this position/);
  const empty = await paste('hello', { 'chess games': () => ({ games: [], only: null }) });
  assert.deepEqual([empty.game.id, empty.game.page.notice?.key], ['first', 'notRead']);
});

test('a pasted position stays when an earlier link to a variant arrives after it', async () => {
  let arrive = () => {};
  const loaded = new Promise((resolve) => {
    arrive = () => resolve({ ...read(CRAZYHOUSE), nodes: [] });
  });
  const { app } = makePage({
    'variants replay': () => loaded,
    'chess legal': ({ start }) => known(start),
    'chess seed': () => ({ seed: 1 }),
    'variants seed': () => ({ seed: 1 }),
  });
  const shared = importShared('#v=crazyhouse', requestGame(app));
  await importText(FEN, requestGame(app));
  const { id } = app.game();
  assert.equal(app.game().tree.start, FEN);
  arrive();
  await shared;
  await new Promise(setImmediate);
  assert.deepEqual([app.game().id, app.game().page.notice?.key], [id, 'overtaken']);
});
