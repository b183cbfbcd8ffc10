// @ts-check
// Measures what a piece is worth: `node piece-value.mjs PIECE [OPTION…]`. PIECE is a name of the table below or a move in
// Betza notation.
//
// --minutes N        the maximum duration (10)
// --until PAWNS      stops when the error is no larger (0)
// --value PAWNS      the engine's value of the piece at first (4)
// --expect LOW-HIGH  fails if the value differs by more than its error, or the error exceeds half a pawn
// --seed N           the seed of the openings (1)
// --workers N        the games that are played at the same time (2)
// --worker PATH      the script of the worker

import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { EngineClient } from '../www/engine/client.js';
import { Measurement } from '../www/variants/piece-value/measurement.js';

/** Fewer games may agree by chance. */
const MIN_GAMES = 300;

/** The error that is allowed with `--expect`, in pawns. */
const MAX_ERROR = 0.5;

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
const moves = Object.hasOwn(PIECES, piece) ? PIECES[/** @type {keyof typeof PIECES} */ (piece)] : piece;

/** A worker of Node as the page's client expects one. */
function startNodeWorker() {
  const worker = new Worker(values.worker);
  /** @type {import('../www/engine/client.js').WorkerLike} */
  const like = {
    postMessage: (message) => worker.postMessage(message),
    terminate: () => worker.terminate(),
    onmessage: null,
    onerror: null,
  };
  worker.on('message', (data) => like.onmessage?.(/** @type {MessageEvent} */ ({ data })));
  return like;
}

const started_ms = Date.now();
const engines = Array.from({ length: Number(values.workers) }, () => new EngineClient({ makeWorker: startNodeWorker }));
const enough = new AbortController();
const { signal } = enough;
// Not a signal of `AbortSignal.timeout` among those of `AbortSignal.any`: Node 20 collects it as garbage before it fires.
const timer = setTimeout(() => enough.abort(), Number(values.minutes) * 60_000);
/** @type {import('../www/variants/piece-value/estimate.js').Estimate | null} */
let last = null;
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

/** @param {import('../www/variants/piece-value/estimate.js').Estimate} estimate */
function print({ value, error, slope, games }) {
  const minutes = ((Date.now() - started_ms) / 60_000).toFixed(1);
  console.log(
    `${piece} ${value.toFixed(2)} ± ${error.toFixed(2)} pawns, ${games} games, slope ${slope.toFixed(2)}, ${minutes} min`,
  );
}

/**
 * Whether the value agrees within its error with what is expected.
 * @param {import('../www/variants/piece-value/estimate.js').Estimate | null} estimate @param {string} expected
 */
function isExpected(estimate, expected) {
  const [low, high = low] = expected.split('-').map(Number);
  return (
    estimate !== null &&
    estimate.error <= MAX_ERROR &&
    estimate.value + estimate.error >= low &&
    estimate.value - estimate.error <= high
  );
}
