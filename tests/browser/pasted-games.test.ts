// A text that is pasted on the page is put to the workers once: each question is counted.
// MICRO_MAX_WORKER and MICRO_MAX_VARIANTS_WORKER name the joined scripts; `cargo xtask test js` sets them.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { importShared, importText } from '../../www/dialogs/import-game.ts';
import { QuestionError } from '../../www/engine/error.ts';
import { joinEngines } from '../../www/engine/joined-engines.ts';
import { defaults } from '../../www/game/game.ts';
import { gameSoFar } from '../../www/game/tree/move-tree.ts';
import { texts } from '../../www/texts/en/page.ts';
import { makeLiveGame } from '../../www/ui/effects.ts';
import { requestGame } from '../../www/ui/app.ts';
import { stub } from '../stub.ts';
import { openNodeWorker, resultOf } from './node-worker.ts';
import type { Board } from '../../www/board/board.ts';
import type { EngineLike } from '../../www/engine/client.ts';
import type { VariantQuestionErrorFields } from '../../www/engine/messages.ts';
import type { Game } from '../../www/game/game.ts';
import type { Storage } from '../../www/ui/game-storage.ts';

const { MICRO_MAX_WORKER: chess, MICRO_MAX_VARIANTS_WORKER: variants } = process.env;
const skip = !(chess && variants) && 'missing: MICRO_MAX_WORKER, MICRO_MAX_VARIANTS_WORKER';

const TINY = 'game tiny\\nboard 4x4\\npiece K king K royal\\npiece R rook R\\nstart k2r/4/4/3K w - - 0 1\\n';

const OF_CHESS = [
  '1. e4 e5 2. Nf3 Nc6 *',
  '[White "A"]\n[Black "B"]\n\n1. d4 d5 (1... Nf6 2. c4) 2. c4 {good} 1-0',
  '[FEN "7k/P7/8/8/8/8/8/K7 w - - 0 1"]\n\n1. a8=Q+ Kh7 1/2-1/2',
  '[Variant "Standard"]\n\n1. c4 *',
  '[Variant "Chess960"]\n[FEN "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w KQkq - 0 1"]\n\n1. e4 *',
  '1. f3 e5 2. g4 Qh4# 0-1',
  '1. e4 -- 2. d4 *',
  '1. e4 e5 2. Nf9 Nc6 *',
  'position startpos moves e2e4 e7e5 g1f3',
  '1. e4 c5 {not closed',
  '[White "A"]\n\n*',
];

const OF_VARIANTS = [
  '[Variant "Crazyhouse"]\n\n1. e4 d5 2. exd5 Qxd5 3. P@e4 *',
  '[Variant "Atomic"]\n\n1. e4 e5 2. Qh5 Nc6 3. Qxf7# 1-0',
  '[Variant "3-check"]\n\n1. e4 e5 (1... d5) 2. Bc4 *',
  '[Variant "King of the Hill"]\n\n1. e4 {the hill} *',
  '[Variant "Capablanca"]\n\n*',
  '[Variant "makruk"]\n\n1. Nd2 *',
  '[Variant "seirawan"]\n\n1. Nc3/H *',
  '[Variant "Racing Kings"]\n[FEN "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1"]\n\n1. Kh3 *',
  '[Variant "horde"]\n\n1. e5 e6 2. Zz9 *',
  `[Variant "tiny"]\n[VariantDefinition "${TINY}"]\n\n1. Kc1 *`,
];

const LINKS = ['#g=A81By', '#v=crazyhouse&m=e2e4.d7d5.e4d5.d8d5.P@e4', '#v=atomic&m=g1f3', '#v=3check&m=e2e4'];

/** Texts that are refused, and what the notice says of them. */
const REFUSED: Record<string, RegExp> = {
  'nothing but words': /neither a position \(FEN\) nor a game \(PGN\)/,
  '1. Ke5 *': /'Ke5' is illegal in this position/,
  '[Variant "nope"]\n\n1. e4 *': /'nope'/,
  '[Variant "Atomic"]\n\n1. Ke5 *': /line 3: 'Ke5' is not a legal move here/,
  '[FEN "8/8 w"]\n\n*': /rank/,
  '8/8/8/8/8/8/8/8 w - - 0 1': /king/,
  '[Variant "tiny"]\n[VariantDefinition "game tiny\\nboard 0x4\\n"]\n\n*': /line 2/,
};

describe('a pasted text', { skip }, () => {
  let workers: Record<'chess' | 'variants', ReturnType<typeof openNodeWorker>>;
  before(() => {
    workers = { chess: openNodeWorker(chess), variants: openNodeWorker(variants) };
  });
  after(() => Promise.all(Object.values(workers).map(({ worker }) => worker.terminate())));

  /** Imports something on a new page. */
  async function imported(run: typeof importText, text: string) {
    const asked: string[] = [];
    const makeEngine = (name: keyof typeof workers) => {
      const ask = async (call: string, fields: object = {}) => {
        asked.push(`${name} ${call}`);
        const { result, error } = await workers[name].client.ask({ call, ...fields });
        if (error) throw new QuestionError(error as VariantQuestionErrorFields);
        return result;
      };
      const search = () => new Promise<null>(() => {});
      return stub<EngineLike>({ ask: ask as EngineLike['ask'], search, newGame() {}, cancel() {} });
    };
    const client = joinEngines(makeEngine('chess'), () => makeEngine('variants'));
    const parts = {
      client,
      evaluator: client,
      board: stub<Board>({ say() {} }),
      storage: stub<Storage>({}),
      texts: () => texts,
    };
    const app = makeLiveGame(parts, { game: defaults('first'), follow: (_taken, act) => act() });
    const reading = requestGame(app);
    asked.splice(0);
    await run(text, reading);
    return { game: app.game(), asked };
  }

  /** The questions that are not about the engines of a worker. */
  const aboutGames = (asked: string[]) => asked.filter((question) => !question.endsWith(' engines'));

  async function assertKnown(game: Game, text: string) {
    const { variant, head, shown, positions } = game.tree;
    const { client } = workers[variant ? 'variants' : 'chess'];
    for (const node of [head, shown]) {
      const legal = await resultOf(client, { call: 'legal', ...gameSoFar(game.tree, node) });
      assert.deepEqual(positions[node], legal, text);
    }
  }

  test('with a game of chess takes one question', async () => {
    for (const text of OF_CHESS) {
      const { game, asked } = await imported(importText, text);
      assert.deepEqual(asked, ['chess games'], text);
      assert.notEqual(game.id, 'first', text);
      await assertKnown(game, text);
    }
  });

  test('with a game of a variant takes two', async () => {
    for (const text of OF_VARIANTS) {
      const { game, asked } = await imported(importText, text);
      assert.deepEqual(aboutGames(asked), ['chess games', 'variants pgn'], text);
      assert.ok(game.tree.variant && game.id !== 'first', text);
      await assertKnown(game, text);
    }
  });

  test('that is a link takes one', async () => {
    for (const hash of LINKS) {
      const { game, asked } = await imported(importShared, hash);
      assert.equal(aboutGames(asked).length, 1, hash);
      await assertKnown(game, hash);
    }
  });

  test('that cannot be read leaves the game on the board', async () => {
    for (const [text, reason] of Object.entries(REFUSED)) {
      const { game } = await imported(importText, text);
      assert.equal(game.id, 'first', text);
      assert.match(String(game.page.notice?.fields?.text), reason);
    }
  });
});
