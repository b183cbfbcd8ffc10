// @ts-check
/**
 * `<micro-max-listing>`: the source of the running function, beside the board it works on.
 *
 * @import { Mark } from '../../../board/state.js'
 * @import { Figure } from '../figure-types.js'
 * @import { Turn } from './run.js'
 */
import { listing as texts } from '../../../texts/en/figures/listing.js';
import { whole } from '../options.js';
import { placementOf, squareOf } from '../classic-answers.js';
import { ALL_PARTS, stopOf, transitionOf } from '../search-states.js';
import { makePicture } from './view.js';
import { NO_MOVE, describe, mostInstructive, turnsOf } from './run.js';

/** The size of the table, as a power of two. */
const TABLE_BITS = 16;

/** More nodes than any recorded search has. */
const BEYOND = 2 ** 21;

/** All states on all levels. */
const [ALL_STATES, DEEPEST] = [0xffff, 255];

/** The minimum number of rows in an answer, which ends before the next node. */
const ROWS = 250;

/** `node` is the first node described, of `total`. @typedef {{ turns: Turn[], node: number, total: number }} Facts */

/** Functions that look at a move. */
const MOVING = /^step|^try|update_best|extend|probe/;

/** @type {Figure<Facts>} */
export const figure = {
  name: texts.name,
  // The knight can take a guarded piece: node 39 is the reply to that.
  fen: '6k1/5ppp/8/3p4/4n3/2N5/5PPP/6K1 w - - 0 1',
  choices: { node: whole(1, 1_000_000, 39), depth: whole(1, 6, 2) },
  reloadOn: ['node', 'depth'],
  dragMode: 'rearrange',

  async load({ ask }, { position: { legal }, chosen }) {
    if (legal.length === 0) return { turns: [], node: 1, total: 0 };
    const search = [TABLE_BITS, 0, 0, chosen.depth];
    const reached = (/** @type {string} */ call, /** @type {number[]} */ wanted) => askOn(ask, call, search, wanted);
    const [[total]] = await reached('stepTo', [BEYOND]);
    const node = Math.min(chosen.node, total);
    const [, bytes] = await reached('node', [1]);
    const [, , ...frames] = await reached('node', [node]);
    const [, ...rows] = await reached('children', [node, 0, DEEPEST, ALL_STATES, ALL_STATES, ALL_PARTS, ROWS]);
    return { turns: turnsOf(bytes, frames.map(stopOf), rows.map(transitionOf)), node, total };
  },

  count: ({ turns }) => turns.length,
  first: ({ turns }) => mostInstructive(turns),
  describe: ({ facts, step }) => describe(facts.turns[step]),
  board({ facts, step }) {
    const turn = facts.turns[step];
    if (!turn) return {};
    const {
      name,
      transition: { candidate },
      bytes,
    } = turn;
    const [from, to] = [candidate.from, candidate.to].map((code) => (code & 0x88 ? null : squareOf(code)));
    const isMoving = from && to && from !== to && MOVING.test(name);
    const last = turn.path.at(-1) ?? NO_MOVE;
    return {
      pieces: placementOf(bytes),
      lastMove: last === NO_MOVE ? null : [last.slice(0, 2), last.slice(2)],
      marks:
        from && candidate.piece
          ? [
              /** @type {Mark} */ ({ from, kind: 'best' }),
              ...(isMoving ? [/** @type {Mark} */ ({ from, to, kind: 'best' })] : []),
            ]
          : [],
      animate: false,
    };
  },
  makePicture,
};

/**
 * Repeats a question until the search has reached the node.
 * @param {(call: string, fields: object) => Promise<{ rows: number[][] }>} ask @param {string} call
 * @param {readonly number[]} search @param {readonly number[]} wanted @returns {Promise<number[][]>}
 */
async function askOn(ask, call, search, wanted) {
  for (;;) {
    const { rows } = await ask(call, { search, ask: wanted });
    if (rows[0][1] !== 0 || rows.length > 1) return rows;
  }
}
