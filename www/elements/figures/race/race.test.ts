import assert from 'node:assert/strict';
import { test } from 'node:test';
import { iterationsOf, pairsOf } from './iterations.ts';
import { deepening, ordering, race } from './race.ts';
import { legalMove } from '../../../game/store.fixture.ts';
import { stub } from '../../../../tests/stub.ts';
import type { Report } from '../../../engine/uci.ts';
import type { EngineQueries, Figure, Matter, Position } from '../figure-types.ts';
import type { Facts, Own } from './race.ts';

const report = (depth: number, nodes: number, uci: string, scoreCp = 25): Report => ({
  line: 1,
  depth,
  deepest: null,
  nodes,
  nodesPerSecond: null,
  ms: null,
  tablePermille: null,
  scoreCp,
  mateMoves: null,
  pv: [uci],
  sans: [],
});
const marks = (full: Report[], less: Report[] = []) => {
  const facts = { rows: pairsOf(iterationsOf(full), iterationsOf(less)), without: 'nothing', fault: '' };
  return race.board({ facts, step: 0, matter: stub<Matter<Own>>({}) }).marks;
};

test('the best move is marked, unless it goes nowhere', () => {
  assert.deepEqual(marks([report(1, 50, 'e7e8q')]), [{ from: 'e7', to: 'e8', kind: 'best' }]);
  assert.deepEqual(marks([report(98, 1, 'a8a8', -2079)]), []);
  assert.deepEqual(marks([]), []);
});

test('another best move of the second search is marked too', () => {
  const full = [report(1, 50, 'e2e4')];
  assert.deepEqual(
    marks(full, [report(1, 60, 'd2d4')])?.map(({ kind }) => kind),
    ['best', 'hint'],
  );
  assert.deepEqual(
    marks(full, [report(1, 60, 'e2e4')])?.map(({ kind }) => kind),
    ['best'],
  );
});

/** Loads a race and returns the searches that it asked for. */
async function searchesOf(figure: Figure<Facts, Own>, chosen: Own) {
  const searches: object[] = [];
  const queries: EngineQueries = {
    search: async (limits, engine) => {
      searches.push({ limits, engine });
      return [report(1, 100, 'e2e4')];
    },
    ask: async (_, fields) => {
      const { search, ask } = fields as { search: number[]; ask: number[] };
      searches.push({ search });
      return { rows: [[ask[0], 2]] };
    },
  };
  const legal = [legalMove('e2e4', 'e4')];
  const facts = await figure.load(queries, stub<Matter<Own>>({ chosen, position: stub<Position>({ legal }) }));
  return { searches, facts };
}

test('a race of Modern runs the same search twice, the second time without a part', async () => {
  const { searches, facts } = await searchesOf(race, { engine: 'modern', without: 'table', depth: 0, nodes: 5000 });
  assert.deepEqual(searches, [
    { limits: { nodes: 5000, depth: 12 }, engine: { engine: 'Modern', without: 'nothing' } },
    { limits: { nodes: 5000, depth: 12 }, engine: { engine: 'Modern', without: 'table' } },
  ]);
  assert.equal(facts.rows[0].less?.nodes, 100);
});

test('a race of Classic records the search without a part', async () => {
  const { searches } = await searchesOf(ordering, { without: 'best table', depth: 3 });
  assert.deepEqual(searches.at(-1), { search: [19, 3, 1_000_000, 3] });
});

test('a single search has no limit of depth', async () => {
  const { searches, facts } = await searchesOf(deepening, { nodes: 2000 });
  assert.deepEqual(searches, [{ limits: { nodes: 2000 }, engine: undefined }]);
  assert.equal(facts.rows[0].less, undefined);
});

test('a part of the other engine cannot be left out', async () => {
  const { facts } = await searchesOf(race, { engine: 'classic', without: 'futility', depth: 0, nodes: 1 });
  assert.match(
    race.describe({ facts, step: 0, matter: stub<Matter<Own>>({}) }),
    /^Classic cannot leave out “futility”, so there is one search only\. Ply 1/,
  );
});
