/**
 * The palette of the position editor: what a press on a square does, and pieces to drag to the board, by mouse or finger.
 */
import { listenForDrags } from '../board/drag.ts';
import { drawPiece } from '../board/pieces.ts';
import { make, setAttribute } from './dom.ts';
import type { Square } from '../board/geometry.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { Session } from './session.ts';

/** Moves a piece, removes it, or adds one, given by its letter. */
export type Tool = string;

export const MOVE = 'move';
const REMOVE = 'take';

/** Of the tools that are no pieces. */
const SYMBOLS = Object.freeze({ [MOVE]: '✥', [REMOVE]: '✕' });

/** In the order of the two rows. */
const TOOLS = Object.freeze([MOVE, ...'KQRBNP', REMOVE, ...'kqrbnp']);

/** The piece on a square after a press on it; the same piece again removes it. */
export const pieceAfterPress = (tool: Tool, present: string | undefined) =>
  tool === REMOVE || tool === present ? null : tool;

/**
 * Makes the palette.
 *
 * @param board The board's
 * container, and what a chosen tool and a dropped piece do.
 */
export function makePalette(
  session: Pick<Session, 'texts' | 'game'>,
  words: DialogTexts,
  {
    place,
    onChange,
    onDrop,
  }: { place: HTMLElement; onChange: () => void; onDrop: (square: Square, piece: Tool) => void },
): { element: HTMLElement; tool: () => Tool } {
  let chosen = MOVE;
  const buttons = TOOLS.map((tool) =>
    makeTool(session, words, tool, () => {
      chosen = tool;
      showChosen();
      onChange();
    }),
  );
  for (const [index, one] of buttons.entries()) {
    if (!Object.hasOwn(SYMBOLS, TOOLS[index])) makeDraggable(one, place, (square) => onDrop(square, TOOLS[index]));
  }
  const showChosen = () => {
    for (const [index, one] of buttons.entries()) setAttribute(one, 'aria-pressed', String(TOOLS[index] === chosen));
  };
  const element = make('div', { className: 'palette' }, ...buttons);
  setAttribute(element, 'role', 'group');
  setAttribute(element, 'aria-label', words.setup.palette);
  showChosen();
  return { element, tool: () => chosen };
}

function makeTool(
  { texts, game }: Pick<Session, 'texts' | 'game'>,
  { setup: text }: DialogTexts,
  tool: Tool,
  choose: () => void,
) {
  const isPiece = tool !== MOVE && tool !== REMOVE;
  const name = isPiece ? texts().board.pieces[tool as 'K'] : text[tool];
  const element = make('button', { type: 'button', className: 'tool' });
  element.addEventListener('click', choose);
  element.append(isPiece ? drawPiece(tool, game().settings.pieces) : SYMBOLS[tool]);
  setAttribute(element, 'aria-label', name);
  element.title = name;
  return element;
}

/**
 * Lets the piece drawn in a button be dragged to a square.
 *
 * @param place The board's container.
 */
export function makeDraggable(source: HTMLElement, place: HTMLElement, drop: (square: Square) => void) {
  listenForDrags(source, (down) => {
    if (down.button !== 0) return null;
    const piece = makeCarried(source, place);
    return {
      move: (event) => piece.moveTo(event),
      release(event, isDrag) {
        piece.remove();
        const square = isDrag && squareAt(place, event)?.dataset.square;
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
