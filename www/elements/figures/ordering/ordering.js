// @ts-check
/**
 * `<micro-max-ordering>`: the same search with each of its aids on and off. The picture shows the eight searches as
 * a table with a bar for each.
 *
 * ```text
 * table.searches    three signs, the bar with its count, the factor, the move
 * p.scale
 * ```
 *
 * @import { Mark } from '../../../board/state.js'
 * @import { Act, Figure, Scene } from '../figure-types.js'
 * @import { Finished } from '../searches.js'
 * @import { Bar } from './comparisons.js'
 */
import { ordering as texts } from '../../../texts/en/figures/ordering.js';
import { whole } from '../options.js';
import { codeOf, squareOf } from '../classic-answers.js';
import { iterationsOfRecord } from '../searches.js';
import { AIDS, WAYS, barsAt, describe } from './comparisons.js';
import { make, setAttribute } from '../../../ui/dom.js';
import { countText } from '../../../texts/number.js';
import { makeBar } from '../bar.js';
import { makeChoice } from '../fields.js';

/** The size of the table, as a power of two. */
const TABLE_BITS = 16;

/**
 * - `searches`: the iterations by the disabled aids.
 * - `sans`: the SANs of the legal moves by the codes of their squares.
 *
 * @typedef {{ searches: ReadonlyMap<number, Finished[]>, sans: ReadonlyMap<string, string> }} Facts
 */

/** The available depths. */
const DEPTHS = Object.freeze({ 2: '2', 3: '3', 4: '4', 5: '5' });

/** @type {Figure<Facts>} */
export const figure = {
  name: texts.name,
  fen: 'r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4',
  choices: { depth: whole(2, 5, 3) },
  reloadOn: ['depth'],
  dragMode: 'rearrange',

  async load({ ask }, { position: { legal }, chosen: { depth } }) {
    /** @type {Map<number, Finished[]>} */
    const searches = new Map();
    for (const off of legal.length > 0 ? WAYS : []) {
      searches.set(
        off,
        (await iterationsOfRecord(ask, [TABLE_BITS, off, 0, depth])).filter(({ ply }) => ply <= depth || ply > 90),
      );
    }
    return { searches, sans: new Map(legal.map(({ from, to, san }) => [`${codeOf(from)} ${codeOf(to)}`, san])) };
  },

  count: (_, { chosen }) => chosen.depth,
  first: (_, { chosen }) => chosen.depth - 1,
  describe: ({ facts, step }) => describe(step + 1, barsAt(facts.searches, step + 1)),
  board({ facts, step }) {
    const found = barsAt(facts.searches, step + 1).flatMap((bar) => (bar.found ? [bar.found] : []));
    const moves = new Map(found.map(({ from, to }) => [`${from} ${to}`, { from: squareOf(from), to: squareOf(to) }]));
    return {
      marks: [...moves.values()].map(
        (move, index) => /** @type {Mark} */ ({ ...move, kind: index === 0 ? 'best' : 'hint' }),
      ),
    };
  },
  makePicture,
};

/** @param {HTMLElement} place @param {Act} act @param {HTMLElement} _ @param {HTMLElement} bar @returns {(scene: Scene<Facts>) => void} */
function makePicture(place, { choose }, _, bar) {
  const heads = [...Object.values(texts.parts), texts.nodes, texts.factor, texts.move];
  const body = make('tbody');
  const depth = makeChoice(texts.depth, DEPTHS, (value) => choose({ depth: Number(value) }));
  bar.append(depth.element);
  place.append(
    make(
      'table',
      { className: 'searches' },
      make('thead', {}, make('tr', {}, ...heads.map((text) => make('th', { scope: 'col', textContent: text })))),
      body,
    ),
    make('p', { className: 'scale', textContent: texts.scale }),
  );
  return ({ facts, step, matter: { chosen } }) => {
    const bars = barsAt(facts.searches, step + 1);
    const most = Math.max(1, ...[...facts.searches.values()].map((iterations) => iterations.at(-1)?.nodes ?? 0));
    body.replaceChildren(...bars.map((bar) => makeRow(bar, most, facts)));
    depth.show(String(chosen.depth));
  };
}

/** @param {Bar} bar @param {number} most @param {Facts} facts */
function makeRow({ off, nodes, factor, found }, most, { sans }) {
  const signs = Object.values(AIDS).map((bit) => {
    const isOff = (off & bit) > 0;
    const sign = make('span', { textContent: isOff ? '–' : '✓' });
    setAttribute(sign, 'role', 'img');
    setAttribute(sign, 'aria-label', isOff ? texts.off : texts.on);
    return make('td', { className: isOff ? 'off' : '' }, sign);
  });
  const count = make('td', { className: 'nodes' }, nodes === null ? texts.overLimit : countText('en', nodes));
  count.append(makeBar(nodes === null ? 1 : nodes / most));
  return make(
    'tr',
    { className: off === 0 ? 'here' : '' },
    ...signs,
    count,
    make('td', { textContent: factor === null ? '–' : `×\u00a0${countText('en', factor, 1, 1)}` }),
    make('td', { textContent: found ? (sans.get(`${found.from} ${found.to}`) ?? '–') : '–' }),
  );
}
