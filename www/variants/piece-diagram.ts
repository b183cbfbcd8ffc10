/**
 * A small board that shows where a piece can go:
 *
 * ```text
 * svg.mx-diagram[role=img][aria-label]
 *   …                             squares and the piece, see board/diagram.ts
 *   path.mx-step.move|.capture|.both[.first][.hop]
 * ```
 *
 * A dot is a move, a ring a capture, a ring with a dot both. What only the first move reaches is drawn with broken lines, and
 * what is reached by hopping over a piece is a square instead of a circle.
 */
import { drawDiagram } from '../board/diagram.ts';
import { makeSvg } from '../board/element.ts';
import { cellOf, makeSquare } from '../board/geometry.ts';
import { picturesOf } from '../game/position/board-shape.ts';
import type { Square } from '../board/geometry.ts';
import type { PieceSet } from '../board/looks.ts';
import type { EngineLike } from '../engine/client.ts';
import type { PieceInfo, PieceStep, VariantInfo } from '../engine/messages.ts';
import type { VariantTexts } from '../texts/en/variants.ts';

/** The radii of dots and rings, in hundredths of a square. */
const DOT = 15;
const RING = 33;

/** The rank of pawns, from 0, as their side counts: there they can make their first moves. */
const PAWN_RANK = 1;

interface PieceDiagram {
  files: number;
  ranks: number;
  /** As in a FEN. */
  letter: string;
  /** Where the piece stands. */
  square: Square;
  steps: readonly PieceStep[];
  pieceSet: PieceSet;
  pictures: Readonly<Record<string, string>> | null;
  /** The moves in words. */
  label: string;
}

/**
 * The diagram of a piece of a game, with the moves that the worker knows.
 *
 * @returns Rejected if the worker does not answer.
 */
export async function diagramOfPiece(
  client: Pick<EngineLike, 'ask'>,
  variant: VariantInfo,
  {
    letter,
    square,
    pieceSet,
    name,
    words,
  }: Pick<PieceDiagram, 'letter' | 'square' | 'pieceSet'> & { name: string; words: VariantTexts },
): Promise<PieceDiagram> {
  const { source, files, ranks } = variant;
  const { steps } = await client.ask('pieceMoves', { variant: source, piece: letter, square });
  const label = movesInWords(words.moves, name, steps);
  return { files, ranks, letter, square, steps, pieceSet, pictures: picturesOf({ variant }), label };
}

/** Draws the diagram as the only content of a container. */
export function drawPieceDiagram(
  container: Element,
  { files, ranks, letter, square, steps, pieceSet, pictures, label }: PieceDiagram,
) {
  const frame = { width: files, height: ranks, orientation: 'white' as const };
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

const circleAround = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

const squareAround = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y - radius}h${2 * radius}v${2 * radius}h${-2 * radius}z`;

/** The piece of a diagram: White's, unless only Black has it. */
export const diagramLetter = ({ letter, sides }: PieceInfo) => (sides === 'black' ? letter.toLowerCase() : letter);

/** The square of a piece in its diagram: near the centre, or for pawns on the rank where they begin. */
export function diagramSquare(
  { files, ranks }: Pick<VariantInfo, 'files' | 'ranks'>,
  { pawn, sides }: Pick<PieceInfo, 'pawn' | 'sides'>,
): Square {
  const rank = pawn ? PAWN_RANK : Math.floor((ranks - 1) / 2);
  return makeSquare(Math.floor((files - 1) / 2), sides === 'black' ? ranks - 1 - rank : rank);
}

/**
 * The moves of a piece in words: the squares that it reaches in the same way are listed together.
 *
 * @param piece Its name.
 * @returns Such as "cannon: moves to d3 d5 without capturing; by hopping over a piece: captures on d6 d7".
 */
export function movesInWords(words: VariantTexts['moves'], piece: string, steps: readonly PieceStep[]): string {
  const ways: Map<string, PieceStep[]> = new Map();
  for (const step of steps) {
    const way = `${step.kind} ${step.first} ${step.hop}`;
    ways.set(way, [...(ways.get(way) ?? []), step]);
  }
  return words.ofPiece({ piece, moves: [...ways.values()].map((alike) => wayInWords(words, alike)).join('; ') });
}

function wayInWords(words: VariantTexts['moves'], steps: readonly PieceStep[]) {
  const [{ kind, first, hop }] = steps;
  const moves = words[kind]({ squares: steps.map(({ to }) => to).join(' ') });
  const way = hop ? words.hop({ moves }) : moves;
  return first ? words.first({ moves: way }) : way;
}
