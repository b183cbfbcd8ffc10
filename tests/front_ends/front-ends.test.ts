// Programs for stockfish.js or UCI engines, with micro-Max in place of the engine: each sets a difficulty and plays a game, in
// which chess.js checks every move. MICRO_MAX_PACKAGE names the folder that `cargo xtask dist` builds; `cargo xtask test dist`
// sets it.
//
// Published programs, at the versions of package-lock.json: cm-engine-runner, node-uci, react-chess-stockfish. Programs that only
// have the same interface: the class `Engine` of react-chessboard's examples, and the example of stockfish.js for chess.js and
// chessboard.js.

import assert from 'node:assert/strict';
import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker as NodeWorker } from 'node:worker_threads';

const { MICRO_MAX_PACKAGE: source } = process.env;
const options = { skip: source ? false : 'missing: MICRO_MAX_PACKAGE', timeout: 120_000 };
const require = createRequire(import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'micro-max-front-ends-'));
const command = join(folder, 'micro-max');

/** The length of the games, enough for an opening and a middlegame. */
const PLIES = 40;

type LineEvent = Event & { data: string };

/** The parts of the browser's `Worker` that these programs use. */
class Worker extends EventTarget {
  thread;

  onmessage: ((event: LineEvent) => void) | null = null;

  constructor(file: string) {
    super();
    // The programs load stockfish.js from this path.
    this.thread = new NodeWorker(file === '/stockfish.js' ? workerFile() : file);
    this.thread.on('message', (data) => {
      const event = Object.assign(new Event('message'), { data });
      this.dispatchEvent(event);
      this.onmessage?.(event);
    });
  }

  postMessage(message: unknown) {
    this.thread.postMessage(message);
  }

  terminate() {
    return this.thread.terminate();
  }
}

before(() => {
  if (!source) return;
  Object.assign(globalThis, { Worker });
  writeFileSync(command, `#!/bin/sh\nexec node '${join(source, 'uci.mjs')}' "$@"\n`);
  chmodSync(command, 0o755);
});

after(() => rmSync(folder, { recursive: true, force: true }));

const workerFile = () => join(source ?? '', 'micro-max.worker.js');

/**
 * Plays a game of an engine against itself.
 *
 * @param choose Returns a move in UCI notation.
 */
async function play(choose: (fen: string) => Promise<string>) {
  const { Chess }: typeof import('chess.js') = require('chess.js');
  const game = new Chess();
  while (!game.isGameOver() && game.history().length < PLIES) {
    const uci = await choose(game.fen());
    game.move({ from: uci.slice(0, 2), to: uci.slice(2, 4), promotion: uci[4] });
  }
  assert.ok(game.isGameOver() || game.history().length === PLIES);
}

test('cm-engine-runner plays at its levels', options, async () => {
  // The modules are for bundlers: Node needs a type that their package does not declare.
  const modules = join(folder, 'cm-engine-runner');
  cpSync(fileURLToPath(new URL('node_modules/cm-engine-runner/src/cm-engine-runner', import.meta.url)), modules, {
    recursive: true,
  });
  writeFileSync(join(modules, 'package.json'), '{ "type": "module" }\n');
  const { StockfishRunner, LEVELS } = await import(pathToFileURL(join(modules, 'StockfishRunner.js')).href);
  const runner = new StockfishRunner({ workerUrl: workerFile(), responseDelay: 0 });
  await runner.initialization;
  let ply = 0;
  await play(async (fen) => {
    const level = (ply++ % 6) + 1;
    assert.ok(level in LEVELS);
    const { from, to, promotion = '' } = await runner.calculateMove(fen, { level });
    return from + to + promotion;
  });
  assert.match(String(runner.score), /^(-?\d+\.\d|#\d+)$/);
  await runner.engineWorker.terminate();
});

test('node-uci plays and analyses', options, async () => {
  const { Engine } = require('node-uci');
  const engine = new Engine(command);
  await engine.init();
  assert.match(engine.id.name, /^micro-Max/);
  await engine.setoption('Skill Level', '5');
  await engine.isready();
  await play(async (fen) => {
    await engine.position(fen);
    const { bestmove, info } = await engine.go({ depth: 3 });
    assert.ok(info.some(({ pv }: { pv?: string }) => pv));
    return bestmove;
  });
  await engine.setoption('MultiPV', '3');
  await engine.position('startpos', ['e2e4']);
  const emitter = engine.goInfinite();
  const reports: { multipv?: number }[] = [];
  emitter.on('data', (report: { multipv?: number }) => reports.push(report));
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  assert.match((await engine.stop()).bestmove, /^[a-h][1-8][a-h][1-8]$/);
  assert.ok(reports.some(({ multipv }) => multipv === 3));
  await engine.quit();
});

/** What react-chess-stockfish tells of an analysis. */
interface Analysis {
  bestLine: { moves: { uci: string }[] };
  principalVariations: object[];
  depth: number;
  error: Error | null;
}

test('react-chess-stockfish analyses, sets a skill level and plays', options, async () => {
  const { StockfishEngine } = require('@react-chess-tools/react-chess-stockfish');
  const engine = new StockfishEngine({ workerPath: '/stockfish.js' });
  await engine.init();
  const analyse = (fen: string, config: object) =>
    new Promise<Analysis>((resolve) => {
      const leave = engine.subscribe(() => {
        const { isEngineThinking, hasResults, fen: shown, error } = engine.getSnapshot();
        if (shown !== fen || isEngineThinking || (!hasResults && !error)) return;
        leave();
        resolve(engine.getSnapshot());
      });
      engine.startAnalysis(fen, config);
    });
  await play(async (fen) => {
    const { bestLine, error } = await analyse(fen, { depth: 3, skillLevel: 5 });
    assert.equal(error, null);
    return bestLine.moves[0].uci;
  });
  const { principalVariations, depth } = await analyse(
    'r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R w KQkq - 4 4',
    { depth: 6, multiPV: 3, skillLevel: 20, hash: 16 },
  );
  assert.deepEqual([principalVariations.length, depth], [3, 6]);
  engine.destroy();
});

/** A line as the class below reads it. */
interface EngineMessage {
  uciMessage: string;
  bestMove?: string;
  ponder?: string;
  positionEvaluation?: string;
  possibleMate?: string;
  pv?: string;
  depth: number;
}

/** The class of the examples of react-chessboard. */
class ReactChessboardEngine {
  stockfish;

  isReady = false;

  constructor() {
    this.stockfish = new Worker(workerFile());
    this.onMessage(({ uciMessage }) => {
      if (uciMessage === 'readyok') this.isReady = true;
    });
    this.stockfish.postMessage('uci');
    this.stockfish.postMessage('isready');
  }

  onMessage(callback: (message: EngineMessage) => void) {
    this.stockfish.addEventListener('message', (event) => {
      const { data } = event as LineEvent;
      callback({
        uciMessage: data,
        bestMove: data.match(/bestmove\s+(\S+)/)?.[1],
        ponder: data.match(/ponder\s+(\S+)/)?.[1],
        positionEvaluation: data.match(/cp\s+(\S+)/)?.[1],
        possibleMate: data.match(/mate\s+(\S+)/)?.[1],
        pv: data.match(/ pv\s+(.*)/)?.[1],
        depth: Number(data.match(/ depth\s+(\S+)/)?.[1] ?? 0),
      });
    });
  }

  evaluatePosition(fen: string, depth = 12) {
    this.stockfish.postMessage(`position fen ${fen}`);
    this.stockfish.postMessage(`go depth ${Math.min(depth, 24)}`);
  }

  stop() {
    this.isReady = false;
    this.stockfish.postMessage('stop');
  }
}

test('the engine of react-chessboard’s examples plays at its depths', options, async () => {
  const engine = new ReactChessboardEngine();
  let resolve = (_move: string) => {};
  let seen: Partial<EngineMessage> = {};
  engine.onMessage(({ bestMove, depth, pv, positionEvaluation }) => {
    if (depth) seen = { depth, pv, positionEvaluation };
    if (bestMove) resolve(bestMove);
  });
  for (const depth of [2, 6]) {
    await play(
      (fen) =>
        new Promise((found) => {
          resolve = found;
          engine.evaluatePosition(fen, depth);
        }),
    );
    assert.ok(engine.isReady && Number(seen.depth) > 0 && seen.pv);
  }
  engine.stop();
  await engine.stockfish.terminate();
});

test('the example for chess.js and chessboard.js sets a difficulty and plays on the clock', options, async () => {
  const engine = new Worker(workerFile());
  const evaluator = new Worker(workerFile());
  const status = { isLoaded: false, isReady: false, score: '', search: '' };
  let resolve = (_move: string) => {};
  engine.onmessage = ({ data: line }) => {
    if (line === 'uciok') status.isLoaded = true;
    else if (line === 'readyok') status.isReady = true;
    else {
      const best = line.match(/^bestmove ([a-h][1-8])([a-h][1-8])([qrbn])?/);
      if (best) return resolve(best[1] + best[2] + (best[3] ?? ''));
      const search = line.match(/^info .*\bdepth (\d+) .*\bnps (\d+)/);
      if (search) status.search = `Depth: ${search[1]} Nps: ${search[2]}`;
      const score = line.match(/^info .*\bscore (\w+) (-?\d+)/);
      if (score)
        status.score =
          score[1] === 'cp' ? (Number(score[2]) / 100).toFixed(2) : `Mate in ${Math.abs(Number(score[2]))}`;
    }
    return undefined;
  };
  const send = (line: string) => engine.postMessage(line);
  send('uci');
  send('ucinewgame');
  send('setoption name Contempt value 0');
  const skill = 4;
  send(`setoption name Skill Level value ${skill}`);
  send(`setoption name Skill Level Maximum Error value ${Math.round(skill * -0.5 + 10)}`);
  send(`setoption name Skill Level Probability value ${Math.round(skill * 6.35 + 1)}`);
  send('isready');
  evaluator.postMessage('uci');
  evaluator.postMessage('isready');
  evaluator.postMessage({ book: new ArrayBuffer(8) });
  await play(
    (fen) =>
      new Promise((found) => {
        resolve = found;
        evaluator.postMessage(`position fen ${fen}`);
        evaluator.postMessage('eval');
        send(`position fen ${fen}`);
        send('go wtime 3000 winc 20 btime 3000 binc 20');
      }),
  );
  assert.ok(status.isLoaded && status.isReady && status.score !== '' && status.search !== '', JSON.stringify(status));
  await Promise.all([engine.terminate(), evaluator.terminate()]);
});
