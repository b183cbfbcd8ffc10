/** A grid of the table with one cell opened, the counts, two pairs of positions, and the cost of each size. */
import { Component, render } from 'preact';
import { pressing } from '../../../ui/dom.ts';
import { table as texts } from '../../../texts/en/figures/table.ts';
import { countText } from '../../../texts/number.ts';
import { Bar } from '../bars.tsx';
import { keepFocus, makeRows } from '../focus.ts';
import {
  EVENTS,
  LARGEST,
  MOST,
  REGIONS,
  SMALLEST,
  busiestOf,
  cellText,
  countsOf,
  eventsOf,
  percentText,
  shareOf,
} from './counts.ts';
import type { TargetedPointerEvent } from 'preact';
import type { Act, Picture } from '../figure-types.ts';
import type { Facts, NamedPair, Own } from './table.ts';

/** The cells in a row of the grid. */
const SIDE = 16;

/** How far a key moves the opened cell. */
const MOVES: Readonly<Record<string, number>> = Object.freeze({
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -SIDE,
  ArrowDown: SIDE,
});

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
        <Grid {...facts} step={step} />
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

/** The table as a grid of its regions, coloured by what happened there last, the key, and one cell in words. */
class Grid extends Component<Facts & { step: number }, { opened: number | null }> {
  override state: { opened: number | null } = { opened: null };

  #open(cell: number) {
    this.setState({ opened: Math.max(0, Math.min(REGIONS - 1, cell)) });
  }

  #press(event: KeyboardEvent, opened: number) {
    const move = MOVES[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.#open(opened + move);
  }

  #point({ currentTarget, clientX, clientY }: TargetedPointerEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const [column, row] = [(clientX - left) / width, (clientY - top) / height].map((at) => Math.floor(at * SIDE));
    this.#open(row * SIDE + column);
  }

  override render({ stops, bits, step }: Facts & { step: number }, { opened }: Grid['state']) {
    const stop = stops[step];
    const cell = opened ?? busiestOf(stop);
    const text = cellText(stop, cell, bits);
    return (
      <div class="slots">
        <div
          class="grid"
          role="slider"
          tabIndex={0}
          aria-label={texts.opened}
          aria-valuemin={1}
          aria-valuemax={REGIONS}
          aria-valuenow={cell + 1}
          aria-valuetext={text}
          onKeyDown={(event) => this.#press(event, cell)}
          onPointerDown={(event) => this.#point(event)}
        >
          <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
            {eventsOf(stops, step).map((event, region) => (
              <rect key={region} class={`region ${event}`} x={region % SIDE} y={Math.floor(region / SIDE)} />
            ))}
            <rect class="opened" x={cell % SIDE} y={Math.floor(cell / SIDE)} />
          </svg>
        </div>
        <ul class="events">
          {EVENTS.map((event) => (
            <li key={event} class={event}>
              <b>{texts.events[event]}</b> {texts.of[event]({ share: percentText(shareOf(stop, event, bits)) })}
            </li>
          ))}
          <li class="open-cell">{text}</li>
        </ul>
      </div>
    );
  }
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
