// @ts-check
/**
 * `<micro-max-deepening>`: the result and the cost of each iteration of a search. The picture shows the table of the
 * iterations, with a bar for each.
 *
 * ```text
 * table.iterations
 *   thead   ply, best move, score, positions, factor
 *   tr      th > button   td × 4, the bar below the positions
 * p.scale
 * ```
 *
 * @import { Act, Figure, Scene } from '../figure-types.js'
 * @import { Iteration } from './iterations.js'
 */
import { deepening as texts } from '../../../texts/en/figures/deepening.js';
import { whole } from '../options.js';
import { decadesOf, describe, iterationsOf, lengthOf, mostInstructive, moveOf, scoreOf } from './iterations.js';
import { make, setAttribute } from '../../../ui/dom.js';
import { countText } from '../../../texts/number.js';
import { makeRows } from '../rows.js';
import { makeSvg } from '../../../board/element.js';

/** `lines` are the principal variations of the iterations, in SAN. @typedef {{ iterations: Iteration[], lines: string[][] }} Facts */

/** @type {Figure<Facts>} */
export const figure = {
  name: texts.name,
  // A queen sacrifice leads to mate in four plies.
  fen: '2r3k1/1p2q1pp/2b1pr2/p1pp4/6Q1/1P1PP1R1/P1PN2PP/5RK1 w - - 0 1',
  choices: { nodes: whole(1, 1_000_000, 100_000) },
  reloadOn: ['nodes'],
  dragMode: 'rearrange',

  async load({ ask, search }, { chosen: { nodes }, position }) {
    if (position.legal.length === 0) return { iterations: [], lines: [] };
    const iterations = iterationsOf(await search({ nodes }));
    const lines = await Promise.all(iterations.map(async ({ line }) => (await ask('san', { line })).san));
    return { iterations, lines };
  },

  count: ({ iterations }) => iterations.length,
  first: ({ iterations }) => mostInstructive(iterations),
  describe: ({ facts, step }) => describe(facts, step),
  board({ facts, step }) {
    const [uci = ''] = facts.iterations[step]?.line ?? [];
    const [from, to] = [uci.slice(0, 2), uci.slice(2, 4)];
    // A search that takes a side for mated before it moves "plays" from a8 to a8.
    return { marks: from === to ? [] : [{ from, to, kind: 'best' }] };
  },
  makePicture,
};

/** @param {HTMLElement} place @param {Act} act @returns {(scene: Scene<Facts>) => void} */
function makePicture(place, { goTo }) {
  const body = make('tbody');
  const heads = [texts.ply, texts.move, texts.score, texts.nodes, texts.growth].map((name) =>
    make('th', { scope: 'col', textContent: name }),
  );
  place.append(
    make('table', { className: 'iterations' }, make('thead', {}, make('tr', {}, ...heads)), body),
    make('p', { className: 'scale', textContent: texts.scale }),
  );
  const update = makeRows(body);
  /** @type {Facts | null} */
  let drawn = null;

  return ({ facts, step }) => {
    if (drawn !== facts) body.replaceChildren(...facts.iterations.map((_, index) => makeRow(facts, index, goTo)));
    drawn = facts;
    for (const [index, row] of [...body.children].entries()) {
      row.classList.toggle('here', index === step);
      setAttribute(row, 'aria-current', index === step ? 'step' : null);
    }
    update();
  };
}

/** @param {Facts} facts @param {number} index @param {(step: number) => void} goTo */
function makeRow(facts, index, goTo) {
  const iteration = facts.iterations[index];
  const { ply, isMate, spent, growth, isChanged } = iteration;
  const button = make('button', { type: 'button', textContent: isMate ? texts.mate : String(ply) });
  const move = make('td', {}, moveOf(facts, index));
  if (isChanged) {
    const sign = make('span', { className: 'changed', title: texts.changed, textContent: '◆' });
    setAttribute(sign, 'role', 'img');
    setAttribute(sign, 'aria-label', texts.changed);
    move.append(' ', sign);
  }
  const nodes = make('td', { className: 'nodes' }, countText('en', spent));
  nodes.append(makeBar(spent, Math.max(...facts.iterations.map((one) => one.spent))));
  const row = make(
    'tr',
    {},
    make('th', { scope: 'row' }, button),
    move,
    make('td', { textContent: scoreOf(iteration) }),
    nodes,
    make('td', { textContent: growth === null ? '–' : `×\u00a0${countText('en', growth)}` }),
  );
  row.addEventListener('click', () => goTo(index));
  return row;
}

/** @param {number} count @param {number} most */
function makeBar(count, most) {
  const decades = decadesOf(most);
  const svg = makeSvg('svg', {
    class: 'bar',
    viewBox: '0 0 100 6',
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  const lines = Array.from({ length: decades + 1 }, (_, index) => `M${(index * 100) / decades} 0v6`).join('');
  svg.append(
    makeSvg('rect', { class: 'bar-fill', y: '1', height: '4', width: String(100 * lengthOf(count, most)) }),
    makeSvg('path', { class: 'bar-lines', d: lines, 'vector-effect': 'non-scaling-stroke' }),
  );
  return svg;
}
