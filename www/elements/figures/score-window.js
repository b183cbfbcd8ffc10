// @ts-check
/**
 * A window and a score on an axis, drawn in a row of text: a band for the window and a sign at the score, a disc if it is
 * exact, or an arrowhead that points towards other possible scores. A lozenge marks the score without further captures.
 *
 * @import { Kind } from './search-states.js'
 */
import { makeSvg } from '../../board/element.js';
import { placeOf } from './score-scale.js';

/** The shapes of the signs. */
const SHAPES = Object.freeze({
  exact: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
  least: 'M-3 -5L5 0L-3 5Z',
  most: 'M3 -5L-5 0L3 5Z',
  rests: 'M-5 0L0 -5L5 0L0 5Z',
});

/**
 * @param {{ low: number, high: number, score: number | null, rests?: number, kind: Kind | null, middle: number }} range
 * @returns {SVGElement}
 */
export function makeRange({ low, high, score, rests, kind, middle }) {
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

/** @param {number} place @param {string} name @param {keyof typeof SHAPES} shape */
function makeSign(place, name, shape) {
  const sign = makeSvg('svg', { x: `${place}%`, y: '8', overflow: 'visible' });
  sign.append(makeSvg('path', { class: name, d: SHAPES[shape] }));
  return sign;
}
