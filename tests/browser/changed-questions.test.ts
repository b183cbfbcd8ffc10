// Questions with random changes get an answer or an error, and the worker goes on.
// MICRO_MAX_WORKER, MICRO_MAX_INSIDE_WORKER and MICRO_MAX_VARIANTS_WORKER name the joined scripts; `cargo xtask test js` sets them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { INVALID } from './invalid-questions.ts';
import { openNodeWorker } from './node-worker.ts';
import { CALLS, INSIDE_CALLS, VARIANT_CALLS } from './valid-questions.ts';

const { MICRO_MAX_WORKER: playing, MICRO_MAX_INSIDE_WORKER: inside, MICRO_MAX_VARIANTS_WORKER: variants } = process.env;
const skip =
  !(playing && inside && variants) && 'missing: MICRO_MAX_WORKER, MICRO_MAX_INSIDE_WORKER, MICRO_MAX_VARIANTS_WORKER';

/** The number of changed questions for each worker. */
const QUESTIONS = 1000;

/** Values of all types, and texts that parts of the worker read. */
const VALUES = [
  null,
  true,
  -1,
  0,
  0.5,
  63,
  255,
  256,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  1e300,
  NaN,
  Infinity,
  -Infinity,
  10n,
  '',
  ' ',
  '\0',
  '\ud800',
  '\u{1f600}',
  'e2e4',
  'a1a1',
  '0000',
  'P@e4',
  'O-O',
  'startpos',
  '8/8/8/8/8/8/8/8 w - - 0 1',
  '4k3/8/8/8/8/8/8/4K3 w - - 99999999999 99999999999',
  'QQQQKQQQ/QQQQQQQQ/8/8/8/8/qqqqqqqq/qqqqkqqq w - - 0 1',
  '(1. e4'.repeat(500),
  'x'.repeat(100_000),
  [],
  {},
  [[]],
  ['e2e4', 'e2e4'],
  Array.from({ length: 5000 }, (_, index) => ['g1f3', 'g8f6', 'f3g1', 'f6g8'][index % 4]),
  new Uint8Array(3),
  new Map([['call', 'legal']]),
  new Date(NaN),
  undefined,
];

/** A function that returns random numbers from 0 to below `end`. */
function makeRandom(seed: number) {
  let state = seed;
  return (end: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value?.constructor === Object;

/** A copy of the value with one part of it replaced, removed or cut. */
function changed(value: unknown, random: (end: number) => number): unknown {
  const replacement = VALUES[random(VALUES.length)];
  const isText = typeof value === 'string' && value.length > 1;
  if (isText && random(2) > 0) {
    const start = random(value.length);
    const end = start + random(4);
    return value.slice(0, start) + (random(2) > 0 ? String(replacement).slice(0, 40) : '') + value.slice(end);
  }
  if (!(Array.isArray(value) || isRecord(value)) || random(4) === 0) return replacement;
  const copy = structuredClone(value) as Record<string, unknown>;
  const keys = Object.keys(copy);
  if (keys.length === 0) return replacement;
  const key = keys[random(keys.length)];
  if (random(6) === 0) delete copy[key];
  else copy[key] = changed(copy[key], random);
  return copy;
}

/** Sends changed questions to a worker. */
async function sendTo(path: string | undefined, calls: Record<string, object[]>) {
  const random = makeRandom(1);
  const questions = Object.entries(calls).flatMap(([call, list]) => list.map((question) => ({ call, ...question })));
  const { client, worker } = openNodeWorker(path);
  let refused = 0;
  for (let count = 0; count < QUESTIONS; count += 1) {
    let question: Record<string, unknown> = questions[random(questions.length)];
    for (let change = random(3); change >= 0; change -= 1) {
      const next = changed(question, random);
      if (isRecord(next)) question = next;
    }
    const { result, error } = await client.ask(question);
    assert((result === undefined) !== (error === undefined), `no answer to ${inspected(question)}`);
    if (error === undefined) continue;
    refused += 1;
    assert.notEqual(error.code, 'engine-failed', inspected(question));
    assert.equal(typeof error.message, 'string', inspected(question));
  }
  assert(refused > QUESTIONS / 10 && refused < QUESTIONS, `${refused} of ${QUESTIONS} were refused`);
  await worker.terminate();
}

/** The question as text, shortened. */
const inspected = (question: object) =>
  JSON.stringify(question, (_, value) => (typeof value === 'bigint' ? `${value}n` : value)).slice(0, 500);

test('changed questions get an answer or an error', { skip }, async () => {
  const refused = INVALID.map(({ question }) => question);
  await sendTo(playing, { ...CALLS, refused });
  await sendTo(inside, INSIDE_CALLS);
  await sendTo(variants, { ...CALLS, ...VARIANT_CALLS });
});
