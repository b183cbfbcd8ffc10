// @ts-check
/** A piece's code, bit by bit. Pure; the tables that it refers to come from the worker. */

import { letterOf } from '../classic-answers.js';

/** The bits of a code, highest first. */
export const BITS = /** @type {const} */ ([32, 16, 8, 4, 2, 1]);

const [VIRGIN, BLACK, WHITE, TYPE] = [32, 16, 8, 7];

/** The letters of the printed board (`n[]` in the listing). */
const PRINTED = '.?+nkbrq?*?NKBRQ';

/** @typedef {'whose' | 'type' | 'pawn' | 'leaper' | 'centre' | 'virgin'} Test */

/**
 * The parts of a code.
 *
 * - `letter`: the FEN letter, null if no piece has that code.
 * - `fault`: the reason why no piece has it.
 *
 * @typedef {object} Code
 * @property {number} type
 * @property {boolean} isWhite
 * @property {boolean} isBlack
 * @property {boolean} isVirgin
 * @property {string | null} letter
 * @property {'noType' | 'noSide' | 'bothSides' | 'wrongPawn' | null} fault
 * @property {string} printed
 * @property {number[]} parts The bits that are set.
 */

/** @param {number} code @returns {Code} */
export function codeRead(code) {
  const [isWhite, isBlack, type] = [(code & WHITE) > 0, (code & BLACK) > 0, code & TYPE];
  const fault = faultOf(type, isWhite, isBlack);
  return {
    type,
    isWhite,
    isBlack,
    isVirgin: (code & VIRGIN) > 0,
    letter: fault && fault !== 'wrongPawn' ? null : letterOf(code),
    fault,
    printed: PRINTED[code & 15],
    parts: BITS.filter((bit) => code & bit),
  };
}

/** @param {number} type @param {boolean} isWhite @param {boolean} isBlack @returns {Code['fault']} */
function faultOf(type, isWhite, isBlack) {
  if (type === 0) return 'noType';
  if (isWhite === isBlack) return isWhite ? 'bothSides' : 'noSide';
  return type === (isWhite ? 2 : 1) ? 'wrongPawn' : null;
}

/**
 * The steps of a type: the part of the list o[] up to the next 0. Pieces other than pawns take each step in both directions.
 * @param {number} type @param {{ steps: readonly number[], first: readonly number[] }} tables @returns {number[]}
 */
export function stepsOf(type, { steps, first }) {
  if (type === 0) return [];
  const begin = first[type] + 1;
  const list = steps.slice(begin, steps.indexOf(0, begin));
  // The program first takes each step with the opposite sign, and pawns take no other.
  return type < 3 ? list.map((step) => -step) : list;
}
