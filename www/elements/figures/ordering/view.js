// @ts-check
/**
 * The eight searches as a table with a bar for each.
 *
 * ```text
 * table.searches    three signs, the bar with its count, the factor, the move
 * p.scale
 * label   select    how deep
 * ```
 *
 * @import { Act, Scene } from '../figure-types.js'
 * @import { Bar } from './comparisons.js'
 * @import { Facts } from './ordering.js'
 */
import { make, setAttribute } from '../../../ui/dom.js';
import { ordering as texts } from '../../../texts/en/figures/ordering.js';
import { countText } from '../../../texts/number.js';
import { makeBar } from '../bar.js';
import { makeChoice } from '../fields.js';
import { AIDS, barsAt } from './comparisons.js';

/** The available depths. */
const DEPTHS = Object.freeze({ 2: '2', 3: '3', 4: '4', 5: '5' });

/** @param {HTMLElement} place @param {Act} act @returns {(scene: Scene<Facts>) => void} */
export function makePicture(place, { choose }) {
  const heads = [...Object.values(texts.parts), texts.nodes, texts.factor, texts.move];
  const body = make('tbody');
  const depth = makeChoice(texts.depth, DEPTHS, (value) => choose({ depth: Number(value) }));
  place.append(
    make(
      'table',
      { className: 'searches' },
      make('thead', {}, make('tr', {}, ...heads.map((text) => make('th', { scope: 'col', textContent: text })))),
      body,
    ),
    make('p', { className: 'scale', textContent: texts.scale }),
    depth.element,
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
