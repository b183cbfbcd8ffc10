/**
 * `<micro-max-moves>`: the generation of moves, step by step. The picture shows the three loops as three rows, and
 * the moves found so far. With `view="idea"` there is no picture: the board shows where the chosen piece can move.
 *
 * ```text
 * ol.loops
 *   li   b  div.cells > button   the pieces
 *   li   b  div.cells > span     the list of steps
 *   li   b  div.cells > span     the squares of the ray
 * p.count
 * ol.chips   li                  the moves so far
 * ```
 */
import { moves as texts } from '../../../texts/en/figures/moves.ts';
import { withMinus } from '../../../texts/number.ts';
import { oneOf, written } from '../options.ts';
import { insideOf, letterOf, pieceName, signed, squareOf } from '../classic-answers.ts';
import { describe, describeTargets, isMove, mostInstructive, targetsOf, triesOf, uciOf } from './generator-steps.ts';
import { makeRows } from '../rows.ts';
import { drawPiece } from '../../../board/pieces.ts';
import { make, onButtonPress, setAttribute, setText } from '../../../ui/dom.ts';
import type { Mark } from '../../../board/state.ts';
import type { Act, Figure, Picture } from '../figure-types.ts';
import type { Try } from './generator-steps.ts';

/**
 * - `steps`: the list of all steps.
 * - `legal`, `sans`: the legal moves in UCI notation, and their SANs.
 */
export type Facts = {
  tries: Try[];
  steps: readonly number[];
  legal: ReadonlySet<string>;
  sans: ReadonlyMap<string, string>;
};

/** The trace of the root's first iteration, which only generates moves: all its states, and the candidate moves. */
const GENERATION = Object.freeze([1, 0, 0, 0, 0xffff, 2, 1]);

type Own = { square: string; view: 'loops' | 'idea' };

export const figure: Figure<Facts, Own> = {
  name: texts.name,
  // White can capture en passant and castle.
  fen: 'r1q1k2r/ppp2ppp/2n2n2/2bpP3/2B3b1/2N2N2/PPP2PPP/R1BQK2R w KQkq d6 0 8',
  choices: {
    square: written(/^[a-h][1-8]$/, '', 'a square, such as e4'),
    view: oneOf(['loops', 'idea']),
  },
  reloadOn: [],
  dragMode: 'rearrange',

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
  describe: ({ facts, step, matter }) =>
    matter.chosen.view === 'idea' ? describeTargets(facts, step) : describe(facts, step),
  pointed(square, { facts: { tries }, step }) {
    const first = tries.findIndex(({ from }) => from === square);
    return first < 0 || tries[step]?.from === square ? null : first;
  },
  board: ({ facts, step, matter }) => ({
    marks: matter.chosen.view === 'idea' ? targetMarks(facts, step) : marksOf(facts, step),
  }),
  makePicture,
};

/** A circle at the piece and an arrow to each square of the ray, dashed if it is no move. */
function marksOf({ tries }: Facts, step: number): Mark[] {
  const shown = tries[step];
  if (!shown) return [];
  const arrows = tries.slice(step - shown.place, step + 1).flatMap((one): Mark[] => {
    const to = one.to & 0x88 ? null : squareOf(one.to);
    return to ? [{ from: shown.from, to, kind: isMove(one) ? 'best' : 'threat' }] : [];
  });
  return [{ from: shown.from, kind: 'best' }, ...arrows.slice(-1)];
}

const targetMarks = (facts: Facts, step: number): Mark[] =>
  facts.tries[step]
    ? [
        { from: facts.tries[step].from, kind: 'best' },
        ...targetsOf(facts, step).map((from): Mark => ({ from, kind: 'best' })),
      ]
    : [];

function makePicture(place: HTMLElement, { goTo }: Act): Picture<Facts, Own> {
  const cells = Object.fromEntries(
    Object.keys(texts.loops).map((name) => [name, make('div', { className: `cells ${name}` })]),
  );
  const update = makeRows(cells.pieces);
  const count = make('p', { className: 'count' });
  const chips = make('ol', { className: 'chips' });
  place.append(
    make(
      'ol',
      { className: 'loops' },
      ...Object.entries(texts.loops).map(([name, text]) =>
        make('li', {}, make('b', { textContent: text }), cells[name]),
      ),
    ),
    count,
    chips,
  );
  let drawn: Facts | null = null;

  return ({ facts, step, matter }) => {
    place.hidden = matter.chosen.view === 'idea';
    if (drawn !== facts) {
      cells.pieces.replaceChildren(
        ...piecesOf(facts).map(({ first, piece, from }) => makePiece(piece, from, () => goTo(first))),
      );
      cells.directions.replaceChildren(
        ...facts.steps.map((one) => make('span', { className: 'cell', textContent: withMinus(one) })),
      );
      chips.replaceChildren(...facts.tries.filter(isMove).map((one) => makeChip(facts, uciOf(one))));
    }
    drawn = facts;
    const shown = facts.tries[step];
    for (const [index, { from }] of piecesOf(facts).entries()) set(cells.pieces.children[index], from === shown?.from);
    for (const [index, cell] of [...cells.directions.children].entries()) {
      set(cell, index === shown?.index);
      setText(cell, shown && index === shown.index ? signed(shown.step) : withMinus(facts.steps[index]));
    }
    update();
    cells.squares.replaceChildren(...rayOf(facts, step));
    showMoves(facts, step, count, chips);
  };
}

/** The pieces with the number of their first try. */
const piecesOf = ({ tries }: Facts) =>
  tries.flatMap(({ piece, from }, first) => (tries[first - 1]?.from === from ? [] : [{ first, piece, from }]));

function set(cell: Element, isHere: boolean) {
  cell.classList.toggle('here', isHere);
  setAttribute(cell, 'aria-current', isHere ? 'true' : null);
}

function makePiece(piece: number, from: string, act: () => void) {
  const button = make(
    'button',
    { type: 'button', className: 'origin-piece' },
    drawPiece(letterOf(piece)),
    make('small', { textContent: from }),
  );
  setAttribute(button, 'aria-label', texts.pieceOn({ piece: pieceName(piece), square: from }));
  return onButtonPress(button, act);
}

/** The squares of the ray up to the shown one. */
function rayOf({ tries }: Facts, step: number) {
  const shown = tries[step];
  if (!shown) return [];
  return [
    make('span', { className: 'cell' }, shown.from),
    ...tries
      .slice(step - shown.place, step + 1)
      .flatMap((one) => [
        '→',
        make(
          'span',
          { className: `cell outcome ${isMove(one) ? 'good' : 'bad'}` },
          `${one.to & 0x88 ? '' : squareOf(one.to)} `,
          make('small', { textContent: `${isMove(one) ? '✓' : '✕'} ${texts.signs[one.outcome]}` }),
        ),
      ]),
  ];
}

function showMoves({ tries }: Facts, step: number, count: HTMLElement, chips: HTMLElement) {
  const total = tries.filter(isMove).length;
  const found = tries.slice(0, step + 1).filter(isMove).length;
  setText(count, texts.generated({ count: found, total }));
  for (const [index, chip] of [...chips.children].entries()) {
    chip.classList.toggle('later', index >= found);
    set(chip, index === found - 1 && isMove(tries[step]));
  }
}

function makeChip({ legal, sans }: Facts, uci: string) {
  const isLegal = legal.has(uci);
  const chip = make(
    'li',
    { className: isLegal ? 'chip' : 'chip illegal' },
    sans.get(uci) ?? `${uci.slice(0, 2)}–${uci.slice(2, 4)}`,
  );
  if (!isLegal) chip.title = texts.illegal;
  return chip;
}
