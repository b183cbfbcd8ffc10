// @ts-check
/**
 * The palette of the position editor: what a press on a square does, and pieces to drag to the board.
 *
 * @import { Square } from '../board/geometry.js'
 * @import { Session } from './session.js'
 * @import { DialogTexts } from '../texts/en/dialogs.js'
 */
import { drawPiece } from '../board/pieces.js';
import { make, setAttribute } from './dom.js';
import { makeDraggable } from './palette-drag.js';

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
