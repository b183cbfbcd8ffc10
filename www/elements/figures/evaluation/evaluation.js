// @ts-check
/**
 * `<micro-max-evaluation>`: the running score beside the sum over the pieces, with values that can be changed. The
 * picture shows the terms of the score, and the board the contribution of each piece.
 *
 * ```text
 * table.sums        term, carried along, from scratch
 * ```
 *
 * @import { Color } from '../../../board/geometry.js'
 * @import { LegalMove, Mark } from '../../../board/state.js'
 * @import { Act, Chosen, EngineQueries, Figure, Scene } from '../figure-types.js'
 * @import { Sum } from './running-score.js'
 * @import { Value } from './values.js'
 */
import { evaluation as texts } from '../../../texts/en/figures/evaluation.js';
import { withMinus } from '../../../texts/number.js';
import { whole } from '../options.js';
import { insideOf, placementOf, signed, squareOf } from '../classic-answers.js';
import { iterationsOfRecord } from '../searches.js';
import { describe, sumOf } from './running-score.js';
import { ORIGINAL, VALUES, isChanged, isWeight, searchWith } from './values.js';
import { makeChoice } from '../fields.js';
import { make, onButtonPress, setAttribute } from '../../../ui/dom.js';

/** The maximum number of plies shown, up to the position. */
const MOST_PLIES = 60;

/**
 * A ply: the move that led to it, and its effects in `change`.
 *
 * @typedef {object} Ply
 * @property {Sum} sum
 * @property {Color} side
 * @property {string | null} move In SAN.
 * @property {string | null} uci
 * @property {Record<string, number> | null} change
 * @property {Record<string, number>[]} pieces
 * @property {readonly number[]} bytes
 */

/**
 * - `best`: the original's move; `other`: its move with the changed values, null if none were changed.
 *
 * @typedef {{ plies: Ply[], best: LegalMove | null, other: LegalMove | null, nodes: number }} Facts
 */

/** The step of a value at a press of an arrow. */
const [STEP_WORTH, STEP_WEIGHT] = [9, 1];

/** @type {Figure<Facts>} */
export const figure = {
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
    const found = [
      best && /** @type {Mark} */ ({ from: best.from, to: best.to, kind: 'best' }),
      other && other.uci !== best?.uci && /** @type {Mark} */ ({ from: other.from, to: other.to, kind: 'hint' }),
    ];
    return {
      pieces: placementOf(bytes),
      coordinates: 'none',
      moves: isLast ? matter.position.legal : [],
      lastMove: uci ? [uci.slice(0, 2), uci.slice(2, 4)] : null,
      marks: isLast ? found.filter((mark) => mark !== null && mark !== false) : [],
    };
  },
  makePicture,
};

/**
 * @param {EngineQueries} queries
 * @param {readonly string[]} moves
 * @param {number} hidden The number of plies left out at the beginning.
 * @param {Chosen} chosen
 * @param {string} start
 * @returns {Promise<Ply[]>}
 */
async function pliesOf({ ask }, moves, hidden, chosen, start) {
  const search = searchWith(chosen);
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

/**
 * The move that Classic plays with given values.
 * @param {EngineQueries} queries @param {readonly LegalMove[]} legal @param {Chosen} values @param {number} nodes
 */
async function bestOf({ ask }, legal, values, nodes) {
  if (legal.length === 0) return null;
  const last = (await iterationsOfRecord(ask, searchWith(values, { nodes }))).at(-1);
  return last ? (legal.find(({ from, to }) => from === squareOf(last.from) && to === squareOf(last.to)) ?? null) : null;
}

/** @param {HTMLElement} place @param {Act} act @param {HTMLElement} board @param {HTMLElement} bar @returns {(scene: Scene<Facts>) => void} */
function makePicture(place, { choose }, board, bar) {
  const body = make('tbody');
  const heads = [texts.term, texts.carried, texts.scratch, ''].map((text) =>
    make(text ? 'th' : 'td', { textContent: text }),
  );
  for (const head of heads) if (head.tagName === 'TH') setAttribute(head, 'scope', 'col');
  const field = makeField(choose);
  const original = onButtonPress(
    make('button', { type: 'button', className: 'small', textContent: texts.original }),
    () => choose({ ...ORIGINAL }),
  );
  bar.append(make('div', { className: 'values' }, ...field.elements, original));
  place.append(make('table', { className: 'sums' }, make('thead', {}, make('tr', {}, ...heads)), body));
  return ({ facts, step, matter: { chosen } }) => {
    const { sum, pieces } = facts.plies[step];
    body.replaceChildren(
      ...sum.terms.map(({ name, carried, scratch }) => makeRow(texts.terms[name], carried, scratch)),
      makeRow(texts.terms.running, sum.running, undefined),
    );
    field.show(chosen);
    original.hidden = !isChanged(chosen);
    writeWorth(board, pieces);
  };
}

/**
 * @param {string} name
 * @param {number} carried
 * @param {number | null | undefined} scratch Null if it cannot be computed from the pieces, undefined in the last line.
 */
function makeRow(name, carried, scratch) {
  const isSame = carried === scratch;
  const verdict = typeof scratch === 'number' ? `${isSame ? '✓' : '✕'} ${isSame ? texts.same : texts.differs}` : '';
  const other = typeof scratch === 'number' ? signed(scratch) : scratch === null ? texts.onlyMoves : '';
  return make(
    'tr',
    { className: scratch === undefined ? 'together' : '' },
    make('th', { scope: 'row', textContent: name }),
    make('td', { textContent: signed(carried) }),
    make('td', { className: scratch === null ? 'aside' : '', textContent: other }),
    make('td', { className: isSame ? 'yes' : 'no', textContent: verdict }),
  );
}

/**
 * A list of the values, and a field for the chosen one.
 * @param {Act['choose']} choose
 * @returns {{ elements: HTMLElement[], show: (chosen: Chosen) => void }}
 */
function makeField(choose) {
  /** @type {Value} */
  let name = 'pawn';
  /** @type {Chosen} */
  let shown = ORIGINAL;
  const input = make('input', { type: 'number', min: '0' });
  const names = makeChoice(texts.values, texts.roles, (value) => {
    name = /** @type {Value} */ (value);
    show();
  });
  function show() {
    setAttribute(input, 'aria-label', texts.roles[name]);
    input.step = String(isWeight(name) ? STEP_WEIGHT : STEP_WORTH);
    if (Number(input.value) !== shown[name] || input.value === '') input.value = String(shown[name]);
    input.classList.toggle('other', shown[name] !== ORIGINAL[name]);
  }
  input.addEventListener('change', () => choose({ [name]: VALUES[name].parse(input.value) ?? ORIGINAL[name] }));
  return {
    elements: [names.element, input],
    show(chosen) {
      shown = chosen;
      show();
    },
  };
}

/** @param {HTMLElement} board @param {Facts['plies'][number]['pieces']} pieces */
function writeWorth(board, pieces) {
  for (const square of board.querySelectorAll('[data-worth]')) square.removeAttribute('data-worth');
  for (const { square, worth, centre } of pieces) {
    const counted = worth < 0 ? '' : withMinus(worth);
    board
      .querySelector(`[data-square=${squareOf(square)}]`)
      ?.setAttribute('data-worth', `${counted}${centre ? signed(centre) : ''}`);
  }
}
