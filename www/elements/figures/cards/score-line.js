// @ts-check
/**
 * The line of scores with the window.
 *
 * ```text
 * div.score-line
 *   div.number-line[aria-hidden]
 *     span.window-band          from what White already has to what Black already has
 *     span.tick          × the numbers
 *     span.alpha, span.beta
 *   p.limits             span.alpha-words, span.beta-words
 * ```
 *
 * @import { Branches } from './values.js'
 * @import { Scene } from './scene.js'
 */
import { cards as texts } from '../../../texts/en/figures/cards.js';
import { make, setAttribute, setText } from '../../../ui/dom.js';

/** The ends of the line, unless a card is beyond. */
const [LOW, HIGH] = [0, 9];

/** The maximum number of ticks. */
const MAX_TICKS = 12;

/**
 * The ends of the line and the numbers on it.
 * @param {Branches} branches @returns {{ low: number, high: number, ticks: number[] }}
 */
export function axisOf(branches) {
  const values = branches.flatMap(({ cards }) => cards.map(({ value }) => value));
  const [least, most] = [Math.min(LOW, ...values), Math.max(HIGH, ...values)];
  const unit = [1, 2, 5, 10, 20, 50].find((size) => (most - least) / size < MAX_TICKS - 1) ?? 100;
  const [first, last] = [Math.floor(least / unit), Math.ceil(most / unit)];
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * unit);
  return { low: first * unit, high: last * unit, ticks };
}

/** @param {Branches} branches @returns {{ element: HTMLElement, show: (scene: Scene) => void }} */
export function makeScoreLine(branches) {
  const { low, high, ticks } = axisOf(branches);
  const at = (/** @type {number} */ value) => `${(100 * (value - low)) / (high - low)}%`;
  const place = (/** @type {HTMLElement} */ element, /** @type {number | null} */ value) => {
    element.hidden = value === null;
    if (value !== null) element.style.setProperty('inset-inline-start', at(value));
  };
  const band = make('span', { className: 'window-band' });
  const alpha = make('span', { className: 'alpha', textContent: '●' });
  const beta = make('span', { className: 'beta', textContent: '✂' });
  const numbers = ticks.map((value) => {
    const tick = make('span', { className: 'tick', textContent: texts.number(value) });
    place(tick, value);
    return tick;
  });
  const axis = make('div', { className: 'number-line' }, band, ...numbers, alpha, beta);
  setAttribute(axis, 'aria-hidden', 'true');
  const words = { white: make('span', { className: 'white-has' }), black: make('span', { className: 'black-has' }) };
  const key = make('span', { className: 'window-key', textContent: texts.window });
  const element = make(
    'div',
    { className: 'score-line' },
    make('p', { className: 'ahead', textContent: texts.ahead }),
    axis,
    make('p', { className: 'limits' }, words.white, words.black, key),
  );

  return {
    element,
    show(scene) {
      const [from, to] = [scene.alpha ?? low, scene.beta ?? high];
      band.hidden = key.hidden = !scene.hasWindow || from >= to;
      band.style.setProperty('inset-inline-start', at(from));
      band.style.setProperty('width', `${(100 * Math.max(0, to - from)) / (high - low)}%`);
      place(alpha, scene.alpha);
      place(beta, scene.beta);
      setText(words.white, texts.whiteHas(scene.alpha));
      words.black.hidden = scene.beta === null && !scene.hasWindow;
      setText(words.black, texts.blackHas(scene.beta));
    },
  };
}
