// @ts-check
/**
 * The palette of the position editor: what a press on a square does, and pieces to drag to the board, by mouse or finger.
 *
 * @import { Square } from '../board/geometry.js'
 * @import { DialogTexts } from '../texts/en/dialogs.js'
 * @import { Session } from './session.js'
 */
import { listenForDrags } from '../board/drag.js';
import { drawPiece } from '../board/pieces.js';
import { make, setAttribute } from './dom.js';

/** Moves a piece, removes it, or adds one, given by its letter. @typedef {string} Tool */

export const MOVE = 'move';
const REMOVE = 'take';

/** Of the tools that are no pieces. */
const SYMBOLS = Object.freeze({ [MOVE]: '✥', [REMOVE]: '✕' });

/** In the order of the two rows. */
const TOOLS = Object.freeze([MOVE, ...'KQRBNP', REMOVE, ...'kqrbnp']);

/**
 * The piece on a square after a press on it; the same piece again removes it.
 * @param {Tool} tool @param {string | undefined} present
 */
export const pieceAfterPress = (tool, present) => (tool === REMOVE || tool === present ? null : tool);

/**
 * Makes the palette.
 *
 * @param {Pick<Session, 'texts' | 'game'>} session
 * @param {DialogTexts} words
 * @param {{ place: HTMLElement, onChange: () => void, onDrop: (square: Square, piece: Tool) => void }} board The board's
 *   container, and what a chosen tool and a dropped piece do.
 * @returns {{ element: HTMLElement, tool: () => Tool }}
 */
export function makePalette(session, words, { place, onChange, onDrop }) {
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

/**
 * @param {Pick<Session, 'texts' | 'game'>} session
 * @param {DialogTexts} words
 * @param {Tool} tool
 * @param {() => void} choose
 */
function makeTool({ texts, game }, { setup: text }, tool, choose) {
  const isPiece = tool !== MOVE && tool !== REMOVE;
  const name = isPiece ? texts().board.pieces[/** @type {'K'} */ (tool)] : text[tool];
  const element = make('button', { type: 'button', className: 'tool' });
  element.addEventListener('click', choose);
  element.append(isPiece ? drawPiece(tool, game().preferences.pieces) : SYMBOLS[tool]);
  setAttribute(element, 'aria-label', name);
  element.title = name;
  return element;
}

/**
 * Lets the piece drawn in a button be dragged to a square.
 * @param {HTMLElement} source
 * @param {HTMLElement} place The board's container.
 * @param {(square: Square) => void} drop
 */
export function makeDraggable(source, place, drop) {
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

/**
 * A copy of the piece that follows the pointer, as large as on the board. The square below it is marked.
 * @param {HTMLElement} source @param {HTMLElement} place
 */
function makeCarried(source, place) {
  const element = make('div', { className: 'carried' });
  const root = source.closest('dialog') ?? /** @type {ShadowRoot} */ (source.getRootNode());
  /** Where `position: fixed` counts from, which an ancestor may change. */
  let origin = { x: 0, y: 0 };
  const drawn = /** @type {Element} */ (source.querySelector('.mx-piece')).cloneNode(true);
  /** @type {Element} */ (drawn).classList.add('mx-held');
  element.append(drawn);
  /** @type {HTMLElement | null} */
  let over = null;
  const mark = (/** @type {HTMLElement | null} */ square) => {
    over?.classList.remove('mx-over');
    square?.classList.add('mx-over');
    over = square;
  };
  return {
    /** @param {PointerEvent} event */
    moveTo(event) {
      const { width } = /** @type {Element} */ (place.querySelector('[data-square]')).getBoundingClientRect();
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

/**
 * The square of the board below the pointer.
 * @param {HTMLElement} place @param {PointerEvent} event @returns {HTMLElement | null}
 */
function squareAt(place, { clientX, clientY }) {
  const root = /** @type {Document | ShadowRoot} */ (place.getRootNode());
  const found = root.elementFromPoint(clientX, clientY);
  return place.contains(found) ? (/** @type {HTMLElement | null} */ (found?.closest('[data-square]')) ?? null) : null;
}
