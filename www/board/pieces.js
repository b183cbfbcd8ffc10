// @ts-check
/**
 * The pieces: the project's own drawings in a box of 200 × 200. Each has a silhouette, the lines inside it, and the side that
 * lies in the shade. Colours come from the style sheet, so both sides share the paths.
 *
 * @import { Piece } from './placement.js'
 */
import { makeSvg } from './element.js';
import { colorOf } from './placement.js';

/**
 * `plain` has turned pieces with an outline, `solid` has plain geometric forms in two tones.
 *
 * @typedef {'plain' | 'solid'} PieceSet
 */

/**
 * Closed lines have the same orientation as the body, so that they cut no holes into it. Lines end short of the outline:
 * their round ends reach it, and those of black pieces do not cross it.
 *
 * @type {Record<PieceSet, Record<string, { body: string, shade: string, lines: string }>>}
 */
export const DRAWINGS = {
  plain: {
    k: {
      body: 'M100 13h10l-3 12l12-3v18l-12-3l1 11c10 3 15 10 15 18c12-11 29-13 41-4c17 13 14 37-2 52c-10 9-18 15-20 26c0 10 1 18 5 25h1c10 0 12 8 12 14c0 4-2 6-6 6h-108c-4 0-6-2-6-6c0-6 2-14 12-14h1c4-7 5-15 5-25c-2-11-10-17-20-26c-16-15-19-39-2-52c12-9 29-7 41 4c0-8 5-15 15-18l1-11l-12 3v-18l12 3l-3-12z',
      shade: 'M123 66c12-11 29-13 41-4c17 13 14 37-2 52c-10 9-18 15-20 26c0 10 1 18 5 25h1c10 0 12 8 12 14c0 4-2 6-6 6h-26c0-20 0-35 2-49c12-16 26-30 22-52c-4-14-20-14-32-2z',
      lines: 'M60 140c24-8 56-8 80 0M55 165h90M48 120c36-10 68-10 104 0M100 108c-8-14-14-20-14-32c0-8 7-13 14-13c7 0 14 5 14 13c0 12-6 18-14 32z',
    },
    q: {
      body: 'M100 48l17 46l21-51l5 54l33-39l-17 54c-8 12-15 18-17 28c0 10 1 18 5 25h1c10 0 12 8 12 14c0 4-2 6-6 6h-108c-4 0-6-2-6-6c0-6 2-14 12-14h1c4-7 5-15 5-25c-2-10-9-16-17-28l-17-54l33 39l5-54l21 51zM100 22a12 12 0 1 0 .1 0zM141 21a12 12 0 1 0 .1 0zM59 21a12 12 0 1 0 .1 0zM180 36a12 12 0 1 0 .1 0zM20 36a12 12 0 1 0 .1 0z',
      shade: 'M143 97l33-39l-17 54c-8 12-15 18-17 28c0 10 1 18 5 25h1c10 0 12 8 12 14c0 4-2 6-6 6h-26c0-20 0-35 2-53c4-8 8-20 13-35z',
      lines: 'M60 140c24-8 56-8 80 0M45 118c33-11 77-11 110 0M55 165h90',
    },
    r: {
      body: 'M100 32h14v14h16v-14h23v30l-15 18c0 28 2 44 7 60l6 10v15h-3c10 0 12 8 12 14c0 4-2 6-6 6h-108c-4 0-6-2-6-6c0-6 2-14 12-14h-3v-15l6-10c5-16 7-32 7-60l-15-18v-30h23v14h16v-14z',
      shade: 'M130 32h23v30l-15 18c0 28 2 44 7 60l6 10v15h-3c10 0 12 8 12 14c0 4-2 6-6 6h-26v-41c-4-20-6-40-6-64l8-18z',
      lines: 'M64 80h72M57 142h86M51 165h98M52 62h96',
    },
    b: {
      body: 'M100 17c7 0 12 5 12 12c0 4-2 7-4 9c23 16 38 34 38 55c0 14-7 23-17 29c10 1 10 15-1 15c1 13 8 21 19 28h-2c10 0 12 8 12 14c0 4-2 6-6 6h-102c-4 0-6-2-6-6c0-6 2-14 12-14h-2c11-7 18-15 19-28c-11 0-11-14-1-15c-10-6-17-15-17-29c0-21 15-39 38-55c-2-2-4-5-4-9c0-7 5-12 12-12z',
      shade: 'M108 38c23 16 38 34 38 55c0 14-7 23-17 29c10 1 10 15-1 15c1 13 8 21 19 28h-2c10 0 12 8 12 14c0 4-2 6-6 6h-25c2-15-8-25-12-48l2-15c20-18 14-53-8-84z',
      lines: 'M73 122h54M74 137h52M127 63l-22 27M55 165h90',
    },
    n: {
      body: 'M48 185c-3 0-5-2-5-6c0-6 3-14 12-14c-1-25 35-35 40-66c-9 7-19 8-29 10c-7 4-9 15-16 20c-8 5-21 1-26-8c-5-10 2-19 8-29c6-12 5-23 13-34c7-9 15-15 24-19c-4-8-3-16 2-23c10 4 18 10 23 17c14-2 28 3 38 12c-1 3-2 4-4 6c14 5 24 18 27 34c-3 2-5 2-8 2c10 10 13 25 11 40c-3 0-5-1-8-2c4 15 4 28 1 40c7 1 10 8 10 14c0 4-2 6-5 6z',
      shade: 'M94 33c14-2 28 3 38 12c-1 3-2 4-4 6c14 5 24 18 27 34c-3 2-5 2-8 2c10 10 13 25 11 40c-3 0-5-1-8-2c4 15 4 28 1 40c7 1 10 8 10 14c0 4-2 6-5 6h-28v-49c8-40-4-74-31-88z',
      lines: 'M58 165h90M106 72c1 10-3 20-11 27M97 48c27 14 39 48 31 88M58 72c3-5 8-7 14-6c-2 5-7 8-14 6zM37 113c1-2 2-3 4-4M55 113c-2 4-5 7-11 9',
    },
    p: {
      body: 'M100 48c19 0 33 14 33 32c0 10-4 18-11 23h9c10 0 10 15 0 15h-12c2 22 11 38 22 47h-2c10 0 12 8 12 14c0 4-2 6-6 6h-90c-4 0-6-2-6-6c0-6 2-14 12-14h-2c11-9 20-25 22-47h-12c-10 0-10-15 0-15h9c-7-5-11-13-11-23c0-18 14-32 33-32z',
      shade: 'M100 48c19 0 33 14 33 32c0 10-4 18-11 23h9c10 0 10 15 0 15h-12c2 22 11 38 22 47h-2c10 0 12 8 12 14c0 4-2 6-6 6h-23c2-20-10-35-14-67l2-15c16-15 10-45-10-55z',
      lines: 'M83 118h34M62 165h76M80 103h40',
    },
  },
  solid: {
    k: {
      body: 'M100 12h11v14h15v21h-15v14c17-11 57-11 57 21c0 20-22 38-26 56v22h16v26h-116v-26h16v-22c-4-18-26-36-26-56c0-32 40-32 57-21v-14h-15v-21h15v-14z',
      shade: 'M100 12h11v14h15v21h-15v14c17-11 57-11 57 21c0 20-22 38-26 56v22h16v26h-58z',
      lines: 'M44 160h112M60 138h80',
    },
    q: {
      body: 'M100 15c8.5 0 15 6.5 15 15c0 5-2.5 9.5-6 12l20 54l34-40c-6-9-3-20 5-24c8-3.5 18 1 20.5 10c2.5 10-4.5 19-15.5 19l-27 83v16h12v26h-116v-26h12v-16l-27-83c-11 0-18-9-15.5-19c2.5-9 12.5-13.5 20.5-10c8 4 11 15 5 24l34 40l20-54c-3.5-2.5-6-7-6-12c0-8.5 6.5-15 15-15z',
      shade: 'M100 15c8.5 0 15 6.5 15 15c0 5-2.5 9.5-6 12l20 54l34-40c-6-9-3-20 5-24c8-3.5 18 1 20.5 10c2.5 10-4.5 19-15.5 19l-27 83v16h12v26h-58z',
      lines: 'M44 160h112M57 138h86',
    },
    r: {
      body: 'M100 32h14v22h18v-22h24v50l-18 10v68h20v26h-116v-26h20v-68l-18-10v-50h24v22h18v-22z',
      shade: 'M100 32h14v22h18v-22h24v50l-18 10v68h20v26h-58z',
      lines: 'M44 160h112M62 92h76',
    },
    b: {
      body: 'M100 18c30 29 50 54 50 82c0 22-10 34-26 41l12 19h18v26h-108v-26h18l12-19c-16-7-26-19-26-41c0-28 20-53 50-82z',
      shade: 'M100 18c30 29 50 54 50 82c0 22-10 34-26 41l12 19h18v26h-54z',
      lines: 'M48 160h104M131 56l-33 42M78 141h44',
    },
    n: {
      body: 'M42 186v-26h12c0-28 12-42 38-60l-30 4l-14 22l-26-14l22-56l28-20l4-22l28 18c36 8 56 44 50 128h4v26z',
      shade: 'M104 32c36 8 56 44 50 128h4v26h-58v-26c22-22 26-76-8-114z',
      lines: 'M44 160h112M70 64a4 4 0 1 0 .1 0z',
    },
    p: {
      body: 'M100 46c18 0 32 14 32 32c0 14-8 24-18 29l18 53h14v26h-92v-26h14l18-53c-10-5-18-15-18-29c0-18 14-32 32-32z',
      shade: 'M100 46c18 0 32 14 32 32c0 14-8 24-18 29l18 53h14v26h-46z',
      lines: 'M56 160h88M87 108h26',
    },
  },
};

/**
 * One element for each piece, made on first use and then cloned.
 *
 * @type {Map<string, SVGElement>}
 */
const templates = new Map();

/**
 * A new element that draws a piece, of any size and without a name of its own. White's lines have the colour of its outline,
 * so that they are part of the body:
 *
 * ```text
 * svg.mx-piece.mx-white.mx-plain[data-piece=N]
 *   path.mx-body
 *   path.mx-shade
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
  const { body, shade, lines } = DRAWINGS[set][piece.toLowerCase()];
  const color = colorOf(piece);
  const svg = makeSvg('svg', {
    'viewBox': '0 0 200 200',
    'aria-hidden': 'true',
    'class': `mx-piece mx-${color} mx-${set}`,
    'part': 'piece',
    'data-piece': piece,
  });
  const isWhite = color === 'white';
  svg.append(
    makeSvg('path', { class: 'mx-body', d: isWhite ? body + lines : body }),
    makeSvg('path', { class: 'mx-shade', d: shade }),
  );
  if (!isWhite) svg.append(makeSvg('path', { class: 'mx-lines', d: lines }));
  return svg;
}
