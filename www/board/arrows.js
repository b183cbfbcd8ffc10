// @ts-check
/**
 * Arrows and circles as paths in a box of 100 × 100 for each square. A kind has one path for all that is
 * stroked, whose dashes the style sheet gives, and one for all heads.
 *
 * @import { Square } from './geometry.js'
 * @import { BoardState } from './state.js'
 */
import { drawings } from './a11y.js';
import { makeSvg } from './element.js';
import { cellOf } from './geometry.js';

const RADIUS = 43;
/** The distances from the centre of the first square to the shaft, and from the tip to the centre of the last. */
const GAP = 10;
const HEAD = 36;
const HALF_HEAD = 20;

/**
 * Makes a layer over a board's grid.
 *
 * @param {HTMLElement} grid
 * @returns {(state: BoardState) => void} Draws what the state has.
 */
export function makeOverlay(grid) {
  const layer = makeSvg('svg', { class: 'mx-strokes', 'aria-hidden': 'true' });
  grid.after(layer);
  let drawn = '';
  return (state) => {
    const paths = strokes(state);
    const looks = JSON.stringify([state.width, state.height, paths]);
    if (looks === drawn) return;
    drawn = looks;
    layer.setAttribute('viewBox', `0 0 ${100 * state.width} ${100 * state.height}`);
    layer.replaceChildren(...drawStrokes(paths));
  };
}

/**
 * Makes path elements.
 *
 * @param {ReturnType<typeof strokes>} paths
 * @returns {SVGElement[]}
 */
export const drawStrokes = (paths) => paths.map(([name, d]) => makeSvg('path', { class: name, d }));

/**
 * Classes and path data of all arrows and circles.
 *
 * @param {BoardState} state
 * @returns {[name: string, d: string][]}
 */
export function strokes(state) {
  /** @type {Map<string, string>} */
  const paths = new Map();
  const add = (/** @type {string} */ name, /** @type {string} */ d) => paths.set(name, (paths.get(name) ?? '') + d);
  for (const { from, to, kind } of drawings(state)) {
    const start = middle(state, from);
    if (!to) add(`mx-stroke mx-${kind}`, circle(start));
    else {
      const [shaft, head] = arrow(start, middle(state, to));
      add(`mx-stroke mx-${kind}`, shaft);
      add(`mx-head mx-${kind}`, head);
    }
  }
  return [...paths];
}

/**
 * @param {BoardState} state
 * @param {Square} square
 */
function middle(state, square) {
  const { row, column } = cellOf(state, square);
  return { x: column * 100 + 50, y: row * 100 + 50 };
}

/** @typedef {{ x: number, y: number }} Point */

/** @param {Point} middle */
const circle = ({ x, y }) =>
  `M${x - RADIUS} ${y}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0z`;

/**
 * @param {Point} start
 * @param {Point} end
 * @returns {[shaft: string, head: string]}
 */
function arrow(start, end) {
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const along = { x: (end.x - start.x) / length, y: (end.y - start.y) / length };
  /** A point at a distance along the arrow and beside it. */
  const at = (/** @type {number} */ distance, /** @type {number} */ aside) => [
    start.x + along.x * distance - along.y * aside,
    start.y + along.y * distance + along.x * aside,
  ].map((number) => Math.round(number)).join(' ');
  const tip = length - GAP;
  const neck = tip - HEAD;
  return [
    `M${at(GAP, 0)}L${at(neck, 0)}`,
    `M${at(tip, 0)}L${at(neck, HALF_HEAD)}L${at(neck, -HALF_HEAD)}z`,
  ];
}
