// @ts-check
/** A graph of a score, capture by capture, around the line of 0. */
import { makeSvg } from '../../../board/element.js';
import { scoreText } from '../score.js';

/** The dimensions of the drawing, in its own units. */
const [COLUMN, HEIGHT, TOP, TEXT] = [64, 96, 14, 18];

/** The minimum span of scores, in points. */
const LEAST = 200;

/** @param {readonly { name: string, score: number }[]} path @returns {SVGElement} */
export function makeCourse(path) {
  const scores = path.map(({ score }) => score);
  const [low, high] = [Math.min(0, ...scores), Math.max(0, ...scores)];
  const span = Math.max(LEAST, high - low);
  const heightOf = (/** @type {number} */ score) => TOP + ((high - score) / span) * HEIGHT;
  const bottom = HEIGHT + TOP + TEXT;
  const width = Math.max(5, path.length) * COLUMN;
  const svg = makeSvg('svg', { class: 'course', viewBox: `0 0 ${width} ${bottom + TEXT}`, 'aria-hidden': 'true' });
  svg.append(makeSvg('path', { class: 'zero', d: `M0 ${heightOf(0)}H${width}` }));
  for (const [index, { name, score }] of path.entries()) {
    const x = index * COLUMN;
    const y = heightOf(score);
    svg.append(
      makeSvg('path', {
        class: score < 0 ? 'below' : 'above',
        d: `M${x + 8} ${heightOf(0)}V${y}H${x + COLUMN - 8}V${heightOf(0)}Z`,
      }),
      ...(index > 0
        ? [makeSvg('path', { class: 'swung', d: `M${x - 8} ${heightOf(scores[index - 1])}H${x}V${y}H${x + 8}` })]
        : []),
      makeText(scoreText(score), x + COLUMN / 2, y + (score < 0 ? 13 : -4), 'amount'),
      makeText(name, x + COLUMN / 2, bottom + 8, 'taken'),
    );
  }
  return svg;
}

/** @param {string} text @param {number} x @param {number} y @param {string} name */
function makeText(text, x, y, name) {
  const element = makeSvg('text', { class: name, x: String(x), y: String(y), 'text-anchor': 'middle' });
  element.textContent = text;
  return element;
}
