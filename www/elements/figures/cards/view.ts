/**
 * The visible parts of the figure of the cards.
 *
 * ```text
 * figure.cards[lang][aria-label]
 *   div.tree
 *     p.root             "White chooses a branch"
 *     ol.branches        see branches.ts
 *   div.beside
 *     div.score-line
 *       div.number-line      see ../number-line.ts
 *       p.limits             span.alpha-words, span.beta-words
 *     p.description      the sentence, also in p.announced[role=status], at most once in a second
 *     div.controls
 *       fieldset.radios   label × 3
 *       div.claims       "I am sure", button × the branches, span.tally, button
 *       div.player       see ../player.ts, button "Without cuts"
 *       button           the order from the start
 *       div.more         see ../menu.ts
 *   figcaption           the author's
 * ```
 */
import { withMinus } from '../../../texts/number.ts';
import { make, onButtonPress, setAttribute, setText, setTextOrHide } from '../../../ui/dom.ts';
import { makeRadios } from '../fields.ts';
import { makeMenu } from '../menu.ts';
import { makeNumberLine } from '../number-line.ts';
import { makePlayer } from '../player.ts';
import { makeAnnouncer } from './announcer.ts';
import { BranchList } from './branches.ts';
import { sceneOf } from './scene.ts';
import { countsOf, describe } from './sentences.ts';
import * as actions from './state.ts';
import type { CardFigureTexts } from '../../../texts/en/figures/cards.ts';
import type { Scene } from './scene.ts';
import type { State } from './state.ts';
import type { Branches } from './values.ts';

type Change = (action: (state: State) => State) => void;

/** The ends of the line of scores, unless a card is beyond. */
const [LOW, HIGH] = [0, 9];

/** The maximum number of ticks on it. */
const MAX_TICKS = 12;

/** The drawing of one figure while it is on a page. */
export class View {
  #texts;
  #branches;
  #line;
  #modes;
  #claims;
  #watch;
  #restore;
  #description = make('p', { className: 'description' });
  #announced = make('p', { className: 'announced' });
  #announcer = makeAnnouncer((sentence) => setText(this.#announced, sentence));
  #caption = make('figcaption');
  element;

  constructor(texts: CardFigureTexts, branches: Branches, change: Change, pageCode: () => string) {
    this.#texts = texts;
    const acts = {
      pressCard: (key: string) => change((state) => actions.pressCard(state, key)),
      moveBranch: (from: number, to: number) => change((state) => actions.reorderBranch(state, from, to)),
      moveCard: (key: string, to: number) => change((state) => actions.reorderCard(state, key, to)),
      restoreOrder: () => change(actions.restoreOrder),
    };
    this.#branches = new BranchList(branches, acts, texts);
    this.#line = makeScoreLine(texts, branches);
    this.#modes = makeModes(texts, (mode) => change((state) => actions.setMode(state, mode)));
    this.#claims = makeClaims(texts, branches, change);
    this.#watch = makeWatch(texts, change);
    this.#restore = makeButton(texts.back, () => change(actions.restoreOrder));
    setAttribute(this.#announced, 'role', 'status');
    const menu = makeMenu(texts.menu, {}, async () => pageCode());
    const controls = [this.#modes.element, this.#claims.element, this.#watch.element, this.#restore, menu.element];
    this.element = make(
      'figure',
      { className: 'cards', lang: texts.language },
      make(
        'div',
        { className: 'tree' },
        make('p', { className: 'root', textContent: texts.white }),
        this.#branches.element,
        make('p', { className: 'leaves', textContent: texts.black }),
      ),
      make(
        'div',
        { className: 'beside' },
        this.#line.element,
        this.#description,
        this.#announced,
        make('div', { className: 'controls' }, ...controls),
      ),
      this.#caption,
    );
    setAttribute(this.element, 'aria-label', texts.name);
  }

  /** @param isAnnounced False for the first drawing. */
  show(state: State, isAnnounced: boolean) {
    const sentence = describe(state, this.#texts);
    setAttribute(this.element, 'data-mode', state.mode);
    const scene = sceneOf(state, this.#texts);
    this.#branches.show(scene, state.mode === 'reorder');
    this.#line.show(scene);
    setText(this.#description, sentence);
    this.#modes.show(state.mode);
    this.#claims.show(state);
    this.#watch.show(state);
    this.#restore.hidden = !actions.isReordered(state);
    if (isAnnounced) this.#announcer.announce(sentence);
  }

  /** Shows which controls there are, and the author's caption. */
  frame(controls: string, caption: string | null) {
    setAttribute(this.element, 'data-controls', controls);
    setTextOrHide(this.#caption, caption || null);
  }

  /** Stops the player and the announcements. */
  end() {
    this.#watch.stop();
    this.#announcer.stop();
  }
}

const makeButton = (text: string, act: () => void) =>
  onButtonPress(make('button', { type: 'button', className: 'small', textContent: text }), act);

const makeModes = (texts: CardFigureTexts, choose: (mode: State['mode']) => void) =>
  makeRadios(
    'mode',
    texts.mode,
    (['play', 'watch', 'reorder'] as State['mode'][]).map((value) => ({
      value,
      content: texts.modes[value],
    })),
    (value) => choose(value as State['mode']),
  );

function makeClaims(texts: CardFigureTexts, branches: Branches, change: Change) {
  const buttons = branches.map(({ name }) => {
    const button = makeButton(name, () => change((state) => actions.claim(state, name)));
    setAttribute(button, 'aria-label', texts.sureOf({ branch: name }));
    return button;
  });
  const again = makeButton(texts.again, () => change(actions.restart));
  const count = make('span', { className: 'tally' });
  const sure = make('span', { className: 'sure', textContent: texts.sure });
  const element = make('div', { className: 'claims' }, sure, ...buttons, count, again);
  return {
    element,
    show: (state: State) => {
      const { mode, turned } = state;
      element.hidden = mode !== 'play';
      setText(count, actions.isSolved(state) ? texts.counts(countsOf(state)) : texts.count({ count: turned.size }));
      again.hidden = turned.size === 0;
    },
  };
}

function makeWatch(texts: CardFigureTexts, change: Change) {
  const player = makePlayer((step) => change((state) => actions.goTo(state, step)), texts.player);
  const cuts = makeButton(texts.cuts, () => change((state) => actions.setCuts(state, !state.hasCuts)));
  const element = make('div', { className: 'watch' }, player.element, cuts);
  return {
    element,
    stop: player.stop,
    show: (state: State) => {
      element.hidden = state.mode !== 'watch';
      if (element.hidden) player.stop();
      setAttribute(cuts, 'aria-pressed', String(!state.hasCuts));
      player.show(state.step, actions.stepCount(state));
    },
  };
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
function makeScoreLine(
  texts: CardFigureTexts,
  branches: Branches,
): { element: HTMLElement; show: (scene: Scene) => void } {
  const { low, high, ticks } = axisOf(branches);
  const at = (value: number) => (100 * (value - low)) / (high - low);
  const line = makeNumberLine();
  const words = { white: make('span', { className: 'white-has' }), black: make('span', { className: 'black-has' }) };
  const key = make('span', { className: 'window-key', textContent: texts.window });
  const element = make(
    'div',
    { className: 'score-line' },
    make('p', { className: 'ahead', textContent: texts.ahead }),
    line.element,
    make('p', { className: 'limits' }, words.white, words.black, key),
  );

  return {
    element,
    show({ alpha, beta, hasWindow }) {
      const hasBand = hasWindow && (alpha ?? low) < (beta ?? high);
      const marks = ticks.map((value) => ({ score: value, text: withMinus(value) }));
      line.show({ at, ticks: marks, alpha, beta, hasBand });
      key.hidden = !hasBand;
      setText(words.white, alpha === null ? texts.whiteHasNothing : texts.whiteHas({ value: alpha }));
      words.black.hidden = beta === null && !hasWindow;
      setText(words.black, beta === null ? texts.blackHasNothing : texts.blackHas({ value: beta }));
    },
  };
}
