/** The iterations of one search, or of two side by side, in numbers and in words. Pure. */
import { race as texts } from '../../../texts/en/figures/race.ts';
import { countText } from '../../../texts/number.ts';
import { squareOf } from '../classic-answers.ts';
import { mateMovesOf, scoreText } from '../score.ts';
import { NOTHING } from './parts.ts';
import type { LegalMove } from '../../../board/state.ts';
import type { Report } from '../../../engine/uci.ts';
import type { Finished } from '../searches.ts';
import type { Facts } from './race.ts';

/** Classic prints a depth from this value on when it looks no further. */
const LAST_DEPTH = 98;

/**
 * - `nodes`: positions since the search began; `spent`: positions of this iteration alone.
 * - `growth`: the ratio of `spent` to that of the previous iteration, null for the first one of a search.
 * - `isChanged`: whether the best move changed.
 */
export interface Iteration {
  ply: number;
  /** The number of the ply, or a word for the last one. */
  name: string;
  nodes: number;
  spent: number;
  growth: number | null;
  /** From the mover's side. */
  score: string;
  /** The principal variation in UCI notation. */
  line: readonly string[];
  /** The same in SAN; empty if a move in it is illegal. */
  sans: readonly string[];
  isChanged: boolean;
}

/** A ply of a search, or of two side by side, of which one may have ended earlier. */
export type Row = { full?: Iteration; less?: Iteration };

type Reported = Pick<Report, 'depth' | 'nodes' | 'scoreCp' | 'mateMoves' | 'pv' | 'sans'>;

/** The iterations of a search by its reports; the last report of a depth counts. */
export function iterationsOf(reports: readonly Reported[]): Iteration[] {
  const found: Iteration[] = [];
  for (const [index, { depth, nodes, scoreCp, mateMoves, pv, sans }] of reports.entries()) {
    if (reports[index + 1]?.depth === depth) continue;
    const before = found.at(-1);
    const spent = nodes - (before?.nodes ?? 0);
    const isMate = mateMovesOf(scoreCp ?? 0) !== null;
    found.push({
      ply: depth,
      name: depth < LAST_DEPTH ? String(depth) : isMate ? texts.mate : texts.end,
      nodes,
      spent,
      growth: before && depth > before.ply ? spent / before.spent : null,
      score: mateMoves ? texts.mateIn({ moves: mateMoves }) : scoreText(scoreCp ?? 0),
      line: pv,
      sans,
      isChanged: before !== undefined && before.line[0] !== pv[0],
    });
  }
  return found;
}

/** An iteration of a recorded search as a report. */
export function reportOf({ ply, nodes, score, from, to }: Finished, legal: readonly LegalMove[]): Reported {
  const move = legal.find((one) => one.from === squareOf(from) && one.to === squareOf(to));
  return {
    depth: ply,
    nodes,
    scoreCp: score,
    mateMoves: null,
    pv: [move?.uci ?? `${squareOf(from)}${squareOf(to)}`],
    sans: move ? [move.san] : [],
  };
}

/** The rows of two searches, ply by ply. */
export function pairsOf(full: readonly Iteration[], less: readonly Iteration[]): Row[] {
  const plies = [...new Set([...full, ...less].map(({ ply }) => ply))].sort((one, other) => one - other);
  const at = (iterations: readonly Iteration[], ply: number) => iterations.find((one) => one.ply === ply);
  return plies.map((ply) => ({ full: at(full, ply), less: at(less, ply) }));
}

/**
 * The most instructive row: of two searches the last one that both reached; of one search the last one that changed the best
 * move, or else the last one.
 */
export function mostInstructive({ rows }: Pick<Facts, 'rows'>) {
  const last = Math.max(0, rows.length - 1);
  const shared = rows.map(({ full, less }) => Boolean(full && less)).lastIndexOf(true);
  if (shared >= 0) return shared;
  const changed = rows.map(({ full }) => full?.isChanged).lastIndexOf(true);
  return changed > 0 ? changed : last;
}

/** The best move of an iteration in SAN, or by its squares if it is not legal. */
export const moveOf = ({ line, sans }: Pick<Iteration, 'line' | 'sans'>) =>
  sans[0] ?? line.join(' ').replace(/^../, '$&–');

/**
 * How many times as many positions the second search took as the first, up to the same ply; null if one of them ended earlier.
 */
export const ratioOf = ({ full, less }: Row) => (full && less ? less.nodes / full.nodes : null);

/** A ratio of positions as a text, with hundredths if it is near 1. */
export const ratioText = (ratio: number) => countText('en', ratio, 0, ratio < 1.3 ? 2 : 1);

/** Describes a row in a few sentences. */
export function describe({ rows, without, fault }: Facts, index: number) {
  const row = rows[index];
  if (!row || (!row.full && without === NOTHING)) return texts.none;
  const text =
    row.full && without === NOTHING
      ? describeOne(row.full, rows[index - 1]?.full)
      : describePair(row, texts.withoutParts(without));
  return fault ? `${fault} ${text}` : text;
}

function describeOne(iteration: Iteration, before?: Iteration) {
  const { ply, name, score, spent, growth, sans } = iteration;
  const move = moveOf(iteration);
  return texts.descriptions({
    ply: ply < LAST_DEPTH ? texts.plyNumber({ ply: name }) : name === texts.mate ? texts.mateFound : texts.ended,
    move,
    score,
    spent: countText('en', spent),
    growth: growth === null ? null : countText('en', growth),
    before: before ? moveOf(before) : null,
    line: sans.join(' ') || move,
  });
}

function describePair(row: Row, part: string) {
  const { full, less } = row;
  const ratio = ratioOf(row);
  if (!full || !less || ratio === null)
    return texts.notReached({ ply: String((full ?? less)?.ply), part, isFullOver: !full });
  const [move, other] = [moveOf(full), moveOf(less)];
  return texts.pair({
    ply: String(full.ply),
    move,
    score: full.score,
    nodes: countText('en', full.nodes),
    part,
    other: { move: move === other ? null : other, score: less.score, nodes: countText('en', less.nodes) },
    ratio: ratioText(ratio),
  });
}
