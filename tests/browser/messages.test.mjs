// What the worker answers has the types of `www/engine/messages.d.ts`: the answers become literals that tsc checks.
// MICRO_MAX_WORKER and MICRO_MAX_INSIDE_WORKER name the joined scripts; `cargo xtask test js` sets them.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { errorTexts } from '../../www/i18n/engine-errors/de.js';
import { INVALID, TEXT } from './invalid-questions.mjs';
import { openNodeWorker } from './site/node-worker.mjs';

const { MICRO_MAX_WORKER: playing, MICRO_MAX_INSIDE_WORKER: inside } = process.env;
const skip = !(playing && inside) && 'missing: MICRO_MAX_WORKER, MICRO_MAX_INSIDE_WORKER';

/** Questions with all kinds of results. @type {Record<string, object[]>} */
const CALLS = {
  legal: [
    {}, { moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'] }, { start: '7k/P7/8/8/8/8/8/K7 w - - 0 1' },
    { start: '4k3/8/8/8/8/8/8/4K2R w K - 100 90' }, { start: 'k7/8/1Q6/8/8/8/8/K7 b - - 0 1' },
  ],
  premoves: [{}, { start: '7k/P7/8/8/8/8/8/K7 b - - 0 1' }],
  play: [{ move: 'e4' }],
  san: [{ line: ['e2e4'] }],
  outcome: [{}, { start: '4k3/8/8/8/8/8/8/4K3 w - - 0 1' }],
  fen: [{ fen: '4k3/8/8/8/8/8/8/4K3 w' }],
  seed: [{}],
  engines: [{}],
  table: [{}],
  games: [{ text: TEXT }],
  pgn: [{ text: TEXT }, { text: TEXT, game: 1 }, { text: '1. e4 e5 (1... c5 2. Ke3) 2. Nf9 $300' }, { text: '1. e4 (1. d4' }],
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

/** The codes of errors that no question causes; a variation without its end is read. */
const NOT_ASKED = ['pgn-unclosed-variation', 'engine-failed', 'engine-not-started', 'inside-memory'];

/** The results of the calls as TypeScript. */
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

/** The errors of the worker. */
async function errorsOf(path, questions) {
  const { client, worker } = openNodeWorker(path);
  const errors = [];
  for (const question of questions) errors.push((await client.ask(question)).error);
  await worker.terminate();
  return errors;
}

/** The complaints of tsc about a module. */
function compile(text) {
  const www = fileURLToPath(new URL('../../www/', import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  try {
    const file = join(folder, 'answers.ts');
    const types = join(www, 'engine/messages.js');
    writeFileSync(file, `import type { Calls, InsideCalls, QuestionErrorFields } from ${JSON.stringify(types)};\n${text}\n`);
    const compiler = fileURLToPath(new URL('../../tools/node_modules/.bin/tsc', import.meta.url));
    return spawnSync(compiler, ['--noEmit', '--strict', '--skipLibCheck', '--types', '', '--target', 'es2022', '--module', 'es2022', '--moduleResolution', 'bundler', file]).stdout.toString();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('results and errors have the declared types', { skip }, async () => {
  const errors = [
    ...await errorsOf(playing, INVALID.map(({ question }) => question)),
    ...await errorsOf(inside, [{ call: 'node', search: 11, ask: 1 }]),
  ];
  const codes = new Set([...errors.map(({ code }) => code), ...NOT_ASKED]);
  assert.deepEqual([...codes].sort(), Object.keys(errorTexts).sort());
  const lines = [
    'const check = <Type>(_value: Type) => {};',
    ...await resultsOf(playing, 'Calls', CALLS),
    ...await resultsOf(inside, 'InsideCalls', INSIDE_CALLS),
    ...errors.map((error) => `check<QuestionErrorFields>(${JSON.stringify(error)});`),
  ];
  assert.equal(compile(lines.join('\n')), '');
  assert.match(compile(lines.join('\n').replace('"turn":', '"trun":')), /error TS/);
});
