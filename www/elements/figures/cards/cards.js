// @ts-check
/**
 * The figure of the cards without its element: it manages the state and draws it.
 *
 * @import { CardFigureTexts } from '../../../texts/en/figures/cards.js'
 * @import { State } from './state.js'
 */
import { CONTROLS, chosenBy, oneOf } from '../options.js';
import { describe } from './sentences.js';
import { goTo, initialState, setUp, stepCount } from './state.js';
import { KEYS, VALUES } from './values.js';
import { View } from './view.js';

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
  /** @type {State} */
  #state;
  #texts;
  #view;
  #choices;
  #attribute;
  #onChange;

  /**
   * @param {CardFigureTexts} texts
   * @param {(name: string) => string | null} attribute
   * @param {(fault: string) => void} complain Handles an invalid attribute.
   * @param {(attributes: Record<string, string>) => string} pageCode The HTML of a figure with these attributes.
   * @param {() => void} onChange Called after each action of the reader.
   */
  constructor(texts, attribute, complain, pageCode, onChange) {
    this.#choices = () =>
      /** @type {Parameters<typeof initialState>[0] & { controls: string }} */ (chosenBy(CHOICES, attribute, complain));
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

  /** @param {number} step Counted from 1. */
  goTo(step) {
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

  /** @param {(state: State) => State} action */
  #change(action) {
    this.#state = action(this.#state);
    this.#view.show(this.#state, true);
    this.#onChange();
  }
}
