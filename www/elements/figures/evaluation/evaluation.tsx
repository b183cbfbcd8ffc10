/**
 * `<micro-max-evaluation>`: the running score beside the sum over the pieces, with values that can be changed. The
 * picture shows the terms of the score, and the board the contribution of each piece.
 *
 * ```text
 * table.sums        term, carried along, from scratch
 * ```
 */
import { Component, render } from 'preact';
import { evaluation as texts } from '../../../texts/en/figures/evaluation.ts';
import { withMinus } from '../../../texts/number.ts';
import { whole } from '../options.ts';
import { insideOf, placementOf, signed, squareOf } from '../classic-answers.ts';
import { iterationsOfRecord } from '../searches.ts';
import { describe, sumOf } from './running-score.ts';
import { ORIGINAL, VALUES, isChanged, isWeight, searchWith } from './values.ts';
import { pressing } from '../../../ui/dom.ts';
import { Choice, TableHead } from '../controls.tsx';
import type { Color } from '../../../board/geometry.ts';
import type { LegalMove, Mark } from '../../../board/state.ts';
import type { Change, Share } from '../classic-answers.ts';
import type { Act, EngineQueries, Figure, Picture } from '../figure-types.ts';
import type { Sum } from './running-score.ts';
import type { Value, Values } from './values.ts';

/** The maximum number of plies shown, up to the position. */
const MOST_PLIES = 60;

/** A ply: the move that led to it, and its effects in `change`. */
interface Ply {
  sum: Sum;
  side: Color;
  /** In SAN. */
  move: string | null;
  uci: string | null;
  change: Change | null;
  pieces: Share[];
  bytes: readonly number[];
}

/** - `best`: the original's move; `other`: its move with the changed values, null if none were changed. */
export type Facts = { plies: Ply[]; best: LegalMove | null; other: LegalMove | null; nodes: number };

/** The step of a value at a press of an arrow. */
const [STEP_WORTH, STEP_WEIGHT] = [9, 1];

type Own = Values & { nodes: number };

export const figure: Figure<Facts, Own> = {
  name: texts.name,
  fen: 'startpos',
  moves: ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4', 'f8c5', 'e1g1', 'g8f6', 'f3e5'],
  choices: { ...VALUES, nodes: whole(1, 200_000, 20_000) },
  reloadOn: [...Object.keys(VALUES), 'nodes'],
  dragMode: 'move',

  async load(queries, { subject: { moves, start }, position: { legal }, chosen }) {
    const hidden = Math.max(0, moves.length - MOST_PLIES);
    const plies = await pliesOf(queries, moves, hidden, chosen, start);
    const best = await bestOf(queries, legal, ORIGINAL, chosen.nodes);
    const other = isChanged(chosen) ? await bestOf(queries, legal, chosen, chosen.nodes) : null;
    return { plies, best, other, nodes: chosen.nodes };
  },

  count: ({ plies }) => plies.length,
  first: ({ plies }) => plies.length - 1,
  describe: ({ facts, step }) => describe(facts, step),
  board({ facts: { plies, best, other }, step, matter }) {
    const isLast = step === plies.length - 1;
    const { bytes, uci } = plies[step];
    const found: Mark[] = [];
    if (best) found.push({ from: best.from, to: best.to, kind: 'best' });
    if (other && other.uci !== best?.uci) found.push({ from: other.from, to: other.to, kind: 'hint' });
    return {
      pieces: placementOf(bytes),
      coordinates: 'none',
      moves: isLast ? matter.position.legal : [],
      lastMove: uci ? [uci.slice(0, 2), uci.slice(2, 4)] : null,
      marks: isLast ? found : [],
    };
  },
  makePicture,
};

/** @param hidden The number of plies left out at the beginning. */
async function pliesOf(
  { ask }: EngineQueries,
  moves: readonly string[],
  hidden: number,
  values: Values,
  start: string,
): Promise<Ply[]> {
  const search = searchWith(values);
  const counts = Array.from({ length: moves.length - hidden + 1 }, (_, index) => hidden + index);
  const sans = (await ask('san', { start, moves: moves.slice(0, hidden), line: moves.slice(hidden) })).san;
  const insides = await Promise.all(
    counts.map(async (count) =>
      insideOf((await ask('evaluate', { moves: moves.slice(0, count), search, ask: [hidden] })).rows),
    ),
  );
  return insides.map((inside, index) => ({
    sum: sumOf(inside, insides[0]),
    side: inside.head.side === 8 ? 'white' : 'black',
    move: sans[index - 1] ?? null,
    uci: moves[hidden + index - 1] ?? null,
    change: inside.changes.at(-1) ?? null,
    pieces: inside.pieces,
    bytes: inside.board,
  }));
}

/** The move that Classic plays with given values. */
async function bestOf({ ask }: EngineQueries, legal: readonly LegalMove[], values: Values, nodes: number) {
  if (legal.length === 0) return null;
  const last = (await iterationsOfRecord(ask, searchWith(values, { nodes }))).at(-1);
  return last ? (legal.find(({ from, to }) => from === squareOf(last.from) && to === squareOf(last.to)) ?? null) : null;
}

function makePicture(place: HTMLElement, { choose }: Act, board: HTMLElement, bar: HTMLElement): Picture<Facts, Own> {
  return ({ facts, step, matter: { chosen } }) => {
    const { sum, pieces } = facts.plies[step];
    render(<ValueField chosen={chosen} choose={choose} />, bar);
    render(
      <table class="sums">
        <TableHead names={[texts.term, texts.carried, texts.scratch, '']} />
        <tbody>
          {sum.terms.map(({ name, carried, scratch }) => rowOf(texts.terms[name], carried, scratch))}
          {rowOf(texts.terms.running, sum.running)}
        </tbody>
      </table>,
      place,
    );
    writeWorth(board, pieces);
  };
}

/** @param scratch Null if it cannot be computed from the pieces, undefined in the last line. */
function rowOf(name: string, carried: number, scratch?: number | null) {
  const isSame = carried === scratch;
  const isCompared = typeof scratch === 'number';
  return (
    <tr key={name} class={scratch === undefined ? 'together' : undefined}>
      <th scope="row">{name}</th>
      <td>{signed(carried)}</td>
      <td class={scratch === null ? 'aside' : undefined}>
        {isCompared ? signed(scratch) : scratch === null && texts.onlyMoves}
      </td>
      <td class={isSame ? 'yes' : 'no'}>{isCompared && (isSame ? `✓ ${texts.same}` : `✕ ${texts.differs}`)}</td>
    </tr>
  );
}

type FieldProps = { chosen: Values; choose: Act['choose'] };

/** A list of the values, a field for the one of the list, and a button. */
class ValueField extends Component<FieldProps, { name: Value }> {
  override state: { name: Value } = { name: 'pawn' };

  override render({ chosen, choose }: FieldProps, { name }: { name: Value }) {
    return (
      <div class="values">
        <Choice
          label={texts.values}
          choices={texts.roles}
          value={name}
          choose={(value) => this.setState({ name: value as Value })}
        />
        <input
          type="number"
          min="0"
          step={isWeight(name) ? STEP_WEIGHT : STEP_WORTH}
          class={chosen[name] === ORIGINAL[name] ? undefined : 'other'}
          aria-label={texts.roles[name]}
          value={String(chosen[name])}
          onChange={({ currentTarget: { value } }) => choose({ [name]: VALUES[name].parse(value) ?? ORIGINAL[name] })}
        />
        <button
          type="button"
          class="small"
          hidden={!isChanged(chosen)}
          onClick={pressing(() => choose({ ...ORIGINAL }))}
        >
          {texts.original}
        </button>
      </div>
    );
  }
}

function writeWorth(board: HTMLElement, pieces: Facts['plies'][number]['pieces']) {
  for (const square of board.querySelectorAll('[data-worth]')) square.removeAttribute('data-worth');
  for (const { square, worth, centre } of pieces) {
    const counted = worth < 0 ? '' : withMinus(worth);
    board
      .querySelector(`[data-square=${squareOf(square)}]`)
      ?.setAttribute('data-worth', `${counted}${centre ? signed(centre) : ''}`);
  }
}
