/**
 * Three maps of the table, the counts, two pairs of positions, and the cost of each size.
 *
 * ```text
 * div.maps                 figure-like parts: svg.map  p
 * p.scale
 * table.sizes              a bar for each size
 * div.pairs             two paths to one position; two positions in one slot
 * table.counts
 * ```
 */
import { make, onButtonPress, setAttribute, setText } from '../../../ui/dom.ts';
import { table as texts } from '../../../texts/en/figures/table.ts';
import { countText } from '../../../texts/number.ts';
import { makeBar } from '../bar.ts';
import { makeRows } from '../rows.ts';
import { redraw } from '../keep-focus.ts';
import { LARGEST, MAPS, MOST, SMALLEST, countsOf, percentText, shareOf, sharesOf } from './counts.ts';
import { makeSvg } from '../../../board/element.ts';
import type { Act, Picture } from '../figure-types.ts';
import type { Facts, NamedPair, Own } from './table.ts';

/** The regions in a row of a map, and the grades of a share. */
const [SIDE, GRADES] = [16, 6];

export function makePicture(
  place: HTMLElement,
  { choose }: Act,
  _: HTMLElement,
  bar: HTMLElement,
): Picture<Facts | null, Own> {
  const maps = MAPS.map((name) => {
    const map = makeMap();
    const share = make('span');
    return {
      name,
      map,
      share,
      element: make('div', {}, make('b', { textContent: texts.maps[name] }), map.element, share),
    };
  });
  const size = makeSize((bits) => choose({ bits }));
  const [heading, body, counts, pairs] = [
    make('caption'),
    make('tbody'),
    make('tbody'),
    make('div', { className: 'pairs' }),
  ];
  bar.append(size.element);
  place.append(
    make('div', { className: 'maps' }, ...maps.map(({ element }) => element)),
    makeScale(texts.scale),
    make('table', { className: 'sizes' }, heading, body),
    pairs,
    make('table', { className: 'counts' }, counts),
  );
  const update = makeRows(pairs);
  let drawn: Facts | null = null;
  let shown = '';

  return ({ facts, step, matter: { chosen } }) => {
    for (const element of place.children) (element as HTMLElement).hidden = !facts;
    size.show(chosen.bits);
    if (!facts) return;
    const { stops, bits, ply } = facts;
    for (const { name, map, share } of maps) {
      map.show(sharesOf(stops[step], name, bits));
      setText(share, texts.of[name]({ share: percentText(shareOf(stops[step], name, bits)) }));
    }
    counts.replaceChildren(
      ...countsOf(stops[step]).map(([name, count, whole]) =>
        make(
          'tr',
          {},
          make('th', { scope: 'row', textContent: texts.counts[name], className: whole === null ? '' : 'part' }),
          make('td', { textContent: countText('en', count) }),
          make('td', { textContent: whole ? percentText(count / whole) : '' }),
        ),
      ),
    );
    if (drawn === facts && shown === chosen.shown) return;
    [drawn, shown] = [facts, chosen.shown];
    setText(heading, texts.sizes({ ply: String(ply) }));
    body.replaceChildren(...makeSizes(facts));
    redraw(pairs, ...makePairs(facts, chosen.shown, choose));
    update();
  };
}

/** The slider of the size. */
function makeSize(choose: (bits: number) => void) {
  const input = make('input', { type: 'range', min: String(SMALLEST), max: String(LARGEST), step: '1' });
  const words = make('output');
  const tell = () => {
    const text = texts.slots({ count: countText('en', 2 ** input.valueAsNumber) });
    setText(words, text);
    setAttribute(input, 'aria-valuetext', text);
  };
  input.addEventListener('input', tell);
  input.addEventListener('change', () => choose(input.valueAsNumber));
  return {
    element: make('label', { className: 'field size' }, texts.size, input, words),
    show(bits: number) {
      input.valueAsNumber = bits;
      tell();
    },
  };
}

function makeSizes({ sizes, bits }: Facts) {
  const most = Math.max(...sizes.map(({ nodes }) => nodes ?? MOST));
  return sizes.map((one) => {
    const isChosen = one.bits === bits;
    const row = make(
      'tr',
      { className: isChosen ? 'here' : '' },
      make('th', { scope: 'row', textContent: countText('en', 2 ** one.bits) }),
      make('td', { className: 'long' }, makeBar((one.nodes ?? MOST) / most)),
      make('td', {
        textContent: one.nodes === null ? texts.tooMany({ count: countText('en', MOST) }) : countText('en', one.nodes),
      }),
    );
    setAttribute(row, 'aria-current', isChosen ? 'true' : null);
    return row;
  });
}

function makePairs({ pairs }: Facts, shown: string, choose: Act['choose']) {
  const cards = (Object.keys(pairs) as (keyof typeof pairs)[]).map((name) => {
    const { title, text } = texts.pairs[name];
    const pair = pairs[name];
    const card = make('div', {}, make('b', { textContent: title }));
    if (!pair) card.append(make('p', { textContent: texts.noPair }));
    else
      card.append(
        ...makePathButtons(pair, name, shown, choose),
        make('p', { textContent: text({ slot: countText('en', pair.slot), other: countText('en', pair.other) }) }),
      );
    return card;
  });
  const back = onButtonPress(
    make('button', { type: 'button', className: 'small', textContent: texts.root, hidden: shown === 'position' }),
    () => choose({ shown: 'position' }),
  );
  return [...cards, back];
}

function makePathButtons({ sans }: NamedPair, name: string, shown: string, choose: Act['choose']) {
  return sans.map((textContent, index) => {
    const value = `${name}-${index + 1}`;
    const button = onButtonPress(make('button', { type: 'button', className: 'small', textContent }), () =>
      choose({ shown: value }),
    );
    setAttribute(button, 'aria-pressed', String(shown === value));
    button.dataset.key = value;
    return button;
  });
}

/** The grade of a share: 0 for none, the last one for all. */
export const gradeOf = (share: number) => Math.ceil(share * GRADES);

/** The squares of each grade as a path; a square has a side of 1. */
export function pathsOf(shares: readonly number[]) {
  const paths = Array.from({ length: GRADES + 1 }, () => '');
  for (const [region, share] of shares.entries())
    paths[gradeOf(share)] += `M${region % SIDE} ${Math.floor(region / SIDE)}h1v1h-1z`;
  return paths;
}

/** A map of the table: a square for each region, darker for a greater share. */
function makeMap(): { element: SVGElement; show: (shares: readonly number[]) => void } {
  const element = makeSvg('svg', {
    class: 'map',
    viewBox: `0 0 ${SIDE} ${SIDE}`,
    'aria-hidden': 'true',
    'shape-rendering': 'crispEdges',
  });
  const paths = Array.from({ length: GRADES + 1 }, (_, grade) => makeSvg('path', { class: `grade-${grade}` }));
  element.append(...paths);
  return {
    element,
    show(shares) {
      for (const [grade, path] of pathsOf(shares).entries()) paths[grade].setAttribute('d', path);
    },
  };
}

/** The key to the grades. */
function makeScale([none, all]: readonly string[]) {
  const svg = makeSvg('svg', { class: 'grades', viewBox: `0 0 ${GRADES + 1} 1`, 'aria-hidden': 'true' });
  svg.append(
    ...Array.from({ length: GRADES + 1 }, (_, grade) =>
      makeSvg('path', { class: `grade-${grade}`, d: `M${grade} 0h1v1h-1z` }),
    ),
  );
  return make('p', { className: 'scale grading' }, none, svg, all);
}
