/**
 * Draws the state of a board, reusing existing elements: a piece that moved takes its element along, which slides to its square.
 *
 * ```text
 * div.mx-grid[role=grid][aria-label]
 *   div.mx-row[role=row]                           × height
 *     div.mx-square[role=gridcell][data-square]    × width
 *       svg.mx-piece                               where a piece stands
 * svg.mx-strokes                                   see arrows.ts; once there is something to draw
 * ```
 */
import { descriptions, drawings, squareName } from './a11y.ts';
import { makeElement } from './element.ts';
import { cellOf, shadeOf, squareInCell } from './geometry.ts';
import { chosenSquare, liftable, shownPieces, shownTargets } from './state.ts';
import { drawPiece } from './pieces.ts';
import type { Cell, Square } from './geometry.ts';
import type { Piece } from './placement.ts';
import type { BoardState } from './state.ts';

/** How long a piece slides. */
const SLIDE_MS = 180;

/** Leaves at once and arrives gently. */
const EASING = 'cubic-bezier(0.2, 0.6, 0.3, 1)';

/** A piece with its element, and the square from which it slides. */
type Standing = { piece: Piece; node: SVGElement; from: Square | null };

interface Drawing {
  grid: HTMLElement;
  draw: (state: BoardState) => void;
  /** Draws what a moving pointer changes: the piece that it holds, and the square below. */
  drawHeld: (state: BoardState) => void;
  elementAt: (square: Square) => HTMLElement | undefined;
}

/** Makes the elements of a board. */
export function makeDrawing(wrapper: HTMLElement): Drawing {
  const grid = makeElement('div', { class: 'mx-grid', role: 'grid' });
  // Squares have descriptions of their arrows.
  const drawStrokes = drawLater(
    () => import('./arrows.ts').then(({ makeOverlay }) => makeOverlay(grid)),
    (state) => drawings(state).length + state.badges.length > 0,
  );
  wrapper.append(grid);
  const squares: Map<Square, HTMLElement> = new Map();
  let standing: Map<Square, Standing> = new Map();
  let drawnFrame = '';
  let drawnPictures: unknown = null;
  let drawnSet = '';

  function drawHeld(state: BoardState) {
    if (state.gesture.kind !== 'dragging') return;
    const { from, at } = state.gesture;
    const held = standing.get(from);
    if (held) carry(held, from, at, state);
    grid.querySelector('.mx-over')?.classList.remove('mx-over');
    squares.get(squareInCell(state, at) ?? '')?.classList.add('mx-over');
  }

  function draw(state: BoardState) {
    const { width, height, orientation, pieceSet, pictures, hands, words, coordinates } = state;
    const frame = `${width} ${height} ${orientation}`;
    wrapper.className = `mx-board mx-${coordinates}${hands ? ' mx-with-hands' : ''}`;
    grid.setAttribute('aria-label', words.board);
    if (drawnFrame !== frame) layOut(grid, squares, state);
    if (drawnSet !== pieceSet || drawnPictures !== pictures) standing.clear();
    drawnFrame = frame;
    drawnSet = pieceSet;
    drawnPictures = pictures;
    drawSquares(squares, state);
    standing = matched(standing, state);
    for (const [square, element] of squares) place(standing.get(square), square, element, state);
    drawStrokes(state);
    drawHeld(state);
  }

  return { grid, draw, drawHeld, elementAt: (square) => squares.get(square) };
}

/**
 * Recreates the rows and squares.
 *
 * @param squares Filled in the order of reading.
 */
function layOut(grid: HTMLElement, squares: Map<Square, HTMLElement>, state: BoardState) {
  const { width, height } = state;
  grid.style.setProperty('--mx-width', String(width));
  grid.style.setProperty('--mx-height', String(height));
  squares.clear();
  grid.replaceChildren(
    ...Array.from({ length: height }, (_, row) => {
      const line = makeElement('div', { class: 'mx-row', role: 'row' });
      for (let column = 0; column < width; column += 1) {
        const square = squareInCell(state, { row, column }) as Square;
        const element = makeElement('div', { role: 'gridcell', part: 'square', 'data-square': square });
        if (row === height - 1) element.dataset.file = square[0];
        if (column === 0) element.dataset.rank = square.slice(1);
        if (row === height - 1 || column === 0) element.part.add('coordinates');
        squares.set(square, element);
        line.append(element);
      }
      return line;
    }),
  );
}

function drawSquares(squares: Map<Square, HTMLElement>, state: BoardState) {
  const { pieces, lastMove, premove, pendingMove, awaitedSide, checks, focus } = state;
  const chosen = chosenSquare(state);
  const targets = shownTargets(state);
  const movable = liftable(state);
  const notes = descriptions(state);
  for (const [square, element] of squares) {
    const name = [
      `mx-square mx-${shadeOf(square)}`,
      movable.has(square) && (awaitedSide ? 'mx-early' : 'mx-movable'),
      chosen === square && 'mx-chosen',
      targets.has(square) && (pieces[square] ? 'mx-capture' : 'mx-target'),
      lastMove?.includes(square) && 'mx-last',
      (premove?.from === square || premove?.to === square) && 'mx-premove',
      (pendingMove?.from === square || pendingMove?.to === square) && 'mx-pending',
      checks.includes(square) && 'mx-check',
    ]
      .filter(Boolean)
      .join(' ');
    setAttribute(element, 'class', name);
    setAttribute(element, 'aria-label', squareName(state, square));
    setAttribute(element, 'aria-description', notes.get(square)?.join(', '));
    setAttribute(element, 'aria-selected', chosen === square ? 'true' : undefined);
    setAttribute(element, 'tabindex', focus === square ? '0' : '-1');
  }
}

function setAttribute(element: Element, name: string, value: string | undefined) {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * The pieces for a new state: a piece that stays keeps its element, and one that moved reuses an element of its kind.
 */
export function matched(standing: Map<Square, Standing>, state: BoardState): Map<Square, Standing> {
  const pieces = shownPieces(state);
  const free = [...standing].filter(([square, { piece }]) => pieces[square] !== piece);
  return new Map(
    Object.entries(pieces).map(([square, piece]) => {
      const stays = standing.get(square);
      if (stays?.piece === piece) return [square, stays];
      const index = free.findIndex(([, one]) => one.piece === piece);
      const [from, { node }] = free.splice(index, index < 0 ? 0 : 1)[0] ?? [
        null,
        { node: drawPiece(piece, state.pieceSet, state.pictures) },
      ];
      return [square, { piece, node, from }];
    }),
  );
}

/** Makes a piece, or nothing, the content of its square's element. */
function place(standing: Standing | undefined, square: Square, element: HTMLElement, state: BoardState) {
  if (!standing) return element.replaceChildren();
  const { node, from } = standing;
  const isHeld = node.classList.contains('mx-held');
  if (isHeld) carry(standing, square, null, state);
  if (node.parentNode !== element) element.replaceChildren(node);
  standing.from = null;
  // A dropped piece is at its square already.
  if (!from || isHeld || !state.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const start = shift(cellOf(state, square), cellOf(state, from));
  node.animate({ translate: [start, '0 0'], zIndex: [2, 2] }, { duration: SLIDE_MS, easing: EASING });
}

/** Moves the dragged piece to the pointer, or back to its square. */
function carry({ node }: Standing, square: Square, at: Cell | null, state: BoardState) {
  node.classList.toggle('mx-held', at !== null);
  node.style.translate = at ? shift(cellOf(state, square), { row: at.row - 0.5, column: at.column - 0.5 }) : '';
}

/** A translation in units of the piece's own size, so that no size is measured and resizing is free. */
function shift(home: Cell, place: Cell) {
  const x = (place.column - home.column) * 100;
  const y = (place.row - home.row) * 100;
  return `${x.toFixed(2)}% ${y.toFixed(2)}%`;
}

/** Draws a part of the board. */
type Draw = (state: BoardState) => void;

/** Draws a part that is loaded when a state first needs it. If it cannot be loaded, the next drawing tries again. */
export function drawLater(
  load: () => Promise<Draw>,
  isNeeded: (state: BoardState) => boolean,
): (state: BoardState) => Promise<void> {
  let drawing: Promise<Draw> | null = null;
  let latest: BoardState;
  return async (state) => {
    latest = state;
    if (!drawing && !isNeeded(state)) return;
    drawing ??= load();
    try {
      (await drawing)(latest);
    } catch {
      drawing = null;
    }
  };
}
