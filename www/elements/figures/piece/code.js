// @ts-check
/**
 * A piece's code, bit by bit, and its description. Pure; the tables that it refers to come from the worker.
 *
 * @import { Scene } from '../figure-types.js'
 * @import { Facts } from './piece.js'
 */
import { codeOf, letterOf, placementOf } from '../classic-answers.js';
import { words } from '../../../board/texts.js';
import { piece as texts } from '../../../texts/en/figures/piece.js';

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

/**
 * A test is true of types below these: pawns are 1 and 2, pieces that stop after one step at most 4, and only rook and queen
 * have no bonus for the centre.
 */
const [PAWN, LEAPER, CENTRE] = [3, 5, 6];

/** The bits flipped by the reader, valid while the code on the square is `byte`. @typedef {{ square: string, mask: number, byte: number }} Flip */

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

/**
 * The tests that the program makes on a code, with their results.
 * @param {number} code @param {Scene<Facts>} scene @returns {{ question: string, meaning: string, answer: string }[]}
 */
export function answersOf(code, { facts: { inside } }) {
  const { type, isVirgin, printed } = codeRead(code);
  const yes = (/** @type {boolean} */ is) => (is ? texts.yes : texts.no);
  const steps = stepsOf(type, inside).join(', ') || '–';
  const { tests, meanings } = texts;
  return [
    { question: tests.whose, meaning: meanings.whose, answer: yes((code & inside.head.side) > 0) },
    { question: tests.type, meaning: meanings.type, answer: `${type}: ${texts.types[type]}` },
    { question: tests.pawn, meaning: meanings.pawn, answer: yes(type > 0 && type < PAWN) },
    { question: tests.leaper, meaning: meanings.leaper, answer: yes(type > 0 && type < LEAPER) },
    { question: tests.centre, meaning: meanings.centre, answer: yes(type > 0 && type < CENTRE) },
    { question: tests.worth, meaning: meanings.worth, answer: String(inside.worth[type]).replace('-', '−') },
    {
      question: tests.steps,
      meaning: type < PAWN ? meanings.pawnSteps : meanings.steps,
      answer: steps.replaceAll('-', '−'),
    },
    { question: tests.virgin, meaning: meanings.virgin, answer: yes(isVirgin) },
    { question: tests.letter, meaning: meanings.letter, answer: printed },
  ];
}

/** Describes the shown code. @param {Scene<Facts>} scene */
export function describe(scene) {
  const square = shownSquare(scene);
  const { byte, mask } = shownCode(scene);
  const code = byte ^ mask;
  const { letter, fault, isVirgin, parts } = codeRead(code);
  if (!letter)
    return texts.toldNothing({ square, code, reason: texts[/** @type {'noType' | 'noSide' | 'bothSides'} */ (fault)] });
  const name =
    fault === 'wrongPawn' ? texts.wrongPawn : words.pieces[/** @type {keyof typeof words.pieces} */ (letter)];
  return texts.descriptions({ square, code, parts: parts.length > 1 ? parts.join(' + ') : '', name, virgin: isVirgin });
}

/**
 * The shown square.
 * @param {Pick<Scene<Facts>, 'facts' | 'step'>} scene @returns {string}
 */
export const shownSquare = ({ facts, step }) => facts.squares[step] ?? 'a1';

/**
 * The byte on the shown square, and its flipped bits.
 * @param {Scene<Facts>} scene
 */
export function shownCode({ facts, step, matter: { chosen } }) {
  const square = shownSquare({ facts, step });
  const byte = facts.inside.board[codeOf(square)];
  /** @type {Flip | null} */
  const flip = chosen.flip ?? null;
  return { byte, mask: flip && flip.square === square && flip.byte === byte ? flip.mask : 0 };
}

/**
 * The occupied squares, in the order in which the program scans them.
 * @param {readonly number[]} bytes
 */
export const mannedSquares = (bytes) => Object.keys(placementOf(bytes));
