/**
 * Squares and their cells on a board of up to 16 × 16. Pure: rectangles are parameters.
 *
 * - `Square`: a file letter a to p and a rank number 1 to 16, such as "e4" or "j10".
 * - `Frame`: the size in squares, and the colour at the bottom.
 * - `Cell`: counted from the top left as drawn; not whole while a piece is dragged.
 * - `CornerCells`: the centres on the screen of the first cell, of the last one in its row, and of the last one in its
 * column, in CSS pixels.
 */
export type Square = string;
export type Color = 'white' | 'black';
export type Frame = { width: number; height: number; orientation: Color };
export type Cell = { row: number; column: number };
export type Point = { x: number; y: number };
export type CornerCells = { first: Point; right: Point; below: Point };

const FILES = 'abcdefghijklmnop';

/** The square of a file and a rank, both counted from 0. */
export const makeSquare = (file: number, rank: number): Square => `${FILES[file]}${rank + 1}`;

/** The file of a square, counted from 0. */
export const fileOf = (square: Square) => FILES.indexOf(square[0]);

/** The rank of a square, counted from 0. */
export const rankOf = (square: Square) => Number(square.slice(1)) - 1;

/** Whether a piece comes from the hand: "N@" is a white knight there, "n@" a black one. */
export const isInHand = (from: Square) => from[1] === '@';

export const shadeOf = (square: Square): 'light' | 'dark' => ((fileOf(square) + rankOf(square)) % 2 ? 'light' : 'dark');

/** The square drawn in a cell, or null off the board. */
export function squareInCell({ width, height, orientation }: Frame, { row, column }: Cell): Square | null {
  if (!(row >= 0 && row < height && column >= 0 && column < width)) return null;
  return orientation === 'white'
    ? makeSquare(Math.floor(column), height - 1 - Math.floor(row))
    : makeSquare(width - 1 - Math.floor(column), Math.floor(row));
}

/** The cell in which a square is drawn. */
export function cellOf({ width, height, orientation }: Frame, square: Square): Cell {
  return orientation === 'white'
    ? { row: height - 1 - rankOf(square), column: fileOf(square) }
    : { row: rankOf(square), column: width - 1 - fileOf(square) };
}

/** All squares in reading order. */
export function squaresInOrder(frame: Frame): Square[] {
  return Array.from({ length: frame.width * frame.height }, (_, index) => {
    const row = Math.floor(index / frame.width);
    return squareInCell(frame, { row, column: index % frame.width }) as Square;
  });
}

/** The steps from a cell to the next one, in pixels on the screen. */
export function cellSteps({ width, height }: Frame, { first, right, below }: CornerCells) {
  return {
    column: { x: (right.x - first.x) / (width - 1), y: (right.y - first.y) / (width - 1) },
    row: { x: (below.x - first.x) / (height - 1), y: (below.y - first.y) / (height - 1) },
  };
}

/**
 * The position of a point in units of cells, also outside the board, which may be scaled, rotated or skewed.
 *
 * @param corners Measured now.
 * @param point In the coordinates of the corners.
 */
export function cellAtPoint(frame: Frame, corners: CornerCells, point: Point): Cell {
  const { column, row } = cellSteps(frame, corners);
  const area = column.x * row.y - column.y * row.x;
  const [x, y] = [point.x - corners.first.x, point.y - corners.first.y];
  return { row: (column.x * y - column.y * x) / area + 0.5, column: (row.y * x - row.x * y) / area + 0.5 };
}

/**
 * The target cell of a navigation key, or null for other keys. Home and End move along the row, with
 * Control to the corners of the board; the Page keys move along the column.
 *
 * @param key As in `KeyboardEvent.key`.
 */
export function squareAfterKey(frame: Frame, square: Square, key: string, isControl: boolean): Square | null {
  const { row, column } = cellOf(frame, square);
  const bottom = frame.height - 1;
  const right = frame.width - 1;
  const cells: Record<string, Cell> = {
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    Home: { row: isControl ? 0 : row, column: 0 },
    End: { row: isControl ? bottom : row, column: right },
    PageUp: { row: 0, column },
    PageDown: { row: bottom, column },
  };
  if (!Object.hasOwn(cells, key)) return null;
  return squareInCell(frame, cells[key]) ?? square;
}
