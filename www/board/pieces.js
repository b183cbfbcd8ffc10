// @ts-check
/**
 * The pieces: the project's own drawing, a silhouette and the lines inside it for each role, in a box
 * of 100 × 100 with a margin. Colours come from the style sheet, so both sides share the paths.
 *
 * @import { Piece } from './placement.js'
 */
import { colorOf } from './placement.js';

/** @type {Record<string, { body: string, lines: string }>} */
const DRAWINGS = {
  k: {
    body: 'M50 3.5h-4.2v5.5h-5.8v8h5.8v6.5c-5.3 1.5-8.3 5-8.3 8c-9.5-6-25-2-25 11.5c0 8 8.5 13 13 20c2 2 4 3.5 5.5 6c-.6 5-1.5 8-3 10.5c-5 1-6.5 3-6.5 6a3 3 0 0 0 3 3h25.5h25.5a3 3 0 0 0 3-3c0-3-1.5-5-6.5-6c-1.5-2.5-2.4-5.5-3-10.5c1.5-2.5 3.5-4 5.5-6c4.5-7 13-12 13-20c0-13.5-15.5-17.5-25-11.5c0-3-3-6.5-8.3-8v-6.5h5.8v-8h-5.8v-5.5h-4.2z',
    lines: 'M50 23.5v34M24.5 61.5c15.5-5 35.5-5 51 0M31 69c11-3 27-3 38 0M28 79.5h44',
  },
  q: {
    body: 'M50 21l-9 23.5l-9.5-24.5l-4 26l-13-18l10.5 29.5c2 3.5 4.5 6.5 6 10.5c-.6 6-1.5 9-3 11.5c-5 1-6.5 3-6.5 6a3 3 0 0 0 3 3h25.5h25.5a3 3 0 0 0 3-3c0-3-1.5-5-6.5-6c-1.5-2.5-2.4-5.5-3-11.5c1.5-4 4-7 6-10.5l10.5-29.5l-13 18l-4-26l-9.5 24.5l-9-23.5zM50 7.5a5.5 5.5 0 1 0 .1 0zM30.5 10.5a5.2 5.2 0 1 0 .1 0zM69.5 10.5a5.2 5.2 0 1 0 .1 0zM12.5 19.5a5 5 0 1 0 .1 0zM87.5 19.5a5 5 0 1 0 .1 0z',
    lines: 'M25 57.5c15-4 35-4 50 0M31 68c11-3 27-3 38 0M28 79.5h44',
  },
  r: {
    body: 'M50 14h-6v7h-8v-7h-11l1.5 17l7.5 7c.5 14-.5 22-3 30c-.6 6-1.5 9-3 11.5c-5 1-6.5 3-6.5 6a3 3 0 0 0 3 3h25.5h25.5a3 3 0 0 0 3-3c0-3-1.5-5-6.5-6c-1.5-2.5-2.4-5.5-3-11.5c-2.5-8-3.5-16-3-30l7.5-7l1.5-17h-11v7h-8v-7h-6z',
    lines: 'M34 38h32M31 68h38M28 79.5h44',
  },
  b: {
    body: 'M50 6.5a5.4 5.4 0 0 0 -4 9.1c-10 7.4-17 16.9-17 26.4c0 6.5 4 10.5 10.5 13h-2.2a3.1 3.1 0 0 0 0 6.2h4.7c-.5 6.3-5 11.3-10.5 13.8c-1.5 1-2.3 2.5-3 4.5c-5.5 1-7 3-7 6a3 3 0 0 0 3 3h25.5h25.5a3 3 0 0 0 3-3c0-3-1.5-5-7-6c-.7-2-1.5-3.5-3-4.5c-5.5-2.5-10-7.5-10.5-13.8h4.7a3.1 3.1 0 0 0 0-6.2h-2.2c6.5-2.5 10.5-6.5 10.5-13c0-9.5-7-19-17-26.4a5.4 5.4 0 0 0 -4-9.1z',
    lines: 'M63.5 25.5l-11 13.5M39.5 55h21M42 61.2h16M28.5 79.5h43',
  },
  n: {
    body: 'M22 88.5a3 3 0 0 1 -3-3c0-3 2-5 6-6c1-13.5 19.5-17.5 19.5-32c-4 3.5-9.5 5-13.5 7c-2.5 4.5-4.5 8.5-9.5 9c-6.5 .5-11-4-10.5-10c.5-5 4.5-8.5 6.5-13.5c2.5-6.5 7.5-13 15-17.5l-.5-13.5c4.5 2 8 5 10 8.5c1.5-4 4-7 8-9.5l3.5 10c17 4 26 20.5 24.5 42c-.5 7.5-1.5 14-3 19.5c4 1 6 3 6 6a3 3 0 0 1 -3 3z',
    lines: 'M25 79.5h50M30.5 35.5c1.5-2 3-2.7 5.3-2.5M16.5 54.5l1-1.5M44.5 47.5c3-2.5 4.5-6 4.5-10M56.5 27.5c9.5 7 13.5 19.5 11 38.5',
  },
  p: {
    body: 'M50 17a13.8 13.8 0 0 0 -9.4 23.9c-4.1 1-7.6 2.6-7.6 5.4a2.8 2.8 0 0 0 2.8 2.8h7.2c-.4 10.9-4.5 18.4-10.5 23.4c-2 2-2.7 4-3.5 7c-4 1-5.5 3-5.5 6a3 3 0 0 0 3 3h23.5h23.5a3 3 0 0 0 3-3c0-3-1.5-5-5.5-6c-.8-3-1.5-5-3.5-7c-6-5-10.1-12.5-10.5-23.4h7.2a2.8 2.8 0 0 0 2.8-2.8c0-2.8-3.5-4.4-7.6-5.4a13.8 13.8 0 0 0 -9.4-23.9zM29 79.5h42',
    lines: '',
  },
};

const SVG = 'http://www.w3.org/2000/svg';

/**
 * One drawing of each piece, made when first asked for and cloned from then on.
 *
 * @type {Map<Piece, SVGSVGElement>}
 */
const templates = new Map();

/**
 * A new element that draws a piece:
 *
 * ```text
 * svg.mx-piece.mx-white[data-piece=N]
 *   path.mx-body
 *   path.mx-lines          not for a pawn
 * ```
 *
 * @param {Piece} piece
 * @returns {SVGSVGElement}
 */
export function drawPiece(piece) {
  const template = templates.get(piece) ?? makeTemplate(piece);
  return /** @type {SVGSVGElement} */ (template.cloneNode(true));
}

/** @param {Piece} piece */
function makeTemplate(piece) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '-3 -4 106 106');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', `mx-piece mx-${colorOf(piece)}`);
  svg.dataset.piece = piece;
  const { body, lines } = DRAWINGS[piece.toLowerCase()];
  svg.append(makePath('mx-body', body));
  if (lines) svg.append(makePath('mx-lines', lines));
  templates.set(piece, svg);
  return svg;
}

/**
 * @param {string} name
 * @param {string} data
 */
function makePath(name, data) {
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('class', name);
  path.setAttribute('d', data);
  return path;
}
