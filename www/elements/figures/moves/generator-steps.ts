/**
 * The squares that Classic's move generator tried, in order, and the description of each. Pure; the rows come from the worker.
 */
import { DUMMY, OFF_BOARD, pieceName, signed, squareOf } from '../classic-answers.ts';
import { moves as texts } from '../../../texts/en/figures/moves.ts';
import type { Facts } from './moves.tsx';

/** The states of the search that generate moves. */
const [DIRECTION, STEP, EXTEND, CLOSE] = [4, 6, 10, 11];

/** The columns of a row. */
const COLUMN = Object.freeze({
  state: 0,
  next: 1,
  piece: 7,
  captured: 9,
  from: 10,
  to: 11,
  captureSquare: 12,
  rookTo: 13,
  rookFrom: 14,
  index: 15,
  step: 16,
});

/** The reason why a square gives no move, or the kind of move that it gives. */
type Outcome = 'edge' | 'own' | 'blocked' | 'nothing' | 'quiet' | 'capture' | 'enPassant' | 'double' | 'castling';

/**
 * A square that was tried.
 *
 * - `index`, `step`: the direction: its index in the list, and its step.
 * - `previous`: the code that the step was added to. `place`: the number of squares of this ray tried before.
 * - `goesOn`: whether the ray continues.
 */
export interface Try {
  piece: number;
  from: string;
  index: number;
  step: number;
  previous: number;
  to: number;
  place: number;
  captured: number;
  captureSquare: number;
  rookFrom: number;
  rookTo: number;
  outcome: Outcome;
  goesOn: boolean;
}

/** The tries, and which of their moves are legal. */
type Tried = Pick<Facts, 'tries' | 'legal'>;

/** The lowest type of sliding pieces; those with lower types stop after one step. */
const SLIDER = 5;

/** The tries of the first iteration, which only generates moves. */
export function triesOf(rows: readonly (readonly number[])[], side: number): Try[] {
  const tries: Try[] = [];
  for (const row of rows) {
    if (row[COLUMN.state] === CLOSE) break;
    if (row[COLUMN.state] === STEP) tries.push(tryOf(row, side, tries.at(-1)));
    const last = tries.at(-1);
    if (last && row[COLUMN.state] === EXTEND) last.goesOn = row[COLUMN.next] === STEP;
  }
  return tries;
}

function tryOf(row: readonly number[], side: number, before: Try | undefined): Try {
  const field = (name: keyof typeof COLUMN) => row[COLUMN[name]];
  const from = squareOf(field('from')) as string;
  const isSameRay = before?.goesOn === true && before.from === from && before.step === field('step');
  return {
    piece: field('piece'),
    from,
    index: field('index'),
    step: field('step'),
    previous: isSameRay ? before.to : field('from'),
    to: field('to'),
    place: isSameRay ? before.place + 1 : 0,
    captured: field('captured'),
    captureSquare: field('captureSquare'),
    rookFrom: field('rookFrom'),
    rookTo: field('rookTo'),
    outcome: field('next') === DIRECTION ? refusal(row, side) : kindOf(row),
    goesOn: false,
  };
}

function refusal(row: readonly number[], side: number): Outcome {
  if (row[COLUMN.to] & OFF_BOARD) return 'edge';
  if (row[COLUMN.captured] & side) return 'own';
  return row[COLUMN.captured] ? 'blocked' : 'nothing';
}

function kindOf(row: readonly number[]): Outcome {
  if (row[COLUMN.captureSquare] !== row[COLUMN.to]) return 'enPassant';
  if (row[COLUMN.captured]) return 'capture';
  if (row[COLUMN.rookTo] === DUMMY) return 'quiet';
  return row[COLUMN.rookFrom] === DUMMY ? 'double' : 'castling';
}

/** Whether a try gave a move. */
export const isMove = ({ outcome }: Pick<Try, 'outcome'>) => !['edge', 'own', 'blocked', 'nothing'].includes(outcome);

/**
 * The most instructive try: the one shown before, or one of the same piece; or else the first one of the requested piece; or
 * else a special move, or the first move.
 *
 * @param square The square of the requested piece, or an empty text.
 */
export function mostInstructive(tries: readonly Try[], square: string, shown?: Try) {
  const found = [
    tries.findIndex(({ from, to }) => from === shown?.from && to === shown.to),
    tries.findIndex(({ from }) => from === shown?.from),
    tries.findIndex(({ from }) => from === square),
    ...(['enPassant', 'castling', 'capture', 'quiet'] as const).map((wanted) =>
      tries.findIndex(({ outcome }) => outcome === wanted),
    ),
  ];
  return found.find((index) => index >= 0) ?? 0;
}

/** The move of a try in UCI notation; a promotion is to a queen. */
export const uciOf = ({ from, to, piece }: Pick<Try, 'from' | 'to' | 'piece'>) =>
  `${from}${squareOf(to)}${(piece & 7) < 3 && (to & 0x70) % 0x70 === 0 ? 'q' : ''}`;

/** Describes a try in a few sentences. */
export function describe({ tries, legal }: Tried, index: number) {
  const one = tries[index];
  if (!one) return texts.none;
  const { piece, from, step, previous, to, captured, captureSquare, outcome } = one;
  const code = String(to & 0xff);
  const sum = `${previous} ${step < 0 ? '−' : '+'} ${Math.abs(step)} = ${code}`;
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

function onwards({ piece, rookFrom, outcome, goesOn }: Try) {
  if (!['quiet', 'double', 'castling'].includes(outcome)) return '';
  const type = piece & 7;
  if (!goesOn) return type < SLIDER && outcome === 'quiet' ? texts.ends : '';
  if (type >= SLIDER) return texts.goesOn.slides;
  return type < 3 && rookFrom === DUMMY ? texts.goesOn.double : texts.goesOn.castling;
}

const capitalized = (text: string) => text[0].toUpperCase() + text.slice(1);

/** The squares that the shown piece can legally move to. */
export function targetsOf({ tries, legal }: Tried, step: number) {
  const moves = [...legal].filter((uci) => uci.slice(0, 2) === tries[step]?.from);
  return [...new Set(moves.map((uci) => uci.slice(2, 4)))].sort();
}

/** Describes where the shown piece can move. */
export function describeTargets(facts: Tried, step: number) {
  const shown = facts.tries[step];
  if (!shown) return texts.none;
  const targets = targetsOf(facts, step);
  return texts.targets({ piece: capitalized(pieceName(shown.piece)), square: shown.from, targets });
}
