/**
 * `<micro-max-race>`: the iterations of a search, beside those of the same search without one of its parts. The elements
 * `<micro-max-deepening>` and `<micro-max-ordering>` are presets of it.
 */
import { race as texts } from '../../../texts/en/figures/race.ts';
import { oneOf, whole } from '../options.ts';
import { iterationsOfRecord } from '../searches.ts';
import { describe, iterationsOf, mostInstructive, pairsOf, reportOf } from './iterations.ts';
import { ALL_OMISSIONS, NOTHING, OMISSIONS, bitsOf } from './parts.ts';
import { makePicture } from './picture.tsx';
import type { Mark } from '../../../board/state.ts';
import type { EngineQueries, Figure, Matter } from '../figure-types.ts';
import type { Choices } from '../options.ts';
import type { Iteration, Row } from './iterations.ts';
import type { EngineWord } from './parts.ts';

/**
 * - `rows`: the plies.
 * - `without`: what the second search leaves out.
 * - `fault`: why there is no second search although one is wanted, or nothing.
 */
export type Facts = { rows: Row[]; without: string; fault: string };

/** The size of Classic's table in both searches, as a power of two. */
const TABLE_BITS = 19;

/** The plies of both searches, unless the author chooses. */
const DEPTHS: Readonly<Record<EngineWord, number>> = Object.freeze({ classic: 4, modern: 12 });

/** The most positions of a search. */
const MOST_NODES = 1_000_000;

/** The default positions. */
const FENS = Object.freeze({
  // One of the benchmark, with factors near those of all its positions.
  race: 'b7/3k4/8/4p3/1n4p1/6B1/8/5K2 w - - 0 36',
  ordering: 'r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4',
  // From four plies on the capture on g7 is found.
  deepening: '2r3k1/1p2q1pp/2b1pr2/p1pp4/6Q1/1P1PP1R1/P1PN2PP/5RK1 w - - 0 1',
});

/** The choices of a race; a preset has some of them. */
export type Own = { engine?: EngineWord; without?: string; depth?: number; nodes?: number };

const raceFigure = (name: string, fen: string, choices: Choices<Own>): Figure<Facts, Own> => ({
  name,
  fen,
  choices,
  reloadOn: Object.keys(choices),
  hasRest: true,
  dragMode: 'rearrange',
  load,
  count: ({ rows }) => rows.length,
  first: mostInstructive,
  describe: ({ facts, step }) => describe(facts, step),
  board({ facts: { rows }, step }) {
    const { full, less } = rows[step] ?? {};
    return { marks: [...marksOf('best', full), ...marksOf('hint', less, full)] };
  },
  makePicture,
});

/** Any two searches side by side. */
export const race = raceFigure(texts.name, FENS.race, {
  engine: oneOf(Object.keys(OMISSIONS) as EngineWord[]),
  without: oneOf(ALL_OMISSIONS),
  depth: whole(1, 30, 0),
  nodes: whole(1, MOST_NODES, MOST_NODES),
});

/** A search of Classic without one of the parts that order its moves. */
export const ordering = raceFigure(texts.ordering, FENS.ordering, {
  without: { ...oneOf(OMISSIONS.classic), defaultValue: 'best' },
  depth: whole(2, 5, 4),
});

/** A single search of Classic. */
export const deepening = raceFigure(texts.deepening, FENS.deepening, {
  nodes: whole(1, MOST_NODES, 100_000),
});

async function load(queries: EngineQueries, { chosen, position: { legal } }: Matter<Own>): Promise<Facts> {
  const { engine = 'classic', without: wanted = NOTHING, depth, nodes = MOST_NODES } = chosen;
  const isKnown = OMISSIONS[engine].includes(wanted);
  const without = isKnown ? wanted : NOTHING;
  const fault = isKnown ? '' : texts.unknown({ engine: texts.engines[engine], part: wanted });
  if (legal.length === 0) return { rows: [], without, fault };
  const limits = { nodes, ...(depth === undefined ? {} : { depth: depth || DEPTHS[engine] }) };
  const isModern = engine === 'modern';
  const full = await queries.search(limits, isModern ? { engine: 'Modern', without: NOTHING } : undefined);
  if (without === NOTHING) return { rows: iterationsOf(full).map((one) => ({ full: one })), without, fault };
  const less = isModern
    ? await queries.search(limits, { engine: 'Modern', without })
    : await recorded(queries, without, limits, legal);
  return { rows: pairsOf(iterationsOf(full), iterationsOf(less)), without, fault };
}

/** The reports of a search of Classic without some of its parts. */
async function recorded(
  { ask }: EngineQueries,
  without: string,
  { nodes, depth = 0 }: { nodes: number; depth?: number },
  legal: Matter['position']['legal'],
) {
  const found = await iterationsOfRecord(ask, [TABLE_BITS, bitsOf(without), nodes, depth]);
  return found.map((one) => reportOf(one, legal));
}

/** The best move of an iteration as a mark, unless another iteration has marked it. */
function marksOf(kind: Mark['kind'], iteration: Iteration | undefined, marked?: Iteration): Mark[] {
  const [uci = ''] = iteration?.line ?? [];
  const [from, to] = [uci.slice(0, 2), uci.slice(2, 4)];
  // A search that takes a side for mated before it moves "plays" from a8 to a8.
  return from === to || uci === marked?.line[0] ? [] : [{ from, to, kind }];
}
