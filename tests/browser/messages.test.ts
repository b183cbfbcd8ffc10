// The worker's answers have the types of `www/engine/messages.ts`: they are written as literals that tsc checks.
// MICRO_MAX_WORKER, MICRO_MAX_INSIDE_WORKER and MICRO_MAX_VARIANTS_WORKER name the joined scripts; `cargo xtask test js` sets them.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { texts as errorTexts } from '../../www/texts/de/engine-errors.ts';
import { INVALID } from './invalid-questions.ts';
import { openNodeWorker } from './node-worker.ts';
import { CALLS, defined, DESIGN, INSIDE_CALLS, VARIANT_CALLS } from './valid-questions.ts';

const { MICRO_MAX_WORKER: playing, MICRO_MAX_INSIDE_WORKER: inside, MICRO_MAX_VARIANTS_WORKER: variants } = process.env;
const skip =
  !(playing && inside && variants) && 'missing: MICRO_MAX_WORKER, MICRO_MAX_INSIDE_WORKER, MICRO_MAX_VARIANTS_WORKER';

const variantFen = (fen: string, variant = 'makruk') => ({ call: 'fen', variant, fen });
const definition = (variant: string) => ({ call: 'variant', variant });

/** At least one question for each error code that only the variants worker uses. */
const INVALID_IN_VARIANTS = [
  definition('nope'),
  ...[
    'fly',
    'board 5x5',
    'piece Q queen',
    'piece K other W',
    'promotion X to R on 4',
    'piece X ray - rays 1',
    'piece X stone - rays 7,7',
  ].map((line) => definition(defined(line))),
  definition('game tiny\nboard 4x4\n'),
  definition('[shako:chess]\nking = k\n'),
  definition(defined().replace(' royal', '')),
  definition(
    `game many\nboard 4x4\n${[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `piece ${letter} p W white\npiece ${letter} p W black\n`).join('')}`,
  ),
  definition(`game tiny\n${'#'.repeat(2_000_000)}`),
  ...['X', 'f', 'W99', 'uK', 'yW', 'W'.repeat(5000)].map((betza) => definition(defined(`piece X x ${betza}`))),
  { call: 'designPiece', piece: { ...DESIGN.pieces[0], moves: '' } },
  { call: 'definitions', text: 'Game: a\n' },
  variantFen('8/8 w'),
  variantFen('9/8/8/8/8/8/8/8 w'),
  variantFen('x7/8/8/8/8/8/8/8 w'),
  variantFen('8/8/8/8/8/8/8/8[P] w'),
  variantFen('4k3/8/8/8/8/8/8/4K3 w xyz!'),
  variantFen('4k3/8/8/8/8/8/8/4K3 w - x'),
  variantFen('4k3/8/8/8/8/8/8/4K3 w - - x+y 0 1', 'three-check'),
  variantFen('8/8/8/8/8/8/8/4K3 w - - 0 1'),
  variantFen('4k3/8/8/8/8/8/8/4RK2 w - - 0 1'),
];

/**
 * The codes of errors that no question causes: an unclosed variation is accepted, and contradictions in a FEN are repaired.
 */
const NOT_ASKED = [
  'fen-contradiction',
  'pgn-unclosed-variation',
  'engine-failed',
  'engine-not-started',
  'inside-memory',
];

/** Writes the results of the calls as TypeScript. */
async function resultsOf(path: string | undefined, type: string, calls: Record<string, object[]>) {
  const { client, worker } = openNodeWorker(path);
  const lines = [];
  for (const [call, questions] of Object.entries(calls)) {
    for (const question of questions) {
      const { result, error } = await client.ask({ call, ...question });
      assert.equal(error, undefined, call);
      lines.push(`check<${type}['${call}']['result']>(${JSON.stringify(result)});`);
    }
  }
  await worker.terminate();
  return lines;
}

/** Returns the worker's errors for questions. */
async function errorsOf(path: string | undefined, questions: readonly object[]) {
  const { client, worker } = openNodeWorker(path);
  const errors = [];
  for (const question of questions) {
    const { error } = await client.ask(question);
    assert.ok(error, JSON.stringify(question));
    errors.push(error);
  }
  await worker.terminate();
  return errors;
}

/** Compiles a module and returns the errors of tsc. */
function compile(text: string) {
  const www = fileURLToPath(new URL('../../www/', import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  try {
    const file = join(folder, 'answers.ts');
    const types = join(www, 'engine/messages.ts');
    writeFileSync(
      file,
      `import type { AllCalls, Calls, InsideCalls, QuestionErrorFields, VariantErrorFields, VariantQuestionErrorFields } from ${JSON.stringify(types)};\n${text}\n`,
    );
    const compiler = fileURLToPath(new URL('../../node_modules/.bin/tsc', import.meta.url));
    return spawnSync(compiler, [
      '--noEmit',
      '--ignoreConfig',
      '--allowImportingTsExtensions',
      '--strict',
      '--skipLibCheck',
      '--types',
      '',
      '--target',
      'es2022',
      '--module',
      'es2022',
      '--moduleResolution',
      'bundler',
      file,
    ]).stdout.toString();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('results and errors have the declared types', { skip }, async () => {
  const errors = [
    ...(await errorsOf(
      playing,
      INVALID.map(({ question }) => question),
    )),
    ...(await errorsOf(inside, [{ call: 'node', search: 11, ask: 1 }])),
  ];
  const ofVariants = await errorsOf(variants, INVALID_IN_VARIANTS);
  const codes = new Set([...[...errors, ...ofVariants].map(({ code }) => code), ...NOT_ASKED]);
  assert.deepEqual([...codes].sort(), Object.keys(errorTexts).sort());
  const askedCodes = [...new Set(ofVariants.map(({ code }) => code))];
  const variantCodes = askedCodes.map((code) => JSON.stringify(code)).join(' | ');
  const lines = [
    'const check = <Type>(_value: Type) => {};',
    ...(await resultsOf(playing, 'Calls', CALLS)),
    ...(await resultsOf(inside, 'InsideCalls', INSIDE_CALLS)),
    ...(await resultsOf(variants, 'AllCalls', VARIANT_CALLS)),
    `type Unasked = Exclude<keyof VariantErrorFields, ${variantCodes}>; const none: Unasked[] = []; check<never[]>(none);`,
    ...ofVariants.map((error) => `check<VariantQuestionErrorFields>(${JSON.stringify(error)});`),
    ...errors.map((error) => `check<QuestionErrorFields>(${JSON.stringify(error)});`),
  ];
  assert.equal(compile(lines.join('\n')), '');
  assert.match(compile(lines.join('\n').replace('"turn":', '"trun":')), /error TS/);
});
