// @ts-check
/**
 * Squares and their cells on a board of up to 16 × 16. Pure: rectangles are parameters.
 *
 * - `Square`: a file letter a to p and a rank number 1 to 16, such as "e4" or "j10".
 * - `Frame`: the size in squares, and the colour at the bottom.
 * - `Cell`: counted from the top left as drawn; not whole while a piece is dragged.
 * - `CornerCells`: the centres on the screen of the first cell, of the last one in its row, and of the last one in its column, in CSS pixels.
 *
 * @typedef {string} Square
 * @typedef {'white' | 'black'} Color
 * @typedef {{ width: number, height: number, orientation: Color }} Frame
 * @typedef {{ row: number, column: number }} Cell
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ first: Point, right: Point, below: Point }} CornerCells
 */

const FILES = 'abcdefghijklmnop';

/**
 * The square of a file and a rank, both counted from 0.
 * @param {number} file @param {number} rank @returns {Square}
 */
export const makeSquare = (file, rank) => `${FILES[file]}${rank + 1}`;

/**
 * The file of a square, counted from 0.
 * @param {Square} square
 */
export const fileOf = (square) => FILES.indexOf(square[0]);

/**
 * The rank of a square, counted from 0.
 * @param {Square} square
 */
export const rankOf = (square) => Number(square.slice(1)) - 1;

/**
 * Whether a piece comes from the hand: "N@" is a white knight there, "n@" a black one.
 * @param {Square} from
 */
export const isInHand = (from) => from[1] === '@';

/**
 * The shade of a square.
 * @param {Square} square @returns {'light' | 'dark'}
 */
export const shadeOf = (square) => ((fileOf(square) + rankOf(square)) % 2 ? 'light' : 'dark');

/**
 * The square drawn in a cell, or null off the board.
 * @param {Frame} frame @param {Cell} cell @returns {Square | null}
 */
export function squareInCell({ width, height, orientation }, { row, column }) {
  if (!(row >= 0 && row < height && column >= 0 && column < width)) return null;
  return orientation === 'white'
    ? makeSquare(Math.floor(column), height - 1 - Math.floor(row))
    : makeSquare(width - 1 - Math.floor(column), Math.floor(row));
}

/**
 * The cell in which a square is drawn.
 * @param {Frame} frame @param {Square} square @returns {Cell}
 */
export function cellOf({ width, height, orientation }, square) {
  return orientation === 'white'
    ? { row: height - 1 - rankOf(square), column: fileOf(square) }
    : { row: rankOf(square), column: width - 1 - fileOf(square) };
}

/**
 * All squares in reading order.
 * @param {Frame} frame @returns {Square[]}
 */
export function squaresInOrder(frame) {
  return Array.from({ length: frame.width * frame.height }, (_, index) => {
    const row = Math.floor(index / frame.width);
    return /** @type {Square} */ (squareInCell(frame, { row, column: index % frame.width }));
  });
}

/**
 * The steps from a cell to the next one, in pixels on the screen.
 * @param {Frame} frame @param {CornerCells} corners
 */
export function cellSteps({ width, height }, { first, right, below }) {
  return {
    column: { x: (right.x - first.x) / (width - 1), y: (right.y - first.y) / (width - 1) },
    row: { x: (below.x - first.x) / (height - 1), y: (below.y - first.y) / (height - 1) },
  };
}

/**
 * The position of a point in units of cells, also outside the board, which may be scaled, rotated or skewed.
 * @param {Frame} frame
 * @param {CornerCells} corners Measured now.
 * @param {Point} point In the coordinates of the corners.
 * @returns {Cell}
 */
export function cellAtPoint(frame, corners, point) {
  const { column, row } = cellSteps(frame, corners);
  const area = column.x * row.y - column.y * row.x;
  const [x, y] = [point.x - corners.first.x, point.y - corners.first.y];
  return { row: (column.x * y - column.y * x) / area + 0.5, column: (row.y * x - row.x * y) / area + 0.5 };
}

/**
 * The target cell of a navigation key, or null for other keys. Home and End move along the row, with
 * Control to the corners of the board; the Page keys move along the column.
 * @param {Frame} frame
 * @param {Square} square
 * @param {string} key As in `KeyboardEvent.key`.
 * @param {boolean} isControl
 * @returns {Square | null}
 */
export function squareAfterKey(frame, square, key, isControl) {
  const { row, column } = cellOf(frame, square);
  const bottom = frame.height - 1;
  const right = frame.width - 1;
  /** @type {Record<string, Cell>} */
  const cells = {
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
