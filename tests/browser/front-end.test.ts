// A game with a careless front end through the workers: fractional clocks, a slider for `Skill Level` and an evaluation bar.
// MICRO_MAX_WORKER and MICRO_MAX_VARIANTS_WORKER name the joined scripts; `cargo xtask test js` sets them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evaluationOf } from '../front_ends/evaluation.ts';
import { openNodeWorker } from './node-worker.ts';
import type { WorkerClient } from './site/worker-client.js';

const { MICRO_MAX_WORKER: chess, MICRO_MAX_VARIANTS_WORKER: variants } = process.env;

const PLIES = 40;
/** The largest difference between the evaluation at a level and at full strength. */
const TOLERANCE_CP = 60;

/** Sends `go` and returns the answer, which must be the only one. */
async function answer(client: WorkerClient, option: string, position: string, go: string) {
  const lines = await client.talk([`setoption name ${option}`, position, go], 'bestmove');
  const others = await client.talk(['isready'], 'readyok');
  assert.deepEqual(others, ['readyok'], go);
  assert.ok(!lines.some((line) => line.includes('error')), lines.join('\n'));
  const best = lines.at(-1)?.split(' ')[1];
  assert.ok(best, lines.join('\n'));
  return { best, evaluation: evaluationOf(lines), lines };
}

/** Plays a game at a skill level and returns the number of moves that differ from those at full strength. */
async function play(client: WorkerClient, skill: number, opening: string[]) {
  // Long enough that a slow machine reaches the depth before the clock ends a search.
  const clocks_ms = [2_999_875.5, 3_000_000.25];
  const moves = [...opening];
  let differing = 0;
  for (let ply = moves.length; ply < PLIES; ply += 1) {
    const position = `position startpos moves ${moves.join(' ')}`;
    const go = `go wtime ${clocks_ms[0]} btime ${clocks_ms[1]} winc undefined depth 5.0`;
    const weak = await answer(client, `Skill Level value ${skill}`, position, go);
    const full = await answer(client, 'Skill Level value 20', position, go);
    const difference = Math.abs(weak.evaluation - full.evaluation);
    assert.ok(difference <= TOLERANCE_CP, `${position}: ${weak.evaluation}, at full strength ${full.evaluation}`);
    assert.ok(weak.lines.includes(`info string go: wtime: '${clocks_ms[0]}' is read as ${Math.floor(clocks_ms[0])}`));
    if (weak.best === '(none)') break;
    differing += Number(weak.best !== full.best);
    moves.push(weak.best);
    clocks_ms[ply % 2] -= 321;
  }
  return differing;
}

for (const [name, path, variant, skill] of [
  ['chess', chess, null, 0],
  ['chess with a skill from a slider', chess, null, 5.7],
  ['crazyhouse', variants, 'crazyhouse', 3],
] as const) {
  test(`scores at a level are those of full strength: ${name}`, {
    skip: !path && 'missing: a worker',
  }, async (context) => {
    const { client, worker } = openNodeWorker(path);
    context.after(() => worker.terminate());
    if (variant) client.send(`setoption name UCI_Variant value ${variant}`);
    const differing = await play(client, skill, ['e2e4', 'E7E5']);
    assert.ok(differing > 5, `${differing} other moves`);
  });
}

test('a mated side gets a score and no move', { skip: !chess && 'missing: MICRO_MAX_WORKER' }, async (context) => {
  const { client, worker } = openNodeWorker(chess);
  context.after(() => worker.terminate());
  const mate = await client.talk(['position startpos moves f2f3 e7e5 g2g4 d8h4', 'go movetime 100.5'], 'bestmove');
  assert.deepEqual(mate.slice(-2), ['info depth 0 score mate 0', 'bestmove (none)']);
  const stalemate = await client.talk(['position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', 'go depth 8 foo'], 'bestmove');
  assert.deepEqual(stalemate.slice(-2), ['info depth 0 score cp 0', 'bestmove (none)']);
});
