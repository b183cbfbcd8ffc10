// @ts-check
/**
 * Comparable lines, each with a move, a window and a score on one axis.
 *
 * ```text
 * ul.key
 * div.axis                span × 3
 * button.line, div.line   span.name  svg.range  span.value  small
 * ```
 *
 * @import { Kind } from './search-states.js'
 */
import { make, setAttribute, onButtonPress } from '../../ui/dom.js';
import { lines as texts } from '../../texts/en/figures/lines.js';
import { makeRange } from './score-window.js';
import { boundText, scoreText, sideOf } from './score.js';

/**
 * - `tone`: the class of the notes. `press`: the action of the line, or null. `key`: identifies the line when the focus is kept.
 *
 * @typedef {object} Line
 * @property {string} name
 * @property {number} level Its level in nested lists.
 * @property {{ low: number, high: number }} window
 * @property {number | null} score
 * @property {number} [rests] A second score: the one without further captures.
 * @property {Kind | null} kind
 * @property {string} tone
 * @property {(string | false | null)[]} notes
 * @property {boolean} isShown
 * @property {(() => void) | null} press
 * @property {string} key
 * @property {number} [depth] The remaining plies; undefined at the root.
 */

/**
 * @param {Line} line
 * @param {number} middle The score in the middle of the axis.
 * @returns {HTMLElement}
 */
export function makeLine({ name, level, window, score, rests, kind, tone, notes, isShown, press, key, depth }, middle) {
  const line = press
    ? onButtonPress(make('button', { type: 'button', className: 'line' }), press)
    : make('div', { className: 'line' });
  line.dataset.key = key;
  line.title = titleOf(window, depth);
  line.style.setProperty('--level', String(level));
  line.classList.toggle('here', isShown);
  setAttribute(line, 'aria-current', isShown ? 'step' : null);
  line.append(
    make('span', { className: 'name', textContent: name }),
    makeRange({ ...window, score, rests, kind, middle }),
    make('span', { className: 'value', textContent: score === null ? '' : valueText(score, kind) }),
  );
  const note = notes.filter(Boolean).join(' · ');
  if (note) line.append(make('small', { className: tone, textContent: note }));
  return line;
}

/**
 * A window in numbers, and the depth of its search.
 * @param {{ low: number, high: number }} window @param {number} [depth]
 */
export const titleOf = ({ low, high }, depth) =>
  texts.window({ low: boundText(low), high: boundText(high), depth: depth || null });

/**
 * A score with its kind: "≤ −0.90".
 * @param {number} score @param {Kind | null} kind
 */
export const valueText = (score, kind) => `${kind ? texts.at[kind] : ''}\u00a0${scoreText(score)}`;

/** The key to the lines. */
export function makeKey() {
  const { window, ...signs } = texts.key;
  return make(
    'ul',
    { className: 'key' },
    make('li', {}, makeRange({ low: -60, high: 40, score: null, kind: null, middle: 0 }), window),
    ...Object.values(signs).map((textContent) => make('li', { textContent })),
  );
}

/**
 * The ends of the axis, and its middle.
 * @returns {{ element: HTMLElement, show: (side: number, middle: number) => void }}
 */
export function makeAxis() {
  const element = make('div', { className: 'axis' });
  return {
    element,
    show(side, middle) {
      const ends = [texts.better({ side: sideOf(24 - side) }), scoreText(middle), texts.better({ side: sideOf(side) })];
      element.replaceChildren(...ends.map((textContent) => make('span', { textContent })));
    },
  };
}
