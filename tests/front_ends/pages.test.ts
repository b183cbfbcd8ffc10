// Three pages like an author's, which only require that the engine's worker implements UCI: one for playing, one for
// analysis and one that reviews a game. Each runs with micro-Max and with two builds of Stockfish in its place; ENGINES
// lists the differences of these. MICRO_MAX_PACKAGE names the folder that `cargo xtask dist` builds, STOCKFISH_PACKAGES
// the installed packages of `stockfish`: `cargo xtask test dist` sets the first, `cargo xtask verify front-ends` both.

import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { WorkerClient } from '../browser/site/worker-client.js';
import { evaluationOf } from './evaluation.ts';
import type { TestContext } from 'node:test';
import type { Chess } from 'chess.js';

const { MICRO_MAX_PACKAGE: source, STOCKFISH_PACKAGES: stockfish } = process.env;
const require = createRequire(import.meta.url);

/** The time after which an engine is considered to hang. */
const TIMEOUT_MS = 20_000;
/** The depth of searches on the pages for playing and reviewing. */
const DEPTH = 8;

/** @param file The script of a worker that runs only in browsers. */
const inBrowser = (file: string) =>
  new Worker(new URL('browser-worker.mjs', import.meta.url), { workerData: join(stockfish ?? '', file) });

interface Engine {
  name: string;
  start: () => Worker;
  /** How an analysis ends that sends the next position without waiting for `bestmove`. */
  withoutWaiting?: RegExp;
  /** Whether the position of a mate gets a score but no `bestmove`. */
  isSilentWhenMated?: boolean;
}

const ENGINES: Engine[] = [{ name: 'micro-Max', start: () => new Worker(join(source ?? '', 'micro-max.worker.js')) }];
if (stockfish)
  ENGINES.push(
    {
      name: 'stockfish.js 10',
      start: () => inBrowser('stockfish.js/stockfish.wasm.js'),
      // The next search starts before the first is answered.
      withoutWaiting: /^Error: not a line of position 0: /,
      isSilentWhenMated: true,
    },
    {
      name: 'Stockfish 19 lite',
      start: () => inBrowser('stockfish/bin/stockfish-19-lite-single.js'),
      // The worker fails at the second `stop`.
      withoutWaiting: /^RuntimeError: unreachable/,
    },
  );

/** Starts a worker, which runs until the test ends, and returns its client. */
async function open(engine: Engine, context: TestContext) {
  const worker = engine.start();
  context.after(() => worker.terminate());
  const client = new WorkerClient(worker);
  worker.on('message', (message) => client.receive(message));
  await client.talk(['uci'], 'uciok');
  return { worker, client };
}

/** Returns a game of chess.js from the initial or another position. */
function openGame(fen?: string): Chess {
  const { Chess }: typeof import('chess.js') = require('chess.js');
  return new Chess(fen);
}

/** Makes a move in UCI notation, or throws. */
const make = (game: Chess, uci: string) => game.move({ from: uci.slice(0, 2), to: uci.slice(2, 4), promotion: uci[4] });

const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1];

/** Plays a game at a skill level. After each move, an evaluation bar uses the same worker at full strength. */
async function playPage(client: WorkerClient) {
  const PLIES = 24;
  const clocks_ms = [29_875.5, 30_000.25];
  const game = openGame();
  const differences_cp: number[] = [];
  let weaker = 0;
  while (!game.isGameOver() && game.history().length < PLIES) {
    const position = `position fen ${game.fen()}`;
    const go = `go wtime ${clocks_ms[0]} btime ${clocks_ms[1]} depth ${DEPTH}`;
    const reply = await client.talk(['setoption name Skill Level value 5', position, go], 'bestmove');
    const bar = await client.talk(['setoption name Skill Level value 20', position, `go depth ${DEPTH}`], 'bestmove');
    differences_cp.push(Math.abs(evaluationOf(reply) - evaluationOf(bar)));
    const [move, best] = [reply, bar].map((lines) => lines.at(-1)?.split(' ')[1] ?? '');
    weaker += Number(move !== best);
    clocks_ms[game.history().length % 2] -= 321;
    make(game, move);
  }
  assert.ok(game.isGameOver() || game.history().length === PLIES);
  return { difference_cp: median(differences_cp), weaker };
}

const POSITIONS = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4',
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQkq - 0 1',
  '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
  '4k3/8/8/8/8/8/4P3/4K3 b - - 0 1',
];

/** Analyses each position until it has three lines, and resolves once every position has its own lines. */
function analysisPage(worker: Worker, waits: boolean) {
  return new Promise<void>((resolve, reject) => {
    let [asked, answered, lines] = [0, 0, new Set<string | undefined>()];
    const send = (...words: string[]) => words.forEach((line) => worker.postMessage(line));
    const next = () => {
      lines = new Set();
      if (asked < POSITIONS.length) send(`position fen ${POSITIONS[asked++]}`, 'go infinite');
    };
    const read = (line: string) => {
      const moves = /^bestmove (\S+)/.exec(line)?.[1] ?? / pv (.*)/.exec(line)?.[1];
      if (!moves) return;
      const game = openGame(POSITIONS[answered]);
      try {
        for (const move of moves.split(' ')) make(game, move);
      } catch {
        throw new Error(`not a line of position ${answered}: ${line}`);
      }
      if (line.startsWith('bestmove')) {
        answered += 1;
        if (answered === POSITIONS.length) resolve();
        else if (waits) next();
        return;
      }
      // The remaining output of a stopped search.
      if (answered !== asked - 1) return;
      const count = lines.size;
      lines.add(/ multipv (\d)/.exec(line)?.[1]);
      if (count === 3 || lines.size < 3) return;
      send('stop');
      if (!waits) next();
    };
    worker.on('error', reject);
    worker.on('message', (line: string) => {
      try {
        read(line);
      } catch (error) {
        reject(error);
      }
    });
    send('setoption name MultiPV value 3');
    next();
  });
}

/** Morphy against Duke Karl and Count Isouard, Paris 1858. */
const OPERA =
  'e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#';

/** Returns the scores of all positions of the game, and the lines about the last one, which is mate. */
async function reviewPage(client: WorkerClient, isSilentWhenMated: boolean) {
  const game = openGame();
  const scores: (string | undefined)[] = [];
  let lines: string[] = [];
  for (const san of ['', ...OPERA.split(' ')]) {
    if (san) game.move(san);
    const moves = game.history({ verbose: true }).map(({ lan }) => lan);
    const last = isSilentWhenMated && game.isGameOver() ? 'info depth 0' : 'bestmove';
    lines = await client.talk([`position startpos moves ${moves.join(' ')}`, `go depth ${DEPTH}`], last);
    scores.push(lines.map((line) => / score (\w+ -?\d+)/.exec(line)?.[1]).findLast(Boolean));
  }
  lines.push(...(await client.talk(['isready'], 'readyok')));
  return { scores, mated: lines.filter((line) => /^(info depth|bestmove)/.test(line)) };
}

for (const engine of ENGINES) {
  const { name, withoutWaiting, isSilentWhenMated = false } = engine;
  const options = { skip: source ? false : 'missing: MICRO_MAX_PACKAGE', timeout: TIMEOUT_MS };

  test(`${name} on a page to play on`, options, async (context) => {
    const { client } = await open(engine, context);
    const { difference_cp, weaker } = await playPage(client);
    assert.ok(difference_cp <= 60, `the evaluation at a skill differs by ${difference_cp} centipawns`);
    assert.ok(weaker > 3, `${weaker} moves differ from those at full strength`);
  });

  test(`${name} on a page that analyses one position after the other`, options, async (context) => {
    const { worker } = await open(engine, context);
    await analysisPage(worker, true);
  });

  test(`${name} on a page that stops it and sends the next position at once`, options, async (context) => {
    const { worker } = await open(engine, context);
    const analysis = analysisPage(worker, false);
    await (withoutWaiting ? assert.rejects(analysis, withoutWaiting) : analysis);
  });

  test(`${name} on a page that reviews a game`, options, async (context) => {
    const { client } = await open(engine, context);
    const { scores, mated } = await reviewPage(client, isSilentWhenMated);
    assert.deepEqual(scores.slice(-4), ['mate 2', 'mate -1', 'mate 1', 'mate 0']);
    assert.ok(
      scores.slice(0, -4).every((score) => /^cp -?\d+$/.test(score ?? '')),
      scores.join(', '),
    );
    assert.deepEqual(mated, ['info depth 0 score mate 0', ...(isSilentWhenMated ? [] : ['bestmove (none)'])]);
  });
}
