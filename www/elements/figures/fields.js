// @ts-check
/** The fields of a figure, each with its label. */
import { make } from '../../ui/dom.js';
import { limit as texts } from '../../texts/en/figures/frame.js';
import { countText } from '../../texts/number.js';

/** The limits of a search, in positions. */
const LIMITS = Object.freeze([100, 1000, 10_000, 100_000, 1_000_000]);

/**
 * A drop-down list.
 * @param {string} label
 * @param {Readonly<Record<string, string>>} choices The texts by their values.
 * @param {(value: string) => void} choose
 * @returns {{ element: HTMLElement, show: (value: string) => void }}
 */
export function makeChoice(label, choices, choose) {
  const select = make(
    'select',
    {},
    ...Object.entries(choices).map(([value, text]) => make('option', { value, textContent: text })),
  );
  select.addEventListener('change', () => choose(select.value));
  return {
    element: make('label', { className: 'field' }, label, select),
    show: (value) => {
      select.value = value;
    },
  };
}

/**
 * A drop-down list of search limits.
 * @param {(count: number) => void} choose
 * @returns {{ element: HTMLElement, show: (count: number) => void }}
 */
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

/** @param {number} count */
const textOf = (count) => texts.positions({ count: countText('en', count) });
