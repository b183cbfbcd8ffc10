/**
 * Comparable lines, each with a move, a window and a score on one axis.
 *
 * ```text
 * ul.key
 * div.axis                span × 3
 * button.line, div.line   span.name  svg.range  span.value  small
 * ```
 */
import { make, onButtonPress, setAttribute } from '../../ui/dom.ts';
import { lines as texts } from '../../texts/en/figures/frame.ts';
import { boundText, placeOf, scoreText, sideOf } from './score.ts';
import { makeSvg } from '../../board/element.ts';
import type { Window } from './score.ts';
import type { Kind } from './search-states.ts';

/** The shapes of the signs. */
const SHAPES = Object.freeze({
  exact: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
  least: 'M-3 -5L5 0L-3 5Z',
  most: 'M3 -5L-5 0L3 5Z',
  rests: 'M-5 0L0 -5L5 0L0 5Z',
});

/**
 * - `tone`: the class of the notes. `press`: the action of the line, or null. `key`: identifies the line when the focus is kept.
 */
interface Line {
  name: string;
  /** Its level in nested lists. */
  level: number;
  window: Window;
  score: number | null;
  /** A second score: the one without further captures. */
  rests?: number;
  kind: Kind | null;
  tone: string;
  notes: (string | false | null)[];
  isShown: boolean;
  press: (() => void) | null;
  key: string;
  /** The remaining plies; undefined at the root. */
  depth?: number;
}

/** @param middle The score in the middle of the axis. */
export function makeLine(
  { name, level, window, score, rests, kind, tone, notes, isShown, press, key, depth }: Line,
  middle: number,
): HTMLElement {
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

/** A window in numbers, and the depth of its search. */
export const titleOf = ({ low, high }: Window, depth?: number) =>
  texts.window({ low: boundText(low), high: boundText(high), depth: depth || null });

/** A score with its kind: "≤ −0.90". */
export const valueText = (score: number, kind: Kind | null) => `${kind ? texts.at[kind] : ''}\u00a0${scoreText(score)}`;

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

/** The ends of the axis, and its middle. */
export function makeAxis(): { element: HTMLElement; show: (side: number, middle: number) => void } {
  const element = make('div', { className: 'axis' });
  return {
    element,
    show(side, middle) {
      const ends = [texts.better({ side: sideOf(24 - side) }), scoreText(middle), texts.better({ side: sideOf(side) })];
      element.replaceChildren(...ends.map((textContent) => make('span', { textContent })));
    },
  };
}

/**
 * A window and a score on an axis, drawn in a row of text: a band for the window and a sign at the score, a disc if it is exact,
 * or an arrowhead that points towards other possible scores. A lozenge marks the score without further captures.
 */
function makeRange({
  low,
  high,
  score,
  rests,
  kind,
  middle,
}: {
  low: number;
  high: number;
  score: number | null;
  rests?: number;
  kind: Kind | null;
  middle: number;
}): SVGElement {
  const [start, end] = [placeOf(low, middle), placeOf(high, middle)];
  const svg = makeSvg('svg', { class: 'range', 'aria-hidden': 'true' });
  svg.append(
    makeSvg('rect', { class: 'track', y: '7', width: '100%', height: '2' }),
    // A window that contains a single score is drawn too.
    makeSvg('rect', { class: 'band', x: `${start}%`, y: '2', height: '12', width: `${Math.max(0.8, end - start)}%` }),
  );
  if (rests !== undefined) svg.append(makeSign(placeOf(rests, middle), 'rests', 'rests'));
  if (score !== null)
    svg.append(makeSign(placeOf(score, middle), score >= low && score <= high ? 'inside' : 'outside', kind ?? 'exact'));
  return svg;
}

function makeSign(place: number, name: string, shape: keyof typeof SHAPES) {
  const sign = makeSvg('svg', { x: `${place}%`, y: '8', overflow: 'visible' });
  sign.append(makeSvg('path', { class: name, d: SHAPES[shape] }));
  return sign;
}
