// @ts-check
/**
 * The picture of a race: a table with a row for each ply, or two if two searches run side by side.
 *
 * ```text
 * p.sides             the names of the two searches with their signs
 * table.iterations
 *   thead             ply, best move, score, positions, factor
 *   tr                th > button   td × 4, the bar below the positions
 *   tr.less           td × 4        the same ply of the other search
 * p.scale
 * ```
 *
 * @import { Act, Scene } from '../figure-types.js'
 * @import { Iteration, Row } from './iterations.js'
 * @import { Facts } from './race.js'
 */
import { race as texts } from '../../../texts/en/figures/race.js';
import { countText } from '../../../texts/number.js';
import { make, setAttribute, setText } from '../../../ui/dom.js';
import { makeBar } from '../bar.js';
import { makeChoice } from '../fields.js';
import { reveal } from '../keep-focus.js';
import { makeRows } from '../rows.js';
import { moveOf, ratioOf, ratioText } from './iterations.js';
import { NOTHING, OMISSIONS } from './parts.js';

/** The most plies of two searches that are shown at a time. */
const SHOWN_PLIES = 4;

/** @param {HTMLElement} place @param {Act} act @param {HTMLElement} _ @param {HTMLElement} bar @returns {(scene: Scene<Facts>) => void} */
export function makePicture(place, { goTo, choose }, _, bar) {
  const body = make('tbody');
  const sides = make('p', { className: 'sides' });
  const scale = make('p', { className: 'scale' });
  const heads = [texts.ply, texts.move, texts.score, texts.nodes, texts.factor].map((name) =>
    make('th', { scope: 'col', textContent: name }),
  );
  heads[1].classList.add('move');
  place.append(
    sides,
    make('table', { className: 'iterations' }, make('thead', {}, make('tr', {}, ...heads)), body),
    scale,
  );
  const update = makeRows(body);
  const showOmission = makeOmissions(bar, (without) => choose({ without }));
  /** @type {Facts | null} */
  let drawn = null;

  return ({ facts, step, matter: { chosen } }) => {
    showOmission(chosen);
    if (drawn !== facts) {
      const isPair = facts.without !== NOTHING;
      sides.hidden = !isPair;
      if (isPair) sides.replaceChildren(...namesOf(facts.without));
      setText(scale, isPair ? texts.pairScale : texts.scale);
      body.replaceChildren(...rowsOf(facts, goTo));
    }
    drawn = facts;
    showStep(body, facts, step);
    reveal(place, [...body.querySelectorAll('.here')].at(-1) ?? null);
    update();
  };
}

/**
 * A list of what can be left out of the engine, if the figure has such a choice.
 * @param {HTMLElement} bar @param {(without: string) => void} choose
 */
function makeOmissions(bar, choose) {
  let shown = '';
  /** @type {ReturnType<typeof makeChoice> | null} */
  let choice = null;
  return (/** @type {Record<string, any>} */ { engine = 'classic', without }) => {
    if (without === undefined) return;
    if (!choice || shown !== engine) {
      const omissions = OMISSIONS[/** @type {keyof typeof OMISSIONS} */ (engine)];
      choice = makeChoice(
        texts.without,
        Object.fromEntries(omissions.map((one) => [one, texts.omission(one)])),
        choose,
      );
      bar.replaceChildren(choice.element);
      shown = engine;
    }
    choice.show(without);
  };
}

/** The names of the two searches with their signs. @param {string} without */
const namesOf = (without) => [
  make('span', { className: 'full' }, makeSign('●'), ` ${texts.whole}`),
  make('span', { className: 'less' }, makeSign('✂'), ` ${texts.withoutParts(without)}`),
];

/** @param {Facts} facts @param {(step: number) => void} goTo @returns {HTMLElement[]} */
function rowsOf({ rows, without }, goTo) {
  const most = Math.max(...rows.map(({ full }) => full?.spent ?? 0));
  return rows.flatMap((row, index) => {
    const made = without === NOTHING ? [makeRow(/** @type {Iteration} */ (row.full), most)] : makePair(row);
    for (const one of made) {
      one.dataset.step = String(index);
      one.addEventListener('click', () => goTo(index));
    }
    return made;
  });
}

/** The row of a single search. @param {Iteration} iteration @param {number} most The most positions of a ply. */
function makeRow(iteration, most) {
  const { score, spent, growth } = iteration;
  return make(
    'tr',
    {},
    makeHead(iteration),
    makeMove(iteration),
    make('td', { textContent: score }),
    makeNodes(spent, makeBar(spent / most)),
    makeFactor(growth),
  );
}

/** Two rows under one number of a ply. @param {Row} row */
function makePair(row) {
  const { full, less } = row;
  const head = makeHead(/** @type {Iteration} */ (full ?? less));
  head.rowSpan = 2;
  const longer = Math.max(full?.nodes ?? 0, less?.nodes ?? 0);
  return [
    make('tr', { className: 'full' }, head, ...cellsOf(full, longer, makeSign('●', texts.whole)), make('td')),
    make('tr', { className: 'less' }, ...cellsOf(less, longer, makeSign('✂', texts.less)), makeFactor(ratioOf(row))),
  ];
}

/** @param {Iteration | undefined} iteration @param {number} longer @param {HTMLElement} sign */
function cellsOf(iteration, longer, sign) {
  if (!iteration)
    return [make('td', { className: 'move' }, sign, ' –'), make('td', { colSpan: 2, textContent: texts.over })];
  const move = makeMove(iteration);
  move.prepend(sign, ' ');
  return [
    move,
    make('td', { textContent: iteration.score }),
    makeNodes(iteration.nodes, makeBar(iteration.nodes / longer)),
  ];
}

/** @param {Iteration} iteration */
const makeHead = ({ isMate, ply }) =>
  make('th', { scope: 'row' }, make('button', { type: 'button', textContent: isMate ? texts.mate : String(ply) }));

/** @param {Iteration} iteration */
function makeMove(iteration) {
  const move = make('td', { className: 'move' }, moveOf(iteration));
  if (iteration.isChanged) move.append(' ', makeSign('◆', texts.changed, 'changed'));
  return move;
}

/** A sign with its meaning in words, or a decoration. @param {string} textContent @param {string} [title] @param {string} [className] */
function makeSign(textContent, title, className = 'sign') {
  const sign = make('span', { className, textContent });
  if (title) {
    sign.title = title;
    setAttribute(sign, 'role', 'img');
    setAttribute(sign, 'aria-label', title);
  } else setAttribute(sign, 'aria-hidden', 'true');
  return sign;
}

/** @param {number} count @param {SVGElement} bar */
const makeNodes = (count, bar) => make('td', { className: 'nodes' }, countText('en', count), bar);

/** @param {number | null} factor */
const makeFactor = (factor) => make('td', { textContent: factor === null ? '–' : `×\u00a0${ratioText(factor)}` });

/**
 * Marks the rows of a step. Of two searches only the last plies up to it are shown.
 * @param {HTMLElement} body @param {Facts} facts @param {number} step
 */
function showStep(body, { without }, step) {
  const end = Math.max(step, SHOWN_PLIES - 1);
  for (const row of /** @type {HTMLElement[]} */ ([...body.children])) {
    const index = Number(row.dataset.step);
    row.hidden = without !== NOTHING && (index > end || index <= end - SHOWN_PLIES);
    row.classList.toggle('here', index === step);
    setAttribute(row, 'aria-current', index === step ? 'step' : null);
  }
}
