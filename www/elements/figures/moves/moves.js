// @ts-check
/**
 * `<micro-max-moves>`: the generation of moves, step by step.
 *
 * @import { Figure, Scene } from '../figure-types.js'
 * @import { Mark } from '../../../board/state.js'
 * @import { Try } from './generator-steps.js'
 */
import { moves as texts } from '../../../texts/en/figures/moves.js';
import { written } from '../options.js';
import { insideOf, squareOf } from '../classic-answers.js';
import { makePicture } from './view.js';
import { isMove, mostInstructive, triesOf } from './generator-steps.js';
import { describe } from './descriptions.js';

/**
 * - `steps`: the list of all steps.
 * - `legal`, `sans`: the legal moves in UCI notation, and their SANs.
 *
 * @typedef {{ tries: Try[], steps: readonly number[], legal: ReadonlySet<string>, sans: ReadonlyMap<string, string> }} Facts
 */

/** The trace of the root's first iteration, which only generates moves: all its states, and the candidate moves. */
const GENERATION = Object.freeze([1, 0, 0, 0, 0xffff, 2, 1]);

/** @type {Figure<Facts>} */
export const figure = {
  title: texts.title,
  lead: texts.lead,
  // White can capture en passant and castle.
  fen: 'r1q1k2r/ppp2ppp/2n2n2/2bpP3/2B3b1/2N2N2/PPP2PPP/R1BQK2R w KQkq d6 0 8',
  choices: { square: written(/^[a-h][1-8]$/, '', 'a square, such as e4') },
  reloadOn: [],
  dragMode: 'rearrange',
  hint: texts.hint,

  async load({ ask }, { subject: { moves }, position: { legal } }) {
    const [trace, evaluation] = await Promise.all([
      ask('children', { ask: GENERATION }),
      ask('evaluate', { ask: [moves.length] }),
    ]);
    const { head, steps } = insideOf(evaluation.rows);
    return {
      tries: triesOf(trace.rows.slice(1), head.side),
      steps,
      legal: new Set(legal.map(({ uci }) => uci)),
      sans: new Map(legal.map(({ uci, san }) => [uci, san])),
    };
  },

  count: ({ tries }) => tries.length,
  first: ({ tries }, { chosen }, before) => mostInstructive(tries, chosen.square, before?.facts.tries[before.step]),
  describe: ({ facts, step }) => describe(facts, step),
  pointed(square, { facts: { tries }, step }) {
    const first = tries.findIndex(({ from }) => from === square);
    return first < 0 || tries[step]?.from === square ? null : first;
  },
  board: ({ facts, step }) => ({ marks: marksOf(facts, step) }),
  makePicture,
};

/**
 * A circle at the piece and an arrow to each square of the ray, dashed if it is no move.
 * @param {Scene<Facts>['facts']} facts @param {number} step @returns {Mark[]}
 */
function marksOf({ tries }, step) {
  const shown = tries[step];
  if (!shown) return [];
  const squares = tries
    .slice(step - shown.place, step + 1)
    .map((one) => ({ to: squareOf(one.to), isOff: (one.to & 0x88) > 0, kind: isMove(one) ? 'best' : 'threat' }));
  const arrows = squares.flatMap(({ to, isOff, kind }) =>
    to && !isOff ? [/** @type {Mark} */ ({ from: shown.from, to, kind })] : [],
  );
  return [{ from: shown.from, kind: 'best' }, ...arrows.slice(-1)];
}
