/** The figure of the cards without its element: it manages the state and draws it. */
import { CONTROLS, chosenBy, oneOf } from '../options.ts';
import { describe } from './sentences.ts';
import { goTo, initialState, setUp, stepCount } from './state.ts';
import { KEYS, VALUES } from './values.ts';
import { View } from './view.ts';
import type { CardFigureTexts } from '../../../texts/en/figures/cards.ts';
import type { State } from './state.ts';

/** The choices of the author; each is an attribute. */
const CHOICES = Object.freeze({
  values: VALUES,
  mode: oneOf(['play', 'watch', 'reorder']),
  cuts: oneOf(['on', 'off']),
  turned: KEYS,
  controls: CONTROLS,
});

/** One figure while it is on a page. */
export class Cards {
  #state: State;
  #texts;
  #view;
  #choices;
  #attribute;
  #onChange;

  /**
   * @param complain Handles an invalid attribute.
   * @param pageCode The HTML of a figure with these attributes.
   * @param onChange Called after each action of the reader.
   */
  constructor(
    texts: CardFigureTexts,
    attribute: (name: string) => string | null,
    complain: (fault: string) => void,
    pageCode: (attributes: Record<string, string>) => string,
    onChange: () => void,
  ) {
    this.#choices = () =>
      chosenBy(CHOICES, attribute, complain) as Parameters<typeof initialState>[0] & { controls: string };
    this.#attribute = attribute;
    this.#state = initialState(this.#choices());
    this.#texts = texts;
    this.#view = new View(
      texts,
      this.#state.given,
      (action) => this.#change(action),
      () => pageCode({ mode: this.#state.mode, cuts: this.#state.hasCuts ? 'on' : 'off' }),
    );
    this.#frame();
    this.#onChange = onChange;
    this.#view.show(this.#state, false);
  }

  get element() {
    return this.#view.element;
  }

  get text() {
    return describe(this.#state, this.#texts);
  }

  /** The shown step of the search, counted from 1. */
  get step() {
    return this.#state.step + 1;
  }

  get steps() {
    return stepCount(this.#state);
  }

  /** @param step Counted from 1. */
  goTo(step: number) {
    this.#change((state) => goTo(state, step - 1));
  }

  /** Shows what the attributes describe, with the cards that the reader has turned. The values are the same. */
  reset() {
    this.#frame();
    this.#change((state) => setUp(state, this.#choices()));
  }

  #frame() {
    this.#view.frame(this.#choices().controls, this.#attribute('caption'));
  }

  /** Stops the player and the announcements. */
  end() {
    this.#view.end();
  }

  #change(action: (state: State) => State) {
    this.#state = action(this.#state);
    this.#view.show(this.#state, true);
    this.#onChange();
  }
}
