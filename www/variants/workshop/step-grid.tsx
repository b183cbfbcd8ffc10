// biome-ignore-all lint/a11y/useSemanticElements: the squares are buttons.
// biome-ignore-all lint/a11y/useFocusableInteractive: the squares have the focus.
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
import { useState } from 'preact/hooks';
import { fileOf, makeSquare, rankOf, squareAfterKey, squaresInOrder } from '../../board/geometry.ts';
import { Drawing } from '../../views/drawing.tsx';
import { drawPieceDiagram } from '../piece-diagram.ts';
import { REACH } from './step-edit.ts';
import type { Square } from '../../board/geometry.ts';
import type { PieceSet } from '../../board/looks.ts';
import type { PieceStep } from '../../engine/messages.ts';
import type { WorkshopTexts } from '../../texts/en/workshop.ts';
import type { Offset } from './step-edit.ts';

/** The size of the diagram, in squares. */
const SIDE = 2 * REACH + 1;
const FRAME = Object.freeze({ width: SIDE, height: SIDE, orientation: 'white' as const });
const SQUARES = squaresInOrder(FRAME);
const ROWS = Array.from({ length: SIDE }, (_, row) => SQUARES.slice(row * SIDE, (row + 1) * SIDE));

/** Where the piece stands in its diagram. */
const MIDDLE = makeSquare(REACH, REACH);

const offsetOf = (square: Square) => ({ files: fileOf(square) - REACH, ranks: rankOf(square) - REACH });

export function StepGrid({
  words,
  name,
  steps,
  onPick,
  ...piece
}: {
  words: WorkshopTexts;
  letter: string;
  name: string;
  steps: readonly PieceStep[];
  pieceSet: PieceSet;
  pictures: Readonly<Record<string, string>> | null;
  onPick: (square: Offset) => void;
}) {
  /** The square in the tab order. */
  const [stop, setStop] = useState(MIDDLE);
  const move = (event: KeyboardEvent & { currentTarget: HTMLElement }) => {
    const cells = [...event.currentTarget.querySelectorAll('button')];
    const square = SQUARES[cells.indexOf(event.target as HTMLButtonElement)];
    const next = square && squareAfterKey(FRAME, square, event.key, event.ctrlKey);
    if (!next) return;
    event.preventDefault();
    setStop(next);
    cells[SQUARES.indexOf(next)].focus();
  };
  const nameOf = (square: Square) => {
    const kinds = steps.filter(({ to }) => to === square).map((step) => words.step(step));
    const place = square === MIDDLE ? name : words.place(offsetOf(square));
    return kinds.length === 0 ? place : `${place}: ${kinds.join('; ')}`;
  };
  return (
    <div class="step-grid">
      <Drawing
        aria-hidden="true"
        draw={(place) =>
          drawPieceDiagram(place, { ...piece, files: SIDE, ranks: SIDE, square: MIDDLE, steps, label: name })
        }
      />
      <div role="grid" aria-label={words.diagram} onKeyDown={move}>
        {ROWS.map((row) => (
          <div key={row[0]} role="row">
            {row.map((square) => (
              <button
                key={square}
                type="button"
                role="gridcell"
                tabIndex={square === stop ? 0 : -1}
                aria-label={nameOf(square)}
                onClick={square === MIDDLE ? undefined : () => onPick(offsetOf(square))}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
