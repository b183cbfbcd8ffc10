/**
 * The searches of a figure: their reports, and the record that the worker makes of a search for figures. It searches for a
 * limited time per question and reports its progress; the next question continues the search.
 */

import type { EngineLike } from '../../engine/client.ts';
import type { Report } from '../../engine/uci.ts';
import type { EngineQueries, Subject } from './figure-types.ts';

/** The status of a record whose search is not finished. */
const UNFINISHED = 0;

/** The state in which a finished iteration is stored, as a set. */
const STORE = 1 << 12;

/** The requested parts of a row: the call and the candidate. */
const CALL_AND_WALK = 3;

/** The columns of such a row. */
const COLUMN = Object.freeze({ nodes: 2, iteration: 10, bestFrom: 11, bestTo: 12, best: 18 });

/**
 * An iteration of the root: the ply, the nodes so far, the score for the mover, the codes of the best move's squares.
 */
export type Finished = { ply: number; nodes: number; score: number; from: number; to: number };

/** Runs a search to its end and returns its iterations. */
export async function iterationsOfRecord(ask: EngineQueries['ask'], search: readonly number[]): Promise<Finished[]> {
  const found: Finished[] = [];
  for (let after = 1, isOver = false; !isOver; ) {
    const {
      rows: [[at, status], ...rows],
    } = await ask('children', { search, ask: [after, 0, 0, 0, STORE, CALL_AND_WALK] });
    // The first iteration searches captures only and is not counted as a ply.
    found.push(...rows.map(finished).filter((one) => one.ply > 0));
    isOver = status !== UNFINISHED;
    after = at + 1;
  }
  return found;
}

const finished = (row: number[]): Finished => ({
  ply: row[COLUMN.iteration] - 1,
  nodes: row[COLUMN.nodes],
  score: row[COLUMN.best],
  from: row[COLUMN.bestFrom] & 0x77,
  to: row[COLUMN.bestTo] & 0x77,
});

/** The questions that a figure can ask about a subject. */
export const queriesOf = (engine: EngineLike, subject: Subject): EngineQueries => ({
  ask: (call, fields) => (engine as Pick<EngineQueries, 'ask'>).ask(call, { ...subject, ...fields }),
  async search(limits, chosen = { engine: 'Classic' }) {
    let reports: Report[] = [];
    // Table entries of an earlier search would change the counts.
    engine.newGame();
    const work = { ...subject, ...chosen, limits, clock: null, elo: null, lines: 1, seed: 0 };
    await engine.search(work, (report) => {
      reports = appended(reports, report);
    });
    return reports;
  },
});

/**
 * Appends a report to those of a search. When an interrupted search is restarted, its first report comes again and replaces
 * all earlier ones.
 */
export function appended<One extends Pick<Report, 'depth' | 'nodes'>>(reports: readonly One[], report: One): One[] {
  const [first] = reports;
  const isRestarted = first !== undefined && report.depth === first.depth && report.nodes <= first.nodes;
  return isRestarted ? [report] : [...reports, report];
}
