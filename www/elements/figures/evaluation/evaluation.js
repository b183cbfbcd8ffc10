// @ts-check
/**
 * `<micro-max-evaluation>`: the running score beside the sum over the pieces, with values that can be changed.
 *
 * @import { Color } from '../../../board/geometry.js'
 * @import { LegalMove, Mark } from '../../../board/state.js'
 * @import { Chosen, EngineQueries, Figure } from '../figure-types.js'
 * @import { Sum } from './running-score.js'
 */
import { evaluation as texts } from '../../../texts/en/figures/evaluation.js';
import { whole } from '../options.js';
import { insideOf, placementOf, squareOf } from '../classic-answers.js';
import { iterationsOfRecord } from '../searches.js';
import { makePicture } from './view.js';
import { sumOf } from './running-score.js';
import { ORIGINAL, VALUES, isChanged, searchWith } from './values.js';
import { describe } from './descriptions.js';

/** The maximum number of plies shown, up to the position. */
const MOST_PLIES = 60;

/**
 * A ply: the move that led to it, and its effects in `change`.
 *
 * @typedef {object} Ply
 * @property {Sum} sum
 * @property {Color} side
 * @property {string | null} move In SAN.
 * @property {string | null} uci
 * @property {Record<string, number> | null} change
 * @property {Record<string, number>[]} pieces
 * @property {readonly number[]} bytes
 */

/**
 * - `best`: the original's move; `other`: its move with the changed values, null if none were changed.
 *
 * @typedef {{ plies: Ply[], best: LegalMove | null, other: LegalMove | null, nodes: number }} Facts
 */

/** @type {Figure<Facts>} */
export const figure = {
  title: texts.title,
  lead: texts.lead,
  fen: 'startpos',
  moves: ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4', 'f8c5', 'e1g1', 'g8f6', 'f3e5'],
  choices: { ...VALUES, nodes: whole(1, 200_000, 20_000) },
  reloadOn: [...Object.keys(VALUES), 'nodes'],
  dragMode: 'move',
  hint: texts.hint,

  async load(queries, { subject: { moves, start }, position: { legal }, chosen }) {
    const hidden = Math.max(0, moves.length - MOST_PLIES);
    const plies = await pliesOf(queries, moves, hidden, chosen, start);
    const best = await bestOf(queries, legal, ORIGINAL, chosen.nodes);
    const other = isChanged(chosen) ? await bestOf(queries, legal, chosen, chosen.nodes) : null;
    return { plies, best, other, nodes: chosen.nodes };
  },

  count: ({ plies }) => plies.length,
  first: ({ plies }) => plies.length - 1,
  describe: ({ facts, step }) => describe(facts, step),
  board({ facts: { plies, best, other }, step, matter }) {
    const isLast = step === plies.length - 1;
    const { bytes, uci } = plies[step];
    const found = [
      best && /** @type {Mark} */ ({ from: best.from, to: best.to, kind: 'best' }),
      other && other.uci !== best?.uci && /** @type {Mark} */ ({ from: other.from, to: other.to, kind: 'hint' }),
    ];
    return {
      pieces: placementOf(bytes),
      coordinates: 'none',
      moves: isLast ? matter.position.legal : [],
      lastMove: uci ? [uci.slice(0, 2), uci.slice(2, 4)] : null,
      marks: isLast ? found.filter((mark) => mark !== null && mark !== false) : [],
    };
  },
  makePicture,
};

/**
 * @param {EngineQueries} queries
 * @param {readonly string[]} moves
 * @param {number} hidden The number of plies left out at the beginning.
 * @param {Chosen} chosen
 * @param {string} start
 * @returns {Promise<Ply[]>}
 */
async function pliesOf({ ask }, moves, hidden, chosen, start) {
  const search = searchWith(chosen);
  const counts = Array.from({ length: moves.length - hidden + 1 }, (_, index) => hidden + index);
  const sans = (await ask('san', { start, moves: moves.slice(0, hidden), line: moves.slice(hidden) })).san;
  const insides = await Promise.all(
    counts.map(async (count) =>
      insideOf((await ask('evaluate', { moves: moves.slice(0, count), search, ask: [hidden] })).rows),
    ),
  );
  return insides.map((inside, index) => ({
    sum: sumOf(inside, insides[0]),
    side: inside.head.side === 8 ? 'white' : 'black',
    move: sans[index - 1] ?? null,
    uci: moves[hidden + index - 1] ?? null,
    change: inside.changes.at(-1) ?? null,
    pieces: inside.pieces,
    bytes: inside.board,
  }));
}

/**
 * The move that Classic plays with given values.
 * @param {EngineQueries} queries @param {readonly LegalMove[]} legal @param {Chosen} values @param {number} nodes
 */
async function bestOf({ ask }, legal, values, nodes) {
  if (legal.length === 0) return null;
  const last = (await iterationsOfRecord(ask, searchWith(values, { nodes }))).at(-1);
  return last ? (legal.find(({ from, to }) => from === squareOf(last.from) && to === squareOf(last.to)) ?? null) : null;
}
