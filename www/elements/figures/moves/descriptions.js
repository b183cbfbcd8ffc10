// @ts-check
/**
 * Descriptions of tries. Pure.
 *
 * @import { Facts } from './moves.js'
 * @import { Try } from './generator-steps.js'
 */
import { moves as texts } from '../../../texts/en/figures/moves.js';
import { DUMMY, hexOf, pieceName, signed, squareOf } from '../classic-answers.js';
import { isMove } from './generator-steps.js';

/** The lowest type of sliding pieces; those with lower types stop after one step. */
const SLIDER = 5;

/**
 * The move of a try in UCI notation; a promotion is to a queen.
 * @param {Try} one
 */
export const uciOf = ({ from, to, piece }) =>
  `${from}${squareOf(to)}${(piece & 7) < 3 && (to & 0x70) % 0x70 === 0 ? 'q' : ''}`;

/**
 * Describes a try in a few sentences.
 * @param {Facts} facts @param {number} index
 */
export function describe({ tries, legal }, index) {
  const one = tries[index];
  if (!one) return texts.none;
  const { piece, from, step, previous, to, captured, captureSquare, outcome } = one;
  const code = hexOf(to & 0xff);
  const sum = `${hexOf(previous)} ${step < 0 ? '−' : '+'} ${hexOf(Math.abs(step))} = ${code}`;
  const began = texts.began({ piece: capitalized(pieceName(piece)), square: from, step: signed(step) });
  const found = texts.descriptions[outcome]({
    sum,
    code,
    square: squareOf(to) ?? code,
    piece: pieceName(captured),
    passed: squareOf(captureSquare) ?? '',
  });
  const refutation = outcome === 'castling' ? texts.refutations.castling : texts.refutations.other;
  const rest = [onwards(one), isMove(one) && !legal.has(uciOf(one)) && `${texts.illegal} ${refutation}`];
  return [began, found, ...rest].filter(Boolean).join(' ');
}

/** @param {Try} one */
function onwards({ piece, rookFrom, outcome, goesOn }) {
  if (!['quiet', 'double', 'castling'].includes(outcome)) return '';
  const type = piece & 7;
  if (!goesOn) return type < SLIDER && outcome === 'quiet' ? texts.ends : '';
  if (type >= SLIDER) return texts.goesOn.slides;
  return type < 3 && rookFrom === DUMMY ? texts.goesOn.double : texts.goesOn.castling;
}

/** @param {string} text */
const capitalized = (text) => text[0].toUpperCase() + text.slice(1);
