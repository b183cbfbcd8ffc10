/** `<micro-max-table>`: the table of a search: how it fills, what is found in it, and what has no room. */
import { table as texts } from '../../../texts/en/figures/table.ts';
import { oneOf, whole } from '../options.ts';
import { parsePlacement } from '../../../board/placement.ts';
import { ALL_PARTS, STATUS, setOf, transitionOf } from '../search-states.ts';
import { iterationsOfRecord } from '../searches.ts';
import { LARGEST, MOST, SMALLEST, describe, mostInstructive, nodesOf, stopOf } from './counts.ts';
import { Follower } from './collisions.ts';
import { makePicture } from './view.tsx';
import type { EngineQueries, Figure } from '../figure-types.ts';
import type { PositionPair, PositionPairs } from './collisions.ts';
import type { Stop } from './counts.ts';

/** The number of snapshots along a search. */
const STOPS = 24;

/** The maximum number of requests for pairs of positions, and the deepest level. */
const [MAX_REQUESTS, LEVELS] = [12, 6];

/** A pair with both paths in SAN and their final positions. */
export type NamedPair = PositionPair & { sans: string[]; fens: string[] };

/** - `sizes`: the number of positions searched up to the ply for each size, null if there are too many. */
export interface Facts {
  bits: number;
  ply: number;
  total: number;
  stops: Stop[];
  sizes: { bits: number; nodes: number | null }[];
  pairs: Record<keyof PositionPairs, NamedPair | null>;
}

/** The choices of the reader; `shown` is the position on the board. */
export type Own = {
  bits: number;
  nodes: number;
  shown: 'position' | 'again-1' | 'again-2' | 'collision-1' | 'collision-2';
};

export const figure: Figure<Facts | null, Own> = {
  name: texts.name,
  // Few pieces, and many paths to the same positions.
  fen: '8/8/4kpp1/3p1b2/p6P/2B5/6P1/6K1 b - - 0 1',
  choices: {
    bits: whole(SMALLEST, LARGEST, SMALLEST + 1),
    nodes: whole(1, 100_000, 10_000),
    shown: oneOf(['position', 'again-1', 'again-2', 'collision-1', 'collision-2']),
  },
  reloadOn: ['bits', 'nodes'],
  hasRest: true,
  dragMode: 'rearrange',

  async load({ ask }, { position, subject: { moves }, chosen: { bits, nodes } }) {
    if (position.legal.length === 0) return null;
    const ply = (await iterationsOfRecord(ask, [LARGEST, 0, nodes])).at(-1)?.ply ?? 1;
    const searchOf = (size: number) => [size, 0, 0, ply];
    const sizes = [];
    for (let size = SMALLEST; size <= LARGEST; size += 1)
      sizes.push({ bits: size, nodes: await lengthOf(ask, searchOf(size)) });
    const total = sizes.find((one) => one.bits === bits)?.nodes ?? MOST;
    const stops = [];
    for (const node of nodesOf(total, STOPS)) stops.push(await tableAt(ask, searchOf(bits), node));
    const { again, collision } = await pairsOf(ask, searchOf(bits), bits);
    const [first, second] = await Promise.all([namePair(ask, moves, again), namePair(ask, moves, collision)]);
    return { bits, ply, total, stops, sizes, pairs: { again: first, collision: second } };
  },

  count: (facts) => facts?.stops.length ?? 1,
  first: (facts) => (facts ? mostInstructive(facts.stops) : 0),
  describe: ({ facts, step }) => describe(facts, step),
  board({
    facts,
    matter: {
      chosen: { shown },
    },
  }) {
    const [name, number] = shown.split('-');
    const pair = name === 'position' ? null : facts?.pairs[name as keyof PositionPairs];
    if (!pair) return {};
    const index = Number(number) - 1;
    const last = String(pair.paths[index].at(-1));
    return {
      pieces: parsePlacement(pair.fens[index]) ?? {},
      moves: [],
      lastMove: [last.slice(0, 2), last.slice(2, 4)],
      animate: false,
    };
  },
  makePicture,
};

/** The number of nodes that a search visits; null if there are too many. */
async function lengthOf(ask: EngineQueries['ask'], search: number[]) {
  for (;;) {
    const {
      rows: [[nodes, status]],
    } = await ask('stepTo', { search, ask: [MOST + 1] });
    if (status !== STATUS.underway) return status === STATUS.over ? nodes : null;
  }
}

async function tableAt(ask: EngineQueries['ask'], search: number[], node: number) {
  for (;;) {
    const {
      rows: [[, status], ...rows],
    } = await ask('table', { search, ask: [node] });
    if (status !== STATUS.underway) return stopOf(node, rows);
  }
}

async function pairsOf(ask: EngineQueries['ask'], search: number[], bits: number) {
  const follower = new Follower(bits);
  for (let after = 1, page = 0; page < MAX_REQUESTS && !follower.isDone; page += 1) {
    const {
      rows: [[at, status], ...rows],
    } = await ask('children', {
      search,
      ask: [after, 0, LEVELS, setOf('tried', 'probe'), 0, ALL_PARTS],
    });
    follower.follow(rows.map(transitionOf));
    if (status !== STATUS.underway) break;
    after = at + 1;
  }
  return follower.found;
}

async function namePair(
  ask: EngineQueries['ask'],
  played: readonly string[],
  pair: PositionPair | null,
): Promise<NamedPair | null> {
  if (!pair) return null;
  const [sans, fens] = await Promise.all([
    Promise.all(pair.paths.map(async (line) => (await ask('san', { line })).san.join(' '))),
    Promise.all(
      pair.paths.map(
        async (path) => (await ask('legal', { moves: [...played, ...path] }).catch(() => ({ fen: '' }))).fen,
      ),
    ),
  ]);
  return { ...pair, sans, fens };
}
