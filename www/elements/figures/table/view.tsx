/** Three maps of the table, the counts, two pairs of positions, and the cost of each size. */
import { render } from 'preact';
import { pressing } from '../../../ui/dom.ts';
import { table as texts } from '../../../texts/en/figures/table.ts';
import { countText } from '../../../texts/number.ts';
import { Bar } from '../bars.tsx';
import { keepFocus, makeRows } from '../focus.ts';
import { LARGEST, MAPS, MOST, SMALLEST, countsOf, percentText, shareOf, sharesOf } from './counts.ts';
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
  const update = makeRows(place);
  return ({ facts, step, matter: { chosen } }) => {
    drawSize(bar, chosen.bits, choose);
    const picture = facts && (
      <>
        <Maps {...facts} step={step} />
        <Sizes {...facts} />
        <div class={chosen.shown === 'position' ? 'pairs rest' : 'pairs'}>
          <Pairs {...facts} shown={chosen.shown} choose={choose} />
        </div>
        <Counts {...facts} step={step} />
      </>
    );
    keepFocus(place.querySelector<HTMLElement>('.pairs') ?? place, () => render(picture, place));
    update();
  };
}

/** Draws the slider of the size, at a value that is not chosen yet while it is moved. */
function drawSize(bar: HTMLElement, bits: number, choose: Act['choose']) {
  const text = texts.slots({ count: countText('en', 2 ** bits) });
  render(
    <label class="field size">
      {texts.size}
      <input
        type="range"
        min={SMALLEST}
        max={LARGEST}
        step="1"
        value={bits}
        aria-valuetext={text}
        onInput={({ currentTarget }) => drawSize(bar, currentTarget.valueAsNumber, choose)}
        onChange={({ currentTarget }) => choose({ bits: currentTarget.valueAsNumber })}
      />
      <output>{text}</output>
    </label>,
    bar,
  );
}

/** Maps of the table, with a square for each region, darker for a greater share, and the key to the grades. */
const Maps = ({ stops, bits, step }: Facts & { step: number }) => (
  <>
    <div class="maps">
      {MAPS.map((name) => (
        <div key={name}>
          <b>{texts.maps[name]}</b>
          <svg class="map" viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true" shape-rendering="crispEdges">
            {squares(pathsOf(sharesOf(stops[step], name, bits)))}
          </svg>
          <span>{texts.of[name]({ share: percentText(shareOf(stops[step], name, bits)) })}</span>
        </div>
      ))}
    </div>
    <p class="scale grading">
      {texts.scale[0]}
      <svg class="grades" viewBox={`0 0 ${GRADES + 1} 1`} aria-hidden="true">
        {squares(Array.from({ length: GRADES + 1 }, (_, grade) => `M${grade} 0h1v1h-1z`))}
      </svg>
      {texts.scale[1]}
    </p>
  </>
);

/** @param paths One for each grade. */
const squares = (paths: readonly string[]) =>
  paths.map((d, grade) => <path key={`${grade}`} class={`grade-${grade}`} d={d} />);

/** The grade of a share: 0 for none, the last one for all. */
export const gradeOf = (share: number) => Math.ceil(share * GRADES);

/** The squares of each grade as a path; a square has a side of 1. */
export function pathsOf(shares: readonly number[]) {
  const paths = Array.from({ length: GRADES + 1 }, () => '');
  for (const [region, share] of shares.entries())
    paths[gradeOf(share)] += `M${region % SIDE} ${Math.floor(region / SIDE)}h1v1h-1z`;
  return paths;
}

function Sizes({ sizes, bits: chosen, ply }: Facts) {
  const most = Math.max(...sizes.map(({ nodes }) => nodes ?? MOST));
  return (
    <table class="sizes rest">
      <caption>{texts.sizes({ ply: String(ply) })}</caption>
      <tbody>
        {sizes.map(({ bits, nodes }) => (
          <tr key={bits} class={bits === chosen ? 'here' : ''} aria-current={bits === chosen ? 'true' : undefined}>
            <th scope="row">{countText('en', 2 ** bits)}</th>
            <td class="long">
              <Bar share={(nodes ?? MOST) / most} />
            </td>
            <td>{nodes === null ? texts.tooMany({ count: countText('en', MOST) }) : countText('en', nodes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Pairs({ pairs, shown, choose }: Facts & { shown: Own['shown']; choose: Act['choose'] }) {
  const button = (value: string, text: string, isPressed?: boolean) => (
    <button
      key={value}
      type="button"
      class="small"
      data-key={value}
      aria-pressed={isPressed}
      onClick={pressing(() => choose({ shown: value }))}
    >
      {text}
    </button>
  );
  const slots = ({ slot, other }: NamedPair) => ({ slot: countText('en', slot), other: countText('en', other) });
  return (
    <>
      {(Object.keys(pairs) as (keyof typeof pairs)[]).map((name) => {
        const pair = pairs[name];
        const valueOf = (index: number) => `${name}-${index + 1}`;
        return (
          <div key={name}>
            <b>{texts.pairs[name].title}</b>
            {pair?.sans.map((san, index) => button(valueOf(index), san, shown === valueOf(index)))}
            <p>{pair ? texts.pairs[name].text(slots(pair)) : texts.noPair}</p>
          </div>
        );
      })}
      {shown !== 'position' && button('position', texts.root)}
    </>
  );
}

const Counts = ({ stops, step }: Facts & { step: number }) => (
  <table class="counts rest">
    <tbody>
      {countsOf(stops[step]).map(([name, count, whole]) => (
        <tr key={name}>
          <th scope="row" class={whole === null ? '' : 'part'}>
            {texts.counts[name]}
          </th>
          <td>{countText('en', count)}</td>
          <td>{whole ? percentText(count / whole) : ''}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
