// The regular expressions with which front ends for Stockfish read `info` lines, on its lines and on ours.
// MICRO_MAX_PACKAGE names the folder that `cargo xtask dist` builds; `cargo xtask test dist` sets it.
// ../data/info-lines/stockfish.txt holds lines that Stockfish 15.1 printed at several depths, with a mate and with bounds.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { openNodeWorker } from '../browser/node-worker.ts';

const { MICRO_MAX_PACKAGE: source } = process.env;

/** The expressions; the groups of each hold numbers and moves. */
const EXPRESSIONS = {
  'the evaluation of Lichess':
    /^info depth (\d+) seldepth \d+ multipv (\d+) score (cp|mate) ([-\d]+) (?:(upper|lower)bound )?nodes (\d+) nps \S+ (?:hashfull \d+ )?(?:tbhits \d+ )?time (\S+) pv (.+)/,
  'a score before the nodes': /score (cp|mate) (-?\d+) (?:(?:upper|lower)bound )?nodes (\d+)/,
  'the time before the moves': /time (\d+) pv (.+)/,
  'the nodes before their speed': /nodes (\d+) nps (\d+)/,
  'depth, variation and score': /depth (\d+) seldepth (\d+) multipv (\d+) score (cp|mate) (-?\d+)/,
};

/** Checks every expression on lines with a principal variation. */
function check(lines: string[]) {
  const reports = lines.filter((line) => / pv /.test(line));
  assert.ok(reports.length > 2, lines.join('\n'));
  for (const line of reports) {
    for (const [name, expression] of Object.entries(EXPRESSIONS)) assert.match(line, expression, name);
  }
}

test('the lines of Stockfish', () => {
  check(
    readFileSync(new URL('../data/info-lines/stockfish.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n'),
  );
});

const KNIGHTS = 'r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R w KQkq - 4 4';
const MATE_IN_1 = '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1';
const TABLE_ENDING = '8/8/8/4k3/8/8/4P3/4K3 w - - 0 1';

for (const [name, file, lines] of [
  ['Modern', 'micro-max.worker.js', [`position fen ${KNIGHTS}`, 'go depth 8']],
  ['Modern with two lines', 'micro-max.worker.js', ['setoption name MultiPV value 2', 'go depth 6']],
  ['Modern before a mate', 'micro-max.worker.js', [`position fen ${MATE_IN_1}`, 'go depth 4']],
  [
    'Modern in an endgame table',
    'micro-max.worker.js',
    ['setoption name MultiPV value 3', `position fen ${TABLE_ENDING}`, 'go depth 4'],
  ],
  ['Classic', 'micro-max.worker.js', ['setoption name Engine value Classic', 'go depth 4']],
  ['Fairy', 'micro-max.variants.worker.js', ['setoption name UCI_Variant value crazyhouse', 'go depth 6']],
] satisfies [string, string, string[]][]) {
  test(`the lines of ${name}`, { skip: source ? false : 'missing: MICRO_MAX_PACKAGE' }, async (context) => {
    const { client, worker } = openNodeWorker(join(source ?? '', file));
    context.after(() => worker.terminate());
    check(await client.talk(lines, 'bestmove'));
  });
}
