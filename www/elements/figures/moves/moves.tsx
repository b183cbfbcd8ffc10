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
import { Fragment, render } from 'preact';
import { moves as texts } from '../../../texts/en/figures/moves.ts';
import { withMinus } from '../../../texts/number.ts';
import { oneOf, written } from '../options.ts';
import { insideOf, letterOf, pieceName, signed, squareOf } from '../classic-answers.ts';
import { describe, describeTargets, isMove, mostInstructive, targetsOf, triesOf, uciOf } from './generator-steps.ts';
import { DrawnPiece } from '../controls.tsx';
import { makeRows } from '../focus.ts';
import { pressing } from '../../../ui/dom.ts';
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
  const update = makeRows(place, '.pieces button');
  return ({ facts, step, matter }) => {
    const shown: Try | undefined = facts.tries[step];
    place.hidden = matter.chosen.view === 'idea';
    const cells = {
      pieces: piecesOf(facts).map(({ first, piece, from }) => (
        <button
          key={`${from} ${piece}`}
          type="button"
          {...cellOf('origin-piece', from === shown?.from)}
          aria-label={texts.pieceOn({ piece: pieceName(piece), square: from })}
          onClick={pressing(() => goTo(first))}
        >
          <DrawnPiece piece={letterOf(piece)} />
          <small>{from}</small>
        </button>
      )),
      directions: facts.steps.map((one, index) => (
        <span key={index} {...cellOf('cell', index === shown?.index)}>
          {index === shown?.index ? signed(shown.step) : withMinus(one)}
        </span>
      )),
      squares: shown && [
        <span key="from" class="cell">
          {shown.from}
        </span>,
        ...facts.tries.slice(step - shown.place, step + 1).map(rayCell),
      ],
    };
    render(
      <>
        <ol class="loops">
          {(Object.keys(texts.loops) as (keyof typeof cells)[]).map((name) => (
            <li key={name}>
              <b>{texts.loops[name]}</b>
              <div class={`cells ${name}`}>{cells[name]}</div>
            </li>
          ))}
        </ol>
        {movesSoFar(facts, step)}
      </>,
      place,
    );
    update();
  };
}

/** The pieces with the number of their first try. */
const piecesOf = ({ tries }: Facts) =>
  tries.flatMap(({ piece, from }, first) => (tries[first - 1]?.from === from ? [] : [{ first, piece, from }]));

/** The attributes of a cell. */
const cellOf = (name: string, isHere: boolean) => ({
  class: isHere ? `${name} here` : name,
  'aria-current': isHere ? true : undefined,
});

const rayCell = (one: Try, index: number) => (
  <Fragment key={index}>
    →
    <span class={`cell outcome ${isMove(one) ? 'good' : 'bad'}`}>
      {`${one.to & 0x88 ? '' : squareOf(one.to)} `}
      <small>{`${isMove(one) ? '✓' : '✕'} ${texts.signs[one.outcome]}`}</small>
    </span>
  </Fragment>
);

/** All moves; those of later steps are marked. */
function movesSoFar({ tries, legal, sans }: Facts, step: number) {
  const moves = tries.filter(isMove).map(uciOf);
  const found = tries.slice(0, step + 1).filter(isMove).length;
  return (
    <>
      <p class="count">{texts.generated({ count: found, total: moves.length })}</p>
      <ol class="chips">
        {moves.map((uci, index) => (
          <li
            key={uci}
            {...cellOf(
              `chip${legal.has(uci) ? '' : ' illegal'}${index < found ? '' : ' later'}`,
              index === found - 1 && isMove(tries[step]),
            )}
            title={legal.has(uci) ? undefined : texts.illegal}
          >
            {sans.get(uci) ?? `${uci.slice(0, 2)}–${uci.slice(2, 4)}`}
          </li>
        ))}
      </ol>
    </>
  );
}
