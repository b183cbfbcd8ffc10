// @ts-check
/**
 * The drawing of an estimate: a scale in pawns with the known pieces, and the interval in which the value is.
 *
 * ```text
 * svg.value-scale[role=img][aria-label]
 *   path.axis  text × 3
 *   rect.interval  path.value
 * ```
 *
 * @import { Estimate } from './estimate.js'
 */
import { makeSvg } from '../../board/element.js';
import { KNOWN_VALUES } from './armies.js';

/** The values that the scale shows, in pawns. */
const MAX_VALUE = 12;

/** The size of a pawn and of the margins, in units of the drawing. */
const UNIT = 25;
const MARGIN = 12;

const HEIGHT = 56;
const AXIS = 34;

/**
 * Draws the scale as the only content of a container.
 * @param {Element} container @param {Estimate} estimate @param {string} label
 */
export function drawValueScale(container, { value, error }, label) {
  const ticks = Array.from({ length: MAX_VALUE + 1 }, (_, pawns) => `M${placeOf(pawns)} ${AXIS - 4}v8`);
  const svg = makeSvg('svg', {
    class: 'value-scale',
    role: 'img',
    'aria-label': label,
    viewBox: `0 0 ${MAX_VALUE * UNIT + 2 * MARGIN} ${HEIGHT}`,
  });
  const [low, high] = [placeOf(value - error), placeOf(value + error)];
  svg.append(
    makeSvg('rect', {
      class: 'interval',
      x: String(low),
      y: String(AXIS - 12),
      width: String(Math.max(1, high - low)),
      height: '24',
      rx: '4',
    }),
    makeSvg('path', { class: 'axis', d: `M${placeOf(0)} ${AXIS}H${placeOf(MAX_VALUE)}${ticks.join('')}` }),
    makeSvg('path', { class: 'value', d: `M${placeOf(value)} ${AXIS - 12}v24` }),
    ...Object.entries(KNOWN_VALUES).map(([letter, pawns]) => {
      const text = makeSvg('text', { x: String(placeOf(pawns)), y: '16', 'text-anchor': 'middle' });
      text.textContent = letter;
      return text;
    }),
  );
  container.replaceChildren(svg);
}

/** @param {number} pawns */
const placeOf = (pawns) => MARGIN + UNIT * Math.min(MAX_VALUE, Math.max(0, pawns));
