// @ts-check
/**
 * `<micro-max-undo>`: the bytes, both keys and the running score before a move, after it, and when it is taken back.
 *
 * @import { Figure } from '../figure-types.js'
 * @import { Byte } from './stages.js'
 */
import { undo as texts } from '../../../texts/en/figures/undo.js';
import { written } from '../options.js';
import { insideOf, placementOf } from '../classic-answers.js';
import { makePicture } from './view.js';
import { boardAt, changedBytes, stagesOf } from './stages.js';
import { describe } from './descriptions.js';

/**
 * - `running`: the score of the side that moves, before the move.
 * - `head`: the other numbers before the move. `change`: its effects.
 * - `isSame`: whether taking the move back restored all bytes.
 *
 * @typedef {object} Facts
 * @property {Byte[]} bytes
 * @property {string} uci
 * @property {string} san
 * @property {number} running
 * @property {Record<string, number>} head
 * @property {Record<string, number>} change
 * @property {boolean} isSame
 * @property {{ before: readonly number[], back: readonly number[] }} boards
 */

/** @type {Figure<Facts | null>} */
export const figure = {
  title: texts.title,
  lead: texts.lead,
  fen: 'r1q1k2r/ppp2ppp/2n2n2/2bpP3/2B3b1/2N2N2/PPP2PPP/R1BQK2R w KQkq d6 0 8',
  // Castling changes four bytes and clears two bits that are never set again.
  choices: { move: written(/^[a-h][1-8][a-h][1-8][qrbn]?$/, 'e1g1', 'a move such as e2e4') },
  reloadOn: ['move'],
  dragMode: 'move',

  async load({ ask }, { subject: { moves }, position: { legal }, chosen }) {
    const move = legal.find(({ uci }) => uci === chosen.move) ?? legal[0];
    if (!move) return null;
    const [here, there] = await Promise.all([
      ask('evaluate', { ask: [moves.length] }),
      ask('evaluate', { moves: [...moves, move.uci], ask: [moves.length] }),
    ]);
    const { head, board: before } = insideOf(here.rows);
    const {
      board: after,
      back,
      changes: [change],
    } = insideOf(there.rows);
    return {
      bytes: changedBytes({ before, after }, change.from),
      uci: move.uci,
      san: move.san,
      running: head.running,
      head,
      change,
      isSame: before.every((byte, index) => byte === back[index]),
      boards: { before, back },
    };
  },

  count: (facts) => (facts ? stagesOf(facts.bytes.length).length : 1),
  // The call of the reply, after all bytes are written.
  first: (facts) => (facts ? stagesOf(facts.bytes.length).length - 2 : 0),
  describe: ({ facts, step }) => describe(facts, step),
  moved: ({ uci }) => ({ move: uci }),
  board({ facts, step, matter }) {
    if (!facts) return {};
    const { bytes, uci, boards } = facts;
    const pieces = placementOf(boardAt(boards, bytes, stagesOf(bytes.length)[step]));
    const before = placementOf(boards.before);
    return {
      pieces,
      // The piece at the origin can make another move.
      moves: matter.position.legal.filter(({ from }) => pieces[from] === before[from]),
      marks: [{ from: uci.slice(0, 2), to: uci.slice(2, 4), kind: 'best' }],
      animate: false,
    };
  },
  makePicture,
};
