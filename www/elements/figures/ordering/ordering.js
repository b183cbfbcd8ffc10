// @ts-check
/**
 * `<micro-max-ordering>`: the same search with each of its aids on and off.
 *
 * @import { Mark } from '../../../board/state.js'
 * @import { Figure } from '../figure-types.js'
 * @import { Finished } from '../searches.js'
 */
import { ordering as texts } from '../../../texts/en/figures/ordering.js';
import { whole } from '../options.js';
import { codeOf, squareOf } from '../classic-answers.js';
import { iterationsOfRecord } from '../searches.js';
import { WAYS, barsAt } from './comparisons.js';
import { makePicture } from './view.js';
import { describe } from './descriptions.js';

/** The size of the table, as a power of two. */
const TABLE_BITS = 16;

/**
 * - `searches`: the iterations by the disabled aids.
 * - `sans`: the SANs of the legal moves by the codes of their squares.
 *
 * @typedef {{ searches: ReadonlyMap<number, Finished[]>, sans: ReadonlyMap<string, string> }} Facts
 */

/** @type {Figure<Facts>} */
export const figure = {
  title: texts.title,
  lead: texts.lead,
  fen: 'r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4',
  choices: { depth: whole(2, 5, 3) },
  reloadOn: ['depth'],
  dragMode: 'rearrange',

  async load({ ask }, { position: { legal }, chosen: { depth } }) {
    /** @type {Map<number, Finished[]>} */
    const searches = new Map();
    for (const off of legal.length > 0 ? WAYS : []) {
      searches.set(
        off,
        (await iterationsOfRecord(ask, [TABLE_BITS, off, 0, depth])).filter(({ ply }) => ply <= depth || ply > 90),
      );
    }
    return { searches, sans: new Map(legal.map(({ from, to, san }) => [`${codeOf(from)} ${codeOf(to)}`, san])) };
  },

  count: (_, { chosen }) => chosen.depth,
  first: (_, { chosen }) => chosen.depth - 1,
  describe: ({ facts, step }) => describe(step + 1, barsAt(facts.searches, step + 1)),
  board({ facts, step }) {
    const found = barsAt(facts.searches, step + 1).flatMap((bar) => (bar.found ? [bar.found] : []));
    const moves = new Map(found.map(({ from, to }) => [`${from} ${to}`, { from: squareOf(from), to: squareOf(to) }]));
    return {
      marks: [...moves.values()].map(
        (move, index) => /** @type {Mark} */ ({ ...move, kind: index === 0 ? 'best' : 'hint' }),
      ),
    };
  },
  makePicture,
};
