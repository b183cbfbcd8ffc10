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
 */
import { race as texts } from '../../../texts/en/figures/race.ts';
import { countText } from '../../../texts/number.ts';
import { make, setAttribute, setText } from '../../../ui/dom.ts';
import { makeBar } from '../bar.ts';
import { makeChoice } from '../fields.ts';
import { reveal } from '../keep-focus.ts';
import { makeRows } from '../rows.ts';
import { moveOf, ratioOf, ratioText } from './iterations.ts';
import { NOTHING, OMISSIONS } from './parts.ts';
import type { Act, Picture } from '../figure-types.ts';
import type { Iteration, Row } from './iterations.ts';
import type { Facts, Own } from './race.ts';

/** The most plies of two searches that are shown at a time. */
const SHOWN_PLIES = 4;

export function makePicture(
  place: HTMLElement,
  { goTo, choose }: Act,
  _: HTMLElement,
  bar: HTMLElement,
): Picture<Facts, Own> {
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
  let drawn: Facts | null = null;

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

/** A list of what can be left out of the engine, if the figure has such a choice. */
function makeOmissions(bar: HTMLElement, choose: (without: string) => void) {
  let shown = '';
  let choice: ReturnType<typeof makeChoice> | null = null;
  return ({ engine = 'classic', without }: Own) => {
    if (without === undefined) return;
    if (!choice || shown !== engine) {
      const omissions = OMISSIONS[engine];
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

/** The names of the two searches with their signs. */
const namesOf = (without: string) => [
  make('span', { className: 'full' }, makeSign('●'), ` ${texts.whole}`),
  make('span', { className: 'less' }, makeSign('✂'), ` ${texts.withoutParts(without)}`),
];

function rowsOf({ rows, without }: Facts, goTo: (step: number) => void): HTMLElement[] {
  const most = Math.max(...rows.map(({ full }) => full?.spent ?? 0));
  return rows.flatMap((row, index) => {
    const made = without === NOTHING ? [makeRow(row.full as Iteration, most)] : makePair(row);
    for (const one of made) {
      one.dataset.step = String(index);
      one.addEventListener('click', () => goTo(index));
    }
    return made;
  });
}

/**
 * The row of a single search.
 * @param most The most positions of a ply.
 */
function makeRow(iteration: Iteration, most: number) {
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

/** Two rows under one number of a ply. */
function makePair(row: Row) {
  const { full, less } = row;
  const head = makeHead((full ?? less) as Iteration);
  head.rowSpan = 2;
  const longer = Math.max(full?.nodes ?? 0, less?.nodes ?? 0);
  return [
    make('tr', { className: 'full' }, head, ...cellsOf(full, longer, makeSign('●', texts.whole)), make('td')),
    make('tr', { className: 'less' }, ...cellsOf(less, longer, makeSign('✂', texts.less)), makeFactor(ratioOf(row))),
  ];
}

function cellsOf(iteration: Iteration | undefined, longer: number, sign: HTMLElement) {
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

const makeHead = ({ isMate, ply }: Iteration) =>
  make('th', { scope: 'row' }, make('button', { type: 'button', textContent: isMate ? texts.mate : String(ply) }));

function makeMove(iteration: Iteration) {
  const move = make('td', { className: 'move' }, moveOf(iteration));
  if (iteration.isChanged) move.append(' ', makeSign('◆', texts.changed, 'changed'));
  return move;
}

/** A sign with its meaning in words, or a decoration. */
function makeSign(textContent: string, title?: string, className: string = 'sign') {
  const sign = make('span', { className, textContent });
  if (title) {
    sign.title = title;
    setAttribute(sign, 'role', 'img');
    setAttribute(sign, 'aria-label', title);
  } else setAttribute(sign, 'aria-hidden', 'true');
  return sign;
}

const makeNodes = (count: number, bar: SVGElement) => make('td', { className: 'nodes' }, countText('en', count), bar);

const makeFactor = (factor: number | null) =>
  make('td', { textContent: factor === null ? '–' : `×\u00a0${ratioText(factor)}` });

/** Marks the rows of a step. Of two searches only the last plies up to it are shown. */
function showStep(body: HTMLElement, { without }: Facts, step: number) {
  const end = Math.max(step, SHOWN_PLIES - 1);
  for (const row of [...body.children] as HTMLElement[]) {
    const index = Number(row.dataset.step);
    row.hidden = without !== NOTHING && (index > end || index <= end - SHOWN_PLIES);
    row.classList.toggle('here', index === step);
    setAttribute(row, 'aria-current', index === step ? 'step' : null);
  }
}
