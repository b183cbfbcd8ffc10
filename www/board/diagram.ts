/**
 * A static board as one drawing: for previews and printing.
 *
 * ```text
 * svg.mx-diagram[role=img][aria-label]
 *   path.mx-squares-light  path.mx-squares-dark  path.mx-squares-last
 *   svg.mx-piece                  for each piece
 *   path                          arrows and circles, see arrows.ts
 *   text                          coordinates outside, where wanted
 * ```
 */
import { squareName } from './a11y.ts';
import { makeSvg } from './element.ts';
import { cellOf, shadeOf, squaresInOrder } from './geometry.ts';
import { drawStrokes, strokes } from './arrows.ts';
import { drawPiece } from './pieces.ts';
import { defaults } from './state.ts';
import type { Placement } from './placement.ts';
import type { BoardState } from './state.ts';

/** The margin for coordinates, in hundredths of a square. */
const MARGIN = 46;

/**
 * What a diagram shows: fields of the board's state, and
 *
 * - `placement`: the pieces by square,
 * - `label`: its accessible name; without one the pieces are named.
 *
 * Coordinates are `outside` or not drawn.
 */
export type Diagram = Partial<Omit<BoardState, 'pieces'>> & { placement: Placement; label?: string };

/** Draws a diagram as the only content of a container, as wide as it. */
export function drawDiagram(container: Element, { placement, label, ...fields }: Diagram): SVGElement {
  const state: BoardState = { ...defaults(), coordinates: 'none', ...fields, pieces: placement };
  const { width, height, coordinates } = state;
  const margin = coordinates === 'outside' ? MARGIN : 0;
  const svg = makeSvg('svg', {
    class: 'mx-diagram',
    role: 'img',
    'aria-label': label ?? describe(state),
    viewBox: `${-margin} 0 ${width * 100 + margin} ${height * 100 + margin}`,
  });
  svg.append(
    ...drawSquares(state),
    ...Object.entries(placement).map(([square, piece]) => {
      const { row, column } = cellOf(state, square);
      const box = { x: column * 100, y: row * 100, width: 100, height: 100 };
      const drawing = drawPiece(piece, state.pieceSet, state.pictures);
      for (const [name, value] of Object.entries(box)) drawing.setAttribute(name, String(value));
      return drawing;
    }),
    ...drawStrokes(strokes(state)),
    ...(margin ? drawCoordinates(state) : []),
  );
  container.replaceChildren(svg);
  return svg;
}

function describe(state: BoardState) {
  const names = squaresInOrder(state)
    .filter((square) => state.pieces[square])
    .map((square) => squareName(state, square));
  return `${state.words.board}: ${names.join('; ') || state.words.empty}`;
}

function drawSquares(state: BoardState) {
  const all = squaresInOrder(state);
  const groups = {
    light: all.filter((square) => shadeOf(square) === 'light'),
    dark: all.filter((square) => shadeOf(square) === 'dark'),
    last: state.lastMove ?? [],
  };
  return Object.entries(groups).map(([name, squares]) => {
    const boxes = squares.map((square) => {
      const { row, column } = cellOf(state, square);
      return `M${column * 100} ${row * 100}h100v100h-100z`;
    });
    return makeSvg('path', { class: `mx-squares-${name}`, d: boxes.join('') });
  });
}

function drawCoordinates(state: BoardState) {
  const { width, height } = state;
  const all = squaresInOrder(state);
  const files = all
    .slice(-width)
    .map((square, column) => drawText(square[0], column * 100 + 50, height * 100 + MARGIN * 0.75));
  const ranks = all
    .filter((_, index) => index % width === 0)
    .map((square, row) => drawText(square.slice(1), -MARGIN / 2, row * 100 + 61));
  return [...files, ...ranks];
}

function drawText(content: string, x: number, y: number) {
  const text = makeSvg('text', { x: String(x), y: String(y), 'text-anchor': 'middle' });
  text.textContent = content;
  return text;
}
