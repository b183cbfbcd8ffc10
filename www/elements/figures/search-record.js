// @ts-check
/**
 * The record of a search that the worker makes for figures: it works a while on each question and says how far it is; asked
 * again, it goes on from there.
 *
 * @import { EngineQueries } from './figure-types.js'
 */

/** What the first row of an answer says of the record. */
const UNFINISHED = 0;

/** The state in which an iteration is finished and stored, as one of a set. */
const STORE = 1 << 12;

/** The parts of a row that are asked for: of the call, and of the candidate. */
const CALL_AND_WALK = 3;

/** Where the numbers of such a row stand. */
const COLUMN = Object.freeze({ nodes: 2, iteration: 10, bestFrom: 11, bestTo: 12, best: 18 });

/** An iteration of the root: the ply, the nodes so far, the score for the mover, the codes of the best move's squares. @typedef {{ ply: number, nodes: number, score: number, from: number, to: number }} Finished */

/**
 * The iterations of a search, once it is over.
 *
 * @param {EngineQueries['ask']} ask
 * @param {readonly number[]} search
 * @returns {Promise<Finished[]>}
 */
export async function iterationsOfRecord(ask, search) {
  /** @type {Finished[]} */
  const found = [];
  for (let after = 1, isOver = false; !isOver;) {
    /** @type {{ rows: number[][] }} */
    const { rows: [[at, status], ...rows] } = await ask('children', { search, ask: [after, 0, 0, 0, STORE, CALL_AND_WALK] });
    // The first iteration looks at captures only, and is no ply.
    found.push(...rows.map(finished).filter((one) => one.ply > 0));
    isOver = status !== UNFINISHED;
    after = at + 1;
  }
  return found;
}

/**
 * @param {number[]} row
 * @returns {Finished}
 */
const finished = (row) => ({
  ply: row[COLUMN.iteration] - 1,
  nodes: row[COLUMN.nodes],
  score: row[COLUMN.best],
  from: row[COLUMN.bestFrom] & 0x77,
  to: row[COLUMN.bestTo] & 0x77,
});
