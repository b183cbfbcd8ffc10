// @ts-check
/**
 * `<micro-max-piece>`: the code of a piece, whose bits can be flipped.
 *
 * @import { Figure } from '../figure-types.js'
 * @import { Inside } from '../classic-answers.js'
 */
import { parsePlacement } from '../../../board/placement.js';
import { piece as texts } from '../../../texts/en/figures/piece.js';
import { written } from '../options.js';
import { insideOf } from '../classic-answers.js';
import { codeRead } from './code.js';
import { makePicture } from './view.js';
import { mannedSquares, shownCode, shownSquare } from './selection.js';
import { describe } from './descriptions.js';

/** `squares` are the occupied squares; each is a step. @typedef {{ inside: Inside, squares: string[] }} Facts */

/** @type {Figure<Facts>} */
export const figure = {
  title: texts.title,
  lead: texts.lead,
  fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  // A rook that has not moved has bits of all three kinds.
  choices: { square: written(/^[a-h][1-8]$/, 'a1', 'a square, such as e4') },
  reloadOn: [],
  dragMode: 'rearrange',
  hint: texts.hint,

  async load({ ask }, { subject: { moves } }) {
    const inside = insideOf((await ask('evaluate', { ask: [moves.length] })).rows);
    return { inside, squares: mannedSquares(inside.board) };
  },

  count: ({ squares }) => squares.length,
  first: ({ squares }, { chosen }) => Math.max(0, squares.indexOf(chosen.square)),
  describe,
  pointed(square, { facts }) {
    const index = facts.squares.indexOf(square);
    return index < 0 ? null : index;
  },
  board(scene) {
    const square = shownSquare(scene);
    const { byte, mask } = shownCode(scene);
    const pieces = parsePlacement(scene.matter.position.fen) ?? {};
    const { letter } = codeRead(byte ^ mask);
    const { [square]: _, ...others } = pieces;
    return { marks: [{ from: square, kind: 'best' }], pieces: letter ? { ...others, [square]: letter } : others };
  },
  makePicture,
};
