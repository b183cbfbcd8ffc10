import assert from 'node:assert/strict';
import { test } from 'node:test';
import { estimate, withGame } from './estimate.ts';
import { makeRandom } from './armies.ts';
import type { Cell } from './estimate.ts';

/** Results of a piece with a value that is known. */
function simulated(value: number, games: number, seed: number) {
  const random = makeRandom(seed);
  let cells: Cell[] = [];
  for (let game = 0; game < games; game += 1) {
    const worth = value - 2 + 4 * random();
    const score = 1 / (1 + Math.exp(-0.5 * (value - Math.round(worth))));
    const roll = random();
    // A third of the games are draws, with the same expected score.
    const draws = Math.min(score, 1 - score) / 1.5;
    cells = withGame(cells, Math.round(worth), roll < score - draws / 2 ? 1 : roll < score + draws / 2 ? 0.5 : 0);
  }
  return cells;
}

test('the value is found from results', () => {
  for (const value of [2.1, 5, 8.6]) {
    const { value: found, error, games } = estimate(simulated(value, 4000, 7), 5);
    assert.ok(Math.abs(found - value) < error, `${value}: ${found} ± ${error}`);
    assert.ok(error < 0.3);
    assert.equal(games, 4000);
  }
});

test('the interval contains the value about 95 times in a hundred', () => {
  const hits = Array.from({ length: 200 }, (_, seed) => estimate(simulated(5, 200, seed + 1), 3)).filter(
    ({ value, error }) => Math.abs(value - 5) <= error,
  );
  assert.ok(hits.length >= 180, `${hits.length} of 200`);
});

test('without games the expected value is returned, with a wide interval', () => {
  const { value, error } = estimate([], 4);
  assert.equal(value, 4);
  assert.ok(error > 5);
});
