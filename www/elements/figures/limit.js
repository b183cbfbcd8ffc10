// @ts-check
/** A drop-down list of search limits. */
import { make } from '../../ui/dom.js';
import { limit as texts } from '../../texts/en/figures/limit.js';
import { countText } from '../../texts/number.js';
import { makeChoice } from './field.js';

/** The limits of a search, in positions. */
const LIMITS = Object.freeze([100, 1000, 10_000, 100_000, 1_000_000]);

/** @param {number} count */
const textOf = (count) => texts.positions({ count: countText('en', count) });

/** @param {(count: number) => void} choose @returns {{ element: HTMLElement, show: (count: number) => void }} */
export function makeLimit(choose) {
  const { element, show } = makeChoice(
    texts.deeper,
    Object.fromEntries(LIMITS.map((count) => [count, textOf(count)])),
    (value) => choose(Number(value)),
  );
  const select = /** @type {HTMLSelectElement} */ (element.querySelector('select'));
  return {
    element,
    show(count) {
      // A limit set by the page's author is an additional choice.
      if (![...select.options].some(({ value }) => value === String(count))) {
        select.append(make('option', { value: String(count), textContent: textOf(count) }));
      }
      show(String(count));
    },
  };
}
