/** The figure of the cards without its element: it manages the state, draws it, and announces what is done. */
import { render } from 'preact';
import { withMinus } from '../../../texts/number.ts';
import { pressing } from '../../../ui/dom.ts';
import { Menu, Player, Radios, Speed } from '../controls.tsx';
import { NumberLine } from '../bars.tsx';
import { CONTROLS, chosenBy, oneOf } from '../options.ts';
import { BranchList } from './branches.tsx';
import { sceneOf } from './scene.ts';
import { countsOf, describe } from './sentences.ts';
import * as actions from './state.ts';
import { KEYS, VALUES } from './values.ts';
import type { CardFigureTexts } from '../../../texts/en/figures/cards.ts';
import type { Scene } from './scene.ts';
import type { State } from './state.ts';
import type { Branches } from './values.ts';

const MODES = ['play', 'watch', 'reorder'] as const;

/** The choices of the author; each is an attribute. */
const CHOICES = Object.freeze({
  values: VALUES,
  mode: oneOf(MODES),
  cuts: oneOf(['on', 'off']),
  turned: KEYS,
  controls: CONTROLS,
});

/** The ends of the line of scores, unless a card is beyond. */
const [LOW, HIGH] = [0, 9];

/** The maximum number of ticks on it. */
const MAX_TICKS = 12;

/** The shortest time between two announcements. */
const INTERVAL_MS = 1000;

/** One figure while it is on a page. */
export class Cards {
  #place;
  #texts;
  #attribute;
  #complain;
  #pageCode;
  #onChange;
  #chosen;
  #state: State;
  #player: Player | null = null;
  #speed = '1';
  #announced = '';
  #announcer = makeAnnouncer((sentence) => {
    this.#announced = sentence;
    this.#draw();
  });

  /**
   * @param place The element that it is drawn in.
   * @param complain Handles an invalid attribute.
   * @param pageCode The HTML of a figure with these attributes.
   * @param onChange Called after each action of the reader.
   */
  constructor(
    place: HTMLElement,
    texts: CardFigureTexts,
    attribute: (name: string) => string | null,
    complain: (fault: string) => void,
    pageCode: (attributes: Record<string, string>) => string,
    onChange: () => void,
  ) {
    this.#place = place;
    this.#texts = texts;
    this.#attribute = attribute;
    this.#complain = complain;
    this.#pageCode = pageCode;
    this.#onChange = onChange;
    this.#chosen = this.#choices();
    this.#state = actions.initialState(this.#chosen);
    this.#draw();
  }

  get text() {
    return describe(this.#state, this.#texts);
  }

  /** The shown step of the search, counted from 1. */
  get step() {
    return this.#state.step + 1;
  }

  get steps() {
    return actions.stepCount(this.#state);
  }

  /** @param step Counted from 1. */
  goTo(step: number) {
    this.#change((state) => actions.goTo(state, step - 1));
  }

  /** Shows what the attributes describe, with the cards that the reader has turned. The values are the same. */
  reset() {
    this.#chosen = this.#choices();
    this.#change((state) => actions.setUp(state, this.#chosen));
  }

  /** Stops the player and the announcements. */
  end() {
    this.#player?.stop();
    this.#announcer.stop();
  }

  #choices() {
    return chosenBy(CHOICES, this.#attribute, this.#complain) as Parameters<typeof actions.initialState>[0] & {
      controls: string;
    };
  }

  #change(action: (state: State) => State) {
    this.#state = action(this.#state);
    this.#draw();
    this.#announcer.announce(this.text);
    this.#onChange();
  }

  #draw() {
    const state = this.#state;
    const texts = this.#texts;
    const { mode, given, hasCuts, step, turned } = state;
    const scene = sceneOf(state, texts);
    const caption = this.#attribute('caption');
    const change = (action: (state: State) => State) => this.#change(action);
    const button = (text: string, action: (state: State) => State, more: object = {}) => (
      <button key={text} type="button" class="small" {...more} onClick={pressing(() => change(action))}>
        {text}
      </button>
    );
    render(
      <figure
        class="cards"
        lang={texts.language}
        aria-label={texts.name}
        data-mode={mode}
        data-controls={this.#chosen.controls}
      >
        <div class="tree">
          <p class="root">{texts.white}</p>
          <BranchList branches={scene.branches} isReordering={mode === 'reorder'} texts={texts} change={change} />
          <p class="leaves">{texts.black}</p>
        </div>
        <div class="beside">
          <ScoreLine {...scene} values={given} texts={texts} />
          <p class="description">{describe(state, texts)}</p>
          <p class="mx-spoken" role="status">
            {this.#announced}
          </p>
          <div class="controls">
            <div class="claims" hidden={mode !== 'play'}>
              <span class="sure">{texts.sure}</span>
              {given.map(({ name }) =>
                button(name, (before) => actions.claim(before, name), { 'aria-label': texts.sureOf({ branch: name }) }),
              )}
              <span class="tally">
                {actions.isSolved(state) ? texts.counts(countsOf(state)) : texts.count({ count: turned.size })}
              </span>
              {button(texts.again, actions.restart, { hidden: turned.size === 0 })}
            </div>
            <Player
              onMount={(player) => {
                this.#player = player;
              }}
              step={step}
              count={mode === 'watch' ? actions.stepCount(state) : 1}
              speed={this.#speed}
              goTo={(next) => change((before) => actions.goTo(before, next))}
              texts={texts.player}
            />
            {button(texts.back, actions.restoreOrder, { hidden: !actions.isReordered(state) })}
            <Menu texts={texts.menu} pageCode={async () => this.#pageCode({ mode, cuts: hasCuts ? 'on' : 'off' })}>
              <Radios
                name="mode"
                label={texts.mode}
                choices={MODES.map((value) => ({ value, content: texts.modes[value] }))}
                value={mode}
                choose={(value) => change((before) => actions.setMode(before, value as State['mode']))}
              />
              {button(texts.cuts, (before) => actions.setCuts(before, !before.hasCuts), {
                hidden: mode !== 'watch',
                'aria-pressed': !hasCuts,
              })}
              <Speed
                count={mode === 'watch' ? actions.stepCount(state) : 1}
                speed={this.#speed}
                choose={(speed) => {
                  this.#speed = speed;
                  this.#draw();
                }}
                texts={texts.player}
              />
            </Menu>
          </div>
        </div>
        <figcaption hidden={!caption}>{caption}</figcaption>
      </figure>,
      this.#place,
    );
  }
}

/** The ends of the line and the numbers on it. */
export function axisOf(branches: Branches): { low: number; high: number; ticks: number[] } {
  const values = branches.flatMap(({ cards }) => cards.map(({ value }) => value));
  const [least, most] = [Math.min(LOW, ...values), Math.max(HIGH, ...values)];
  const unit = [1, 2, 5, 10, 20, 50].find((size) => (most - least) / size < MAX_TICKS - 1) ?? 100;
  const [first, last] = [Math.floor(least / unit), Math.ceil(most / unit)];
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * unit);
  return { low: first * unit, high: last * unit, ticks };
}

/** The line of scores with the window. */
function ScoreLine({ alpha, beta, hasWindow, values, texts }: Scene & { values: Branches; texts: CardFigureTexts }) {
  const { low, high, ticks } = axisOf(values);
  const hasBand = hasWindow && (alpha ?? low) < (beta ?? high);
  return (
    <div class="score-line">
      <p class="ahead">{texts.ahead}</p>
      <NumberLine
        at={(value) => (100 * (value - low)) / (high - low)}
        ticks={ticks.map((value) => ({ score: value, text: withMinus(value) }))}
        alpha={alpha}
        beta={beta}
        hasBand={hasBand}
      />
      <p class="limits">
        <span class="white-has">{alpha === null ? texts.whiteHasNothing : texts.whiteHas({ value: alpha })}</span>
        <span class="black-has" hidden={beta === null && !hasWindow}>
          {beta === null ? texts.blackHasNothing : texts.blackHas({ value: beta })}
        </span>
        <span class="window-key" hidden={!hasBand}>
          {texts.window}
        </span>
      </p>
    </div>
  );
}

/**
 * Announces sentences to screen readers, at most one per second.
 *
 * @returns `announce` replaces a sentence that still waits.
 */
export function makeAnnouncer(say: (sentence: string) => void): {
  announce: (sentence: string) => void;
  stop: () => void;
} {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let waiting: string | null = null;
  let last = '';
  const next = () => {
    timer = null;
    if (waiting === null) return;
    const sentence = waiting;
    waiting = null;
    announce(sentence);
  };
  function announce(sentence: string) {
    if (timer !== null) {
      waiting = sentence;
      return;
    }
    if (sentence === last) return;
    last = sentence;
    say(sentence);
    timer = setTimeout(next, INTERVAL_MS);
  }
  return {
    announce,
    stop: () => {
      if (timer !== null) clearTimeout(timer);
      timer = waiting = null;
    },
  };
}
