/**
 * The diagram of a piece's moves, whose squares can be clicked:
 *
 * ```text
 * div.step-grid
 *   div[aria-hidden]                the diagram, see ../piece-diagram.ts
 *   div[role=grid]
 *     div[role=row] × 7
 *       button[role=gridcell] × 7   named "2 right, 1 forward: move and capture"
 * ```
 *
 * The arrow keys move between the squares.
 */
import { fileOf, makeSquare, rankOf, squareAfterKey, squaresInOrder } from '../../board/geometry.ts';
import { make, setAttribute } from '../../ui/dom.ts';
import { drawPieceDiagram } from '../piece-diagram.ts';
import { REACH } from './step-edit.ts';
import type { Square } from '../../board/geometry.ts';
import type { PieceSet } from '../../board/pieces.ts';
import type { PieceStep } from '../../engine/messages.ts';
import type { WorkshopTexts } from '../../texts/en/workshop.ts';
import type { Offset } from './step-edit.ts';

/** The size of the diagram, in squares. */
const SIDE = 2 * REACH + 1;
const FRAME = Object.freeze({ width: SIDE, height: SIDE, orientation: 'white' as const });

/** Where the piece stands in its diagram. */
const MIDDLE = makeSquare(REACH, REACH);

/** What the diagram shows. */
interface Shown {
  letter: string;
  name: string;
  steps: readonly PieceStep[];
  pieceSet: PieceSet;
  pictures: Readonly<Record<string, string>> | null;
}

export function makeStepGrid(words: WorkshopTexts, onPick: (square: Offset) => void) {
  const cells = new Map(
    squaresInOrder(FRAME).map((square) => [square, makeCell(square, () => onPick(offsetOf(square)))]),
  );
  const diagram = make('div');
  setAttribute(diagram, 'aria-hidden', 'true');
  const all = [...cells.values()];
  const rows = Array.from({ length: SIDE }, (_, row) => {
    const element = make('div', {}, ...all.slice(row * SIDE, (row + 1) * SIDE));
    setAttribute(element, 'role', 'row');
    return element;
  });
  const grid = make('div', {}, ...rows);
  setAttribute(grid, 'role', 'grid');
  setAttribute(grid, 'aria-label', words.diagram);
  grid.addEventListener('keydown', (event) => {
    const square = [...cells].find(([, cell]) => cell === event.target)?.[0];
    const next = square && squareAfterKey(FRAME, square, event.key, event.ctrlKey);
    if (!next) return;
    event.preventDefault();
    for (const [name, cell] of cells) cell.tabIndex = name === next ? 0 : -1;
    cells.get(next)?.focus();
  });
  return {
    element: make('div', { className: 'step-grid' }, diagram, grid),
    show({ letter, name, steps, pieceSet, pictures }: Shown) {
      drawPieceDiagram(diagram, {
        files: SIDE,
        ranks: SIDE,
        letter,
        square: MIDDLE,
        steps,
        pieceSet,
        pictures,
        label: name,
      });
      for (const [square, cell] of cells) {
        const kinds = steps.filter(({ to }) => to === square).map((step) => words.step(step));
        const place = square === MIDDLE ? name : words.place(offsetOf(square));
        setAttribute(cell, 'aria-label', kinds.length === 0 ? place : `${place}: ${kinds.join('; ')}`);
      }
    },
  };
}

const offsetOf = (square: Square) => ({ files: fileOf(square) - REACH, ranks: rankOf(square) - REACH });

function makeCell(square: Square, onClick: () => void) {
  const cell = make('button', { type: 'button', tabIndex: square === MIDDLE ? 0 : -1 });
  setAttribute(cell, 'role', 'gridcell');
  if (square !== MIDDLE) cell.addEventListener('click', onClick);
  return cell;
}
