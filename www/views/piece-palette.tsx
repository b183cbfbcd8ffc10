/** A palette of pieces: what a press on a square does, and pieces to drag to a board, by mouse or finger. */
import { listenForDrags } from '../board/drag.ts';
import { drawPiece } from '../board/pieces.ts';
import { make } from '../ui/dom.ts';
import { Drawing } from './drawing.tsx';
import type { Square } from '../board/geometry.ts';
import type { PieceSet } from '../board/looks.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { Texts } from '../texts/en/page.ts';

/** Moves a piece, removes it, or adds one, given by its letter. */
type Tool = string;

export const MOVE = 'move';
export const REMOVE = 'take';

/** Of the tools that are no pieces. */
const SYMBOLS: Readonly<Record<Tool, string>> = Object.freeze({ [MOVE]: '✥', [REMOVE]: '✕' });

/** The piece on a square after a press on it; the same piece again removes it. */
export const pieceAfterPress = (tool: Tool, present: string | undefined) =>
  tool === REMOVE || tool === present ? null : tool;

/** The tools of chess with their names, in the order of the two rows. */
export const chessTools = ({ board }: Texts, { setup }: DialogTexts): [Tool, string][] =>
  [MOVE, ...'KQRBNP', REMOVE, ...'kqrbnp'].map((tool) => [
    tool,
    tool === MOVE || tool === REMOVE ? setup[tool] : board.pieces[tool as 'K'],
  ]);

type Props = {
  class?: string;
  label: string;
  tools: readonly (readonly [Tool, string])[];
  chosen: Tool;
  choose: (tool: Tool) => void;
  pieceSet: PieceSet;
  pictures?: Readonly<Record<string, string>> | null;
  /** The board's container. */
  place: () => HTMLElement | null | undefined;
  drop: (square: Square, piece: Tool) => void;
  /** Gives the first tool the focus of the dialog. */
  autofocus?: boolean;
};

export function Palette({ class: className = 'palette', label, tools, chosen, choose, autofocus, ...rest }: Props) {
  const { pieceSet, pictures, place, drop } = rest;
  const draw = (button: HTMLElement, tool: Tool) => {
    const symbol = SYMBOLS[tool];
    if (!symbol && !button.firstChild) makeDraggable(button, place, (square) => drop(square, tool));
    const piece = symbol ? document.createTextNode(symbol) : drawPiece(tool, pieceSet, pictures);
    // A press that the pointer has begun on the drawing goes on.
    if (!button.firstChild?.isEqualNode(piece)) button.replaceChildren(piece);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the styles are those of a div.
    <div class={className} role="group" aria-label={label}>
      {tools.map(([tool, name], index) => (
        <Drawing
          as="button"
          key={`${tool}${index}`}
          type="button"
          class="tool"
          title={name}
          aria-label={name}
          aria-pressed={tool === chosen}
          autofocus={autofocus && index === 0}
          onClick={() => choose(tool)}
          draw={(button) => draw(button, tool)}
        />
      ))}
    </div>
  );
}

/** Lets the piece drawn in a button be dragged to a square. */
function makeDraggable(source: HTMLElement, place: Props['place'], drop: (square: Square) => void) {
  listenForDrags(source, (down) => {
    const board = place();
    if (down.button !== 0 || !board) return null;
    const piece = makeCarried(source, board);
    return {
      move: (event) => piece.moveTo(event),
      release(event, isDrag) {
        piece.remove();
        const square = isDrag && squareAt(board, event)?.dataset.square;
        if (square) drop(square);
      },
      cancel: () => piece.remove(),
    };
  });
}

/** A copy of the piece that follows the pointer, as large as on the board. The square below it is marked. */
function makeCarried(source: HTMLElement, place: HTMLElement) {
  const element = make('div', { className: 'carried' });
  const root = source.closest('dialog') ?? (source.getRootNode() as ShadowRoot);
  /** Where `position: fixed` counts from, which an ancestor may change. */
  let origin = { x: 0, y: 0 };
  const drawn = (source.querySelector('.mx-piece') as Element).cloneNode(true);
  (drawn as Element).classList.add('mx-held');
  element.append(drawn);
  let over: HTMLElement | null = null;
  const mark = (square: HTMLElement | null) => {
    over?.classList.remove('mx-over');
    square?.classList.add('mx-over');
    over = square;
  };
  return {
    moveTo(event: PointerEvent) {
      const { width } = (place.querySelector('[data-square]') as Element).getBoundingClientRect();
      // Only in the dialog it is above the dialog.
      if (!element.isConnected) {
        root.append(element);
        origin = element.getBoundingClientRect();
      }
      element.style.width = `${width}px`;
      element.style.left = `${event.clientX - width / 2 - origin.x}px`;
      element.style.top = `${event.clientY - width / 2 - origin.y}px`;
      mark(squareAt(place, event));
    },
    remove() {
      mark(null);
      element.remove();
    },
  };
}

/** The square of the board below the pointer. */
function squareAt(place: HTMLElement, { clientX, clientY }: PointerEvent): HTMLElement | null {
  const root = place.getRootNode() as Document | ShadowRoot;
  const found = root.elementFromPoint(clientX, clientY);
  return place.contains(found) ? ((found?.closest('[data-square]') as HTMLElement | null) ?? null) : null;
}
