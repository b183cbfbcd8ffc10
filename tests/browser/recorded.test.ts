// Every recorded search and game of the original, repeated by the worker in Node.
// MICRO_MAX_WORKER names the joined script; `cargo xtask test js` sets it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { openNodeWorker } from './node-worker.ts';

const path = process.env.MICRO_MAX_WORKER;

interface Limits {
  table_bits: number;
  node_limit: number;
}

type Iteration = [ply: number, nodes: number, score: number, move: string];

interface Search extends Limits {
  moves: string;
  iterations: Iteration[];
  best: string;
}

interface Game extends Limits {
  opening: string;
  plies: [move: string, nodes: number, score: number][];
}

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../data/classic/${name}.json`, import.meta.url), 'utf8'));

/** Parses the ply, nodes, score and best move of a line about a finished iteration. */
function iteration(line: string): Iteration[] {
  const found = / depth (\d+) .*score cp (-?\d+) nodes (\d+) .*pv (\S+)/.exec(` ${line}`);
  return found ? [[Number(found[1]), Number(found[3]), Number(found[2]), found[4]]] : [];
}

describe('the original', { skip: !path && 'missing: MICRO_MAX_WORKER' }, () => {
  let opened: ReturnType<typeof openNodeWorker>;
  before(() => {
    opened = openNodeWorker(path);
  });
  after(() => opened.worker.terminate());

  const search = async (record: Limits, moves: string) => {
    const lines = await opened.client.talk(
      [
        'setoption name Engine value Classic',
        `setoption name TableBits value ${record.table_bits}`,
        moves ? `position startpos moves ${moves}` : 'position startpos',
        `go nodes ${record.node_limit}`,
      ],
      'bestmove',
    );
    return { iterations: lines.flatMap(iteration), best: lines.at(-1)?.split(' ')[1] };
  };

  test('searches as recorded', async () => {
    const { searches }: { searches: Search[] } = read('searches');
    for (const record of searches) {
      const { iterations, best } = await search(record, record.moves);
      assert.deepEqual(iterations, record.iterations, record.moves);
      assert.equal(best, record.best, record.moves);
    }
  });

  test('plays its recorded games', async () => {
    const { games }: { games: Game[] } = read('games');
    for (const game of games) {
      let moves = game.opening;
      for (const [move, nodes, score] of game.plies) {
        const { iterations, best } = await search(game, moves);
        const last = iterations.at(-1);
        assert.deepEqual([best, last?.[1], last?.[2]], [move, nodes, score], moves);
        moves = `${moves} ${move}`.trim();
      }
    }
  });
});
