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
 * @import { EngineLike } from '../engine/client.js'
 * @import { PieceInfo, PieceStep, VariantInfo } from '../engine/messages.js'
 * @import { VariantTexts } from '../texts/en/variants.js'
 */
import { drawDiagram } from '../board/diagram.js';
import { makeSvg } from '../board/element.js';
import { cellOf, makeSquare } from '../board/geometry.js';
import { picturesOf } from '../game/position/board-shape.js';

/** The radii of dots and rings, in hundredths of a square. */
const DOT = 15;
const RING = 33;

/** The rank of pawns, from 0, as their side counts: there they can make their first moves. */
const PAWN_RANK = 1;

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
 * Draws the diagram of a piece of a game, with the moves that the worker knows, as the only content of a container.
 * @param {Element} container
 * @param {Pick<EngineLike, 'ask'>} client
 * @param {VariantInfo} variant
 * @param {{ letter: string, square: Square, name: string, pieceSet: PieceSet, words: VariantTexts }} piece
 * @returns {Promise<string>} The moves in words. Rejected if the worker does not answer.
 */
export async function drawPieceMoves(container, client, variant, { letter, square, name, pieceSet, words }) {
  const { source, files, ranks } = variant;
  const { steps } = await client.ask('pieceMoves', { variant: source, piece: letter, square });
  const label = movesInWords(words.moves, name, steps);
  drawPieceDiagram(container, {
    files,
    ranks,
    letter,
    square,
    steps,
    pieceSet,
    pictures: picturesOf({ variant }),
    label,
  });
  return label;
}

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

/**
 * The piece of a diagram: White's, unless only Black has it.
 * @param {PieceInfo} piece
 */
export const diagramLetter = ({ letter, sides }) => (sides === 'black' ? letter.toLowerCase() : letter);

/**
 * The square of a piece in its diagram: near the centre, or for pawns on the rank where they begin.
 * @param {Pick<VariantInfo, 'files' | 'ranks'>} board @param {Pick<PieceInfo, 'pawn' | 'sides'>} piece
 * @returns {Square}
 */
export function diagramSquare({ files, ranks }, { pawn, sides }) {
  const rank = pawn ? PAWN_RANK : Math.floor((ranks - 1) / 2);
  return makeSquare(Math.floor((files - 1) / 2), sides === 'black' ? ranks - 1 - rank : rank);
}

/**
 * The moves of a piece in words: the squares that it reaches in the same way are listed together.
 * @param {VariantTexts['moves']} words
 * @param {string} piece Its name.
 * @param {readonly PieceStep[]} steps
 * @returns {string} Such as "cannon: moves to d3 d5 without capturing; by hopping over a piece: captures on d6 d7".
 */
export function movesInWords(words, piece, steps) {
  /** @type {Map<string, PieceStep[]>} */
  const ways = new Map();
  for (const step of steps) {
    const way = `${step.kind} ${step.first} ${step.hop}`;
    ways.set(way, [...(ways.get(way) ?? []), step]);
  }
  return words.ofPiece({ piece, moves: [...ways.values()].map((alike) => wayInWords(words, alike)).join('; ') });
}

/** @param {VariantTexts['moves']} words @param {readonly PieceStep[]} steps */
function wayInWords(words, steps) {
  const [{ kind, first, hop }] = steps;
  const moves = words[kind]({ squares: steps.map(({ to }) => to).join(' ') });
  const way = hop ? words.hop({ moves }) : moves;
  return first ? words.first({ moves: way }) : way;
}
