// @ts-check
/**
 * The pieces: the project's own drawing, a silhouette and the lines inside it for each role, in a box
 * of 200 × 200 with a margin. Colours come from the style sheet, so both sides share the paths.
 *
 * @import { Piece } from './placement.js'
 */
import { makeSvg } from './element.js';
import { colorOf } from './placement.js';

/** @typedef {'plain' | 'solid'} PieceSet `solid` has the details without the bands. */

/**
 * Closed lines have the same orientation as the body, so that they cut no holes into it.
 *
 * @type {Record<string, { body: string, bands: string, details: string }>}
 */
const DRAWINGS = {
  k: {
    body: 'M100 7h-8v11h-12v16h12v13c-11 3-17 10-17 16c-19-12-50-4-50 23c0 16 17 26 26 40c4 4 8 7 11 12c-1 10-3 16-6 21c-10 2-13 6-13 12a6 6 0 0 0 6 6h102a6 6 0 0 0 6-6c0-6-3-10-13-12c-3-5-5-11-6-21c3-5 7-8 11-12c9-14 26-24 26-40c0-27-31-35-50-23c0-6-6-13-17-16v-13h12v-16h-12v-11z',
    bands: 'M151 123c-31-10-71-10-102 0M138 138c-22-6-54-6-76 0M56 159h88',
    details: 'M100 47v68',
  },
  q: {
    body: 'M100 42l-18 47l-19-49l-8 52l-26-36l21 59c4 7 9 13 12 21c-1 12-3 18-6 23c-10 2-13 6-13 12a6 6 0 0 0 6 6h102a6 6 0 0 0 6-6c0-6-3-10-13-12c-3-5-5-11-6-23c3-8 8-14 12-21l21-59l-26 36l-8-52l-19 49l-18-47zM100 16a10 10 0 1 0 1 0zM61 21a10 10 0 1 0 1 0zM139 21a10 10 0 1 0 1 0zM25 39a10 10 0 1 0 1 0zM175 39a10 10 0 1 0 1 0z',
    bands: 'M138 136c-22-6-54-6-76 0M56 159h88',
    details: 'M150 115c-30-8-70-8-100 0',
  },
  r: {
    body: 'M100 28h-12v14h-16v-14h-22l3 34l15 14c1 28-1 44-6 60c-1 12-3 18-6 23c-10 2-13 6-13 12a6 6 0 0 0 6 6h102a6 6 0 0 0 6-6c0-6-3-10-13-12c-3-5-5-11-6-23c-5-16-7-32-6-60l15-14l3-34h-22v14h-16v-14h-12z',
    bands: 'M62 136h76M56 159h88',
    details: 'M68 76h64',
  },
  b: {
    body: 'M100 13a11 11 0 0 0-8 18c-20 15-34 34-34 53c0 13 8 21 21 26h-4a6 6 0 0 0 0 12h9c-1 13-10 23-21 28c-3 2-5 5-6 9c-11 2-14 6-14 12a6 6 0 0 0 6 6h102a6 6 0 0 0 6-6c0-6-3-10-14-12c-1-4-3-7-6-9c-11-5-20-15-21-28h9a6 6 0 0 0 0-12h-4c13-5 21-13 21-26c0-19-14-38-34-53a11 11 0 0 0-8-18z',
    bands: 'M79 110h42M84 122h32M57 159h86',
    details: 'M127 51l-22 27',
  },
  n: {
    body: 'M44 177a6 6 0 0 1-6-6c0-6 4-10 12-12c1-31 30-39 38-64c-9 6-18 7-26 12c-5 8-8 17-16 22c-8 5-21 0-25-9c-4-10 3-19 8-28c6-12 7-22 14-32c6-9 14-15 23-19c-2-9-1-17 2-26c12 4 21 11 26 20c38 2 67 39 63 89c-1 14-3 26-6 35c8 2 12 6 12 12a6 6 0 0 1-6 6z',
    bands: 'M50 159h101M99 74c0 9-4 16-11 21M33 114l3-4',
    details: 'M57 75c2-4 6-7 11-7c0 4-5 7-11 7zM112 51c22 15 31 42 24 82',
  },
  p: {
    body: 'M100 30a30 30 0 0 0-20 52c-9 2-16 5-16 11a6 6 0 0 0 6 6h14c-1 21-10 36-22 46c-4 4-5 8-7 14c-8 2-11 6-11 12a6 6 0 0 0 6 6h100a6 6 0 0 0 6-6c0-6-3-10-11-12c-2-6-3-10-7-14c-12-10-21-25-22-46h14a6 6 0 0 0 6-6c0-6-7-9-16-11a30 30 0 0 0-20-52z',
    bands: 'M55 159h90',
    details: '',
  },
};

/**
 * One element for each piece, made on first use and then cloned.
 *
 * @type {Map<string, SVGElement>}
 */
const templates = new Map();

/**
 * A new element that draws a piece, of any size and without a name of its own. White's lines have the colour of its outline, so one path is enough:
 *
 * ```text
 * svg.mx-piece.mx-white.mx-plain[data-piece=N]
 *   path.mx-body
 *   path.mx-lines          inside black pieces
 * ```
 *
 * @param {Piece} piece
 * @param {PieceSet} [set]
 * @returns {SVGElement}
 */
export function drawPiece(piece, set = 'plain') {
  const key = piece + set;
  const template = templates.get(key) ?? makeTemplate(piece, set);
  templates.set(key, template);
  return /** @type {SVGElement} */ (template.cloneNode(true));
}

/**
 * @param {Piece} piece
 * @param {PieceSet} set
 */
function makeTemplate(piece, set) {
  const { body, bands, details } = DRAWINGS[piece.toLowerCase()];
  const lines = set === 'solid' ? details : bands + details;
  const isJoined = colorOf(piece) === 'white' || !details;
  const svg = makeSvg('svg', {
    viewBox: '-6 -8 212 212',
    'aria-hidden': 'true',
    class: `mx-piece mx-${colorOf(piece)} mx-${set}`,
    part: 'piece',
    'data-piece': piece,
  });
  svg.append(makeSvg('path', { class: 'mx-body', d: isJoined ? body + lines : body }));
  if (!isJoined) svg.append(makeSvg('path', { class: 'mx-lines', d: lines }));
  return svg;
}
