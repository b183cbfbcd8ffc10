// @ts-check
/**
 * The tools of the position editor: what a press on a square does.
 *
 * @import { Session } from '../ui/session.js'
 * @import { DialogTexts } from '../i18n/dialogs/en.js'
 */
import { drawPiece } from '../board/pieces.js';
import { make, mark } from '../ui/dom.js';
import { button } from './fields.js';

/** To move what stands on a square, to take it off, or to put a piece there: its letter. @typedef {string} Tool */

export const MOVE = 'move';
const TAKE = 'take';

const SIGNS = Object.freeze({ [MOVE]: '✥', [TAKE]: '✕' });

/** In two rows. */
const TOOLS = Object.freeze([MOVE, ...'KQRBNP', TAKE, ...'kqrbnp']);

/**
 * What stands on a square after a press on it: the same piece once more takes it off.
 *
 * @param {Tool} tool
 * @param {string | undefined} present
 */
export const picked = (tool, present) => (tool === TAKE || tool === present ? null : tool);

/**
 * Makes the buttons of all tools.
 *
 * @param {Session} session
 * @param {DialogTexts} words
 * @param {() => void} onChange
 * @returns {{ element: HTMLElement, tool: () => Tool }}
 */
export function makePalette(session, words, onChange) {
  let chosen = MOVE;
  const buttons = TOOLS.map((tool) => makeTool(session, words, tool, () => {
    chosen = tool;
    showChosen();
    onChange();
  }));
  const showChosen = () => {
    for (const [index, one] of buttons.entries()) mark(one, 'aria-pressed', String(TOOLS[index] === chosen));
  };
  const element = make('div', { className: 'palette' }, ...buttons);
  mark(element, 'role', 'group');
  mark(element, 'aria-label', words.setup.palette);
  buttons[0].autofocus = true;
  showChosen();
  return { element, tool: () => chosen };
}

/**
 * @param {Session} session
 * @param {DialogTexts} words
 * @param {Tool} tool
 * @param {() => void} choose
 */
function makeTool({ texts, game }, { setup: text }, tool, choose) {
  const isPiece = tool !== MOVE && tool !== TAKE;
  const name = isPiece ? texts().board.pieces[/** @type {'K'} */ (tool)] : text[tool];
  const one = button('', choose, 'tool');
  one.append(isPiece ? drawPiece(tool, game().preferences.pieces) : SIGNS[tool]);
  mark(one, 'aria-label', name);
  one.title = name;
  return one;
}
