// @ts-check
/**
 * Descriptions of codes. Pure.
 *
 * @import { Scene } from '../figure-types.js'
 * @import { Facts } from './piece.js'
 */
import { words } from '../../../board/texts.js';
import { piece as texts } from '../../../texts/en/figures/piece.js';
import { codeRead, stepsOf } from './code.js';
import { shownCode, shownSquare } from './selection.js';

/**
 * A test is true of types below these: pawns are 1 and 2, pieces that stop after one step at most 4, and only rook and queen
 * have no bonus for the centre.
 */
const [PAWN, LEAPER, CENTRE] = [3, 5, 6];

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

/** @param {Scene<Facts>} scene */
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
