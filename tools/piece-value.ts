// Measures the value of a piece: `node piece-value.ts PIECE [OPTION…]`. PIECE is a name from the table below or a move in
// Betza notation.
//
// --minutes N        the maximum duration (10)
// --until PAWNS      stops when the error is at most this (0)
// --value PAWNS      the initial value of the piece in the engine (4)
// --expect LOW-HIGH  fails if the value differs by more than half a pawn, or its error exceeds that
// --seed N           the seed of the openings (1)
// --workers N        the number of simultaneous games (2)
// --worker PATH      the script of the worker

import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { EngineClient } from '../www/engine/client.ts';
import { Measurement } from '../www/variants/piece-value/measurement.ts';
import type { WorkerLike } from '../www/engine/client.ts';
import type { Estimate } from '../www/variants/piece-value/estimate.ts';

/** The minimum number of games: the results of fewer may agree by chance. */
const MIN_GAMES = 300;

/** The largest difference and the largest error with `--expect`, in pawns. */
const TOLERANCE = 0.5;

const PIECES = { rook: 'R', bishop: 'B', knight: 'N', queen: 'Q', archbishop: 'BN', chancellor: 'RN' };

const {
  values,
  positionals: [piece = ''],
} = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    until: { type: 'string', default: '0' },
    expect: { type: 'string' },
    value: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
    worker: {
      type: 'string',
      default: new URL('../target/www/micro-max.variants.worker.js', import.meta.url).pathname,
    },
  },
});
const moves = Object.hasOwn(PIECES, piece) ? PIECES[piece as keyof typeof PIECES] : piece;

/** Starts a worker in Node with the interface that the page's client expects. */
function startNodeWorker() {
  const worker = new Worker(values.worker);
  const like: WorkerLike = {
    postMessage: (message) => worker.postMessage(message),
    terminate: () => worker.terminate(),
    onmessage: null,
    onerror: null,
  };
  worker.on('message', (data) => like.onmessage?.({ data } as MessageEvent));
  return like;
}

const started_ms = Date.now();
const engines = Array.from({ length: Number(values.workers) }, () => new EngineClient({ makeWorker: startNodeWorker }));
const enough = new AbortController();
const { signal } = enough;
// Not `AbortSignal.timeout` in `AbortSignal.any`: Node 20 collects such a signal as garbage before it fires.
const timer = setTimeout(() => enough.abort(), Number(values.minutes) * 60_000);
let last: Estimate | null = null;
let printed = 0;
const measurement = new Measurement({ moves, value: Number(values.value), seed: Number(values.seed) });
await measurement.run(
  engines,
  (estimate) => {
    last = estimate;
    if (estimate.games >= MIN_GAMES && estimate.error <= Number(values.until)) enough.abort();
    if (estimate.games < printed + 100 && estimate.games >= printed) return;
    printed = estimate.games;
    print(estimate);
  },
  signal,
);
clearTimeout(timer);
for (const engine of engines) engine.close();
if (last) print(last);
if (values.expect && !isExpected(last, values.expect)) process.exitCode = 1;

function print({ value, error, slope, games }: Estimate) {
  const minutes = ((Date.now() - started_ms) / 60_000).toFixed(1);
  console.log(
    `${piece} ${value.toFixed(2)} ± ${error.toFixed(2)} pawns, ${games} games, slope ${slope.toFixed(2)}, ${minutes} min`,
  );
}

/** Whether the value is certain enough and within half a pawn of the expected range. */
function isExpected(estimate: Estimate | null, expected: string) {
  const [low, high = low] = expected.split('-').map(Number);
  return (
    estimate !== null &&
    estimate.error <= TOLERANCE &&
    estimate.value >= low - TOLERANCE &&
    estimate.value <= high + TOLERANCE
  );
}
