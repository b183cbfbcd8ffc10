/** A piece's code, bit by bit, and its description. Pure; the tables that it refers to come from the worker. */
import { codeOf, letterOf, placementOf } from '../classic-answers.ts';
import { words } from '../../../board/texts.ts';
import { piece as texts } from '../../../texts/en/figures/piece.ts';
import type { Scene } from '../figure-types.ts';
import type { Facts, Own } from './piece.tsx';

/** The bits of a code, highest first. */
export const BITS = [32, 16, 8, 4, 2, 1] as const;

const [VIRGIN, BLACK, WHITE, TYPE] = [32, 16, 8, 7];

/** The letters of the printed board (`n[]` in the listing). */
const PRINTED = '.?+nkbrq?*?NKBRQ';

/**
 * The parts of a code.
 *
 * - `letter`: the FEN letter, null if no piece has that code.
 * - `fault`: the reason why no piece has it.
 */
interface Code {
  type: number;
  isWhite: boolean;
  isBlack: boolean;
  isVirgin: boolean;
  letter: string | null;
  fault: 'noType' | 'noSide' | 'bothSides' | 'wrongPawn' | null;
  printed: string;
  /** The bits that are set. */
  parts: number[];
}

/**
 * A test is true of types below these: pawns are 1 and 2, pieces that stop after one step at most 4, and only rook and queen
 * have no bonus for the centre.
 */
const [PAWN, LEAPER, CENTRE] = [3, 5, 6];

/** The bits flipped by the reader, valid while the code on the square is `byte`. */
export type Flip = { square: string; mask: number; byte: number };

export function codeRead(code: number): Code {
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

function faultOf(type: number, isWhite: boolean, isBlack: boolean): Code['fault'] {
  if (type === 0) return 'noType';
  if (isWhite === isBlack) return isWhite ? 'bothSides' : 'noSide';
  return type === (isWhite ? 2 : 1) ? 'wrongPawn' : null;
}

/**
 * The steps of a type: the part of the list o[] up to the next 0. Pieces other than pawns take each step in both directions.
 */
export function stepsOf(
  type: number,
  { steps, first }: { steps: readonly number[]; first: readonly number[] },
): number[] {
  if (type === 0) return [];
  const begin = first[type] + 1;
  const list = steps.slice(begin, steps.indexOf(0, begin));
  // The program first takes each step with the opposite sign, and pawns take no other.
  return type < 3 ? list.map((step) => -step) : list;
}

/** The tests that the program makes on a code, with their results. */
export function answersOf(
  code: number,
  { facts: { inside } }: Scene<Facts>,
): { question: string; meaning: string; answer: string }[] {
  const { type, isVirgin, printed } = codeRead(code);
  const yes = (is: boolean) => (is ? texts.yes : texts.no);
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

/** Describes the shown code. */
export function describe(scene: Scene<Facts, Own>) {
  const square = shownSquare(scene);
  const { byte, mask } = shownCode(scene);
  const code = byte ^ mask;
  const { letter, fault, isVirgin, parts } = codeRead(code);
  if (!letter) return texts.toldNothing({ square, code, reason: texts[fault as 'noType' | 'noSide' | 'bothSides'] });
  const name = fault === 'wrongPawn' ? texts.wrongPawn : words.pieces[letter as keyof typeof words.pieces];
  return texts.descriptions({ square, code, parts: parts.length > 1 ? parts.join(' + ') : '', name, virgin: isVirgin });
}

/** The shown square. */
export const shownSquare = ({ facts, step }: Pick<Scene<Facts>, 'facts' | 'step'>): string =>
  facts.squares[step] ?? 'a1';

/** The byte on the shown square, and its flipped bits. */
export function shownCode({ facts, step, matter: { chosen } }: Scene<Facts, Own>) {
  const square = shownSquare({ facts, step });
  const byte = facts.inside.board[codeOf(square)];
  const { flip } = chosen;
  return { byte, mask: flip && flip.square === square && flip.byte === byte ? flip.mask : 0 };
}

/** The occupied squares, in the order in which the program scans them. */
export const mannedSquares = (bytes: readonly number[]) => Object.keys(placementOf(bytes));
