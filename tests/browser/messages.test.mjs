// The worker's answers have the types of `www/engine/messages.d.ts`: they are written as literals that tsc checks.
// MICRO_MAX_WORKER, MICRO_MAX_INSIDE_WORKER and MICRO_MAX_VARIANTS_WORKER name the joined scripts; `cargo xtask test js` sets them.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { texts as errorTexts } from '../../www/texts/de/engine-errors.js';
import { FOUND_MATE, INVALID, OVERLOOKED_MATE, TEXT } from './invalid-questions.mjs';
import { openNodeWorker } from './site/node-worker.mjs';

const { MICRO_MAX_WORKER: playing, MICRO_MAX_INSIDE_WORKER: inside, MICRO_MAX_VARIANTS_WORKER: variants } = process.env;
const skip =
  !(playing && inside && variants) && 'missing: MICRO_MAX_WORKER, MICRO_MAX_INSIDE_WORKER, MICRO_MAX_VARIANTS_WORKER';

/** Questions with all kinds of results. @type {Record<string, object[]>} */
const CALLS = {
  legal: [
    {},
    { moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'] },
    { start: '7k/P7/8/8/8/8/8/K7 w - - 0 1' },
    { start: '4k3/8/8/8/8/8/8/4K2R w K - 100 90' },
    { start: 'k7/8/1Q6/8/8/8/8/K7 b - - 0 1' },
  ],
  premoves: [{}, { start: '7k/P7/8/8/8/8/8/K7 b - - 0 1' }],
  play: [{ move: 'e4' }],
  san: [{ line: ['e2e4'] }],
  explain: [OVERLOOKED_MATE, { ...OVERLOOKED_MATE, before: OVERLOOKED_MATE.after }],
  merit: [FOUND_MATE, { ...FOUND_MATE, best: [] }],
  outcome: [{}, { start: '4k3/8/8/8/8/8/8/4K3 w - - 0 1' }],
  fen: [{ fen: '4k3/8/8/8/8/8/8/4K3 w' }],
  seed: [{}],
  engines: [{}],
  table: [{}],
  games: [{ text: TEXT }],
  pgn: [
    { text: TEXT },
    { text: TEXT, game: 1 },
    { text: '1. e4 e5 (1... c5 2. Ke3) 2. Nf9 d6' },
    { text: '1. e4 (1. d4' },
  ],
  pack: [{}, { moves: ['e2e4', 'c7c5'] }, { start: '7k/P7/8/8/8/8/8/K7 w - - 0 1', moves: ['a7a8q'] }],
  unpack: [{ packed: 'A81By' }],
};

/** @type {Record<string, object[]>} */
const INSIDE_CALLS = {
  evaluate: [{}],
  stepTo: [{ search: 16, ask: 301 }],
  node: [{ search: 16, ask: 301 }],
  children: [{ search: 16, ask: [301, 0, 255] }],
  table: [{ search: 16, ask: 301 }],
};

/** A game that is being edited. */
const DESIGN = {
  name: 'tiny',
  about: '',
  files: 4,
  ranks: 5,
  pieces: [
    {
      letter: 'C',
      name: 'cannon',
      moves: 'mRcpRifmnD',
      rays: null,
      picture: null,
      royal: true,
      pawn: false,
      properties: 'white value 300',
    },
  ],
  placement: { d1: 'C', a5: 'c' },
  hands: '',
  startFields: 'w - - 0 1',
  promotion: { pawns: 'C', choices: 'C', rank: 5, byFile: false, sides: 'white' },
  lines: ['explosions', 'no such rule'],
};

/** A definition with a line that may be wrong. */
const defined = (line = '') =>
  `game tiny\nboard 4x4\npiece K king K royal\npiece R rook R\n${line}\nstart k2r/4/4/3K w - - 0 1\n`;

/** Questions of variants with all kinds of results. @type {Record<string, object[]>} */
const VARIANT_CALLS = {
  legal: [
    { variant: 'seirawan' },
    { variant: 'crazyhouse', start: '4k3/8/8/8/8/8/8/4K3[Nq] w - - 0 1' },
    { variant: 'atomic', moves: ['e2e4', 'e7e5', 'd1h5', 'b8c6', 'h5f7'] },
  ],
  premoves: [{ variant: 'crazyhouse', start: '4k3/8/8/8/8/8/8/4K3[Nq] w - - 0 1' }],
  play: [{ variant: 'makruk', move: 'Nd2' }],
  san: [{ variant: 'makruk', line: ['b1d2'] }],
  outcome: [{ variant: 'makruk' }],
  fen: [{ variant: 'courier', fen: '12/12/6b3p1/4k3p3/p7P3/12/3r8/K10f w - - 0 38' }],
  seed: [{}],
  engines: [{}],
  table: [{}],
  variant: [{ variant: 'spartan' }, { variant: 'falcon' }, { variant: '3check' }, { variant: defined() }],
  variants: [{}],
  definitions: [{ text: defined() }],
  design: [{ text: 'game tiny\npromotion P to Q on 4\nexplosions\n' }, { design: { ...DESIGN, promotion: null } }],
  designPiece: [{ piece: DESIGN.pieces[0] }, { piece: { ...DESIGN.pieces[0], moves: '', rays: '1,3' } }],
  steps: [{ steps: [{ files: 1, ranks: 2, motion: 'leap', range: 1, kind: 'both', first: false }], rest: 'isO2' }],
  pieceMoves: [
    { variant: 'grasshopper', piece: 'G', square: 'a1' },
    { variant: 'chess', piece: 'p', square: 'e7' },
  ],
};

const variantFen = (fen, variant = 'makruk') => ({ call: 'fen', variant, fen });
const definition = (variant) => ({ call: 'variant', variant });

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

/** The codes of errors that no question causes: an unclosed variation is accepted, and contradictions in a FEN are repaired. */
const NOT_ASKED = [
  'fen-contradiction',
  'pgn-unclosed-variation',
  'engine-failed',
  'engine-not-started',
  'inside-memory',
];

/** Writes the results of the calls as TypeScript. */
async function resultsOf(path, type, calls) {
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
async function errorsOf(path, questions) {
  const { client, worker } = openNodeWorker(path);
  const errors = [];
  for (const question of questions) errors.push((await client.ask(question)).error);
  await worker.terminate();
  return errors;
}

/** Compiles a module and returns the errors of tsc. */
function compile(text) {
  const www = fileURLToPath(new URL('../../www/', import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  try {
    const file = join(folder, 'answers.ts');
    const types = join(www, 'engine/messages.js');
    writeFileSync(
      file,
      `import type { AllCalls, Calls, InsideCalls, QuestionErrorFields, VariantErrorFields, VariantQuestionErrorFields } from ${JSON.stringify(types)};\n${text}\n`,
    );
    const compiler = fileURLToPath(new URL('../../tools/node_modules/.bin/tsc', import.meta.url));
    return spawnSync(compiler, [
      '--noEmit',
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
