// @ts-check
/**
 * A small board that shows where a piece can go:
 *
 * ```text
 * svg.mx-diagram[role=img][aria-label]
 *   …                             squares and the piece, see board/diagram.js
 *   path.mx-step.move|.capture|.both[.first][.hop]
 * ```
 *
 * A dot is a move, a ring a capture, a ring with a dot both. What only the first move reaches is drawn with broken lines, and
 * what is reached by hopping over a piece is a square instead of a circle.
 *
 * @import { Square } from '../board/geometry.js'
 * @import { PieceSet } from '../board/pieces.js'
 * @import { PieceStep } from '../engine/messages.js'
 */
import { drawDiagram } from '../board/diagram.js';
import { makeSvg } from '../board/element.js';
import { cellOf } from '../board/geometry.js';

/** The radii of dots and rings, in hundredths of a square. */
const DOT = 15;
const RING = 33;

/**
 * @typedef {object} PieceDiagram
 * @property {number} files
 * @property {number} ranks
 * @property {string} letter As in a FEN.
 * @property {Square} square Where the piece stands.
 * @property {readonly PieceStep[]} steps
 * @property {PieceSet} pieceSet
 * @property {Readonly<Record<string, string>> | null} pictures
 * @property {string} label The moves in words.
 */

/**
 * Draws the diagram as the only content of a container.
 * @param {Element} container @param {PieceDiagram} diagram
 */
export function drawPieceDiagram(container, { files, ranks, letter, square, steps, pieceSet, pictures, label }) {
  const frame = { width: files, height: ranks, orientation: /** @type {const} */ ('white') };
  const svg = drawDiagram(container, { ...frame, placement: { [square]: letter }, pieceSet, pictures, label });
  svg.append(
    ...steps.map(({ to, kind, first, hop }) => {
      const { row, column } = cellOf(frame, to);
      const outline = hop ? squareAround : circleAround;
      const [x, y] = [column * 100 + 50, row * 100 + 50];
      const parts = [kind === 'capture' ? '' : outline(x, y, DOT), kind === 'move' ? '' : outline(x, y, RING)];
      const classes = ['mx-step', kind, ...(first ? ['first'] : []), ...(hop ? ['hop'] : [])];
      return makeSvg('path', { class: classes.join(' '), d: parts.join('') });
    }),
  );
}

/** @param {number} x @param {number} y @param {number} radius */
const circleAround = (x, y, radius) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** @param {number} x @param {number} y @param {number} radius */
const squareAround = (x, y, radius) => `M${x - radius} ${y - radius}h${2 * radius}v${2 * radius}h${-2 * radius}z`;
