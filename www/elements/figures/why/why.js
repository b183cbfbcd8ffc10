// @ts-check
/**
 * `<micro-max-why>`: a game against micro-Max, with the evaluation of the moves at each position.
 *
 * @import { Figure } from '../figure-types.js'
 * @import { Mark } from '../../../board/state.js'
 * @import { Moment } from './game.js'
 */
import { parsePlacement } from '../../../board/placement.js';
import { why as texts } from '../../../texts/en/figures/why.js';
import { whole } from '../options.js';
import { momentsOf } from './game.js';
import { makePicture } from './view.js';
import { describe } from './descriptions.js';

/** `asked` is the number of moves of the subject, without the answer. @typedef {{ moments: Moment[], asked: number }} Facts */

/** @type {Figure<Facts>} */
export const figure = {
  title: texts.title,
  lead: texts.lead,
  fen: 'startpos',
  // The knight takes a pawn whose defender seems to be pinned.
  moves: ['d2d4', 'd7d5', 'c2c4', 'e7e6', 'b1c3', 'g8f6', 'c1g5', 'b8d7', 'c4d5', 'e6d5', 'c3d5'],
  choices: { nodes: whole(100, 200_000, 30_000) },
  reloadOn: ['nodes'],
  dragMode: 'move',
  hint: texts.hint,

  load: async (queries, matter) => ({ moments: await momentsOf(queries, matter), asked: matter.subject.moves.length }),

  count: ({ moments }) => moments.length,
  // The move of the question. Its answer is drawn as an arrow and made in the next step.
  first: ({ moments, asked }) =>
    Math.max(
      0,
      moments.findIndex(({ moves }) => moves.length === asked),
    ),
  describe: ({ facts: { moments }, step }) => describe(moments[step - 1] ?? null, moments[step]),
  reached: ({ uci }, { facts: { moments }, step, matter: { subject } }) => ({
    start: subject.start,
    moves: [...moments[step].moves, uci],
  }),

  board({ facts: { moments, asked }, step }) {
    const { position, best, moves } = moments[step];
    const last = step > 0 ? moments[step - 1].played : null;
    return {
      pieces: parsePlacement(position.fen) ?? {},
      moves: position.legal,
      lastMove: last ? [last.from, last.to] : null,
      // The next move is left to the reader.
      marks:
        best && moves.length <= asked ? [/** @type {Mark} */ ({ from: best.from, to: best.to, kind: 'best' })] : [],
    };
  },
  makePicture,
};
