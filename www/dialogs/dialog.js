// @ts-check
/**
 * The frame of a room that is a dialog:
 *
 * ```text
 * dialog.room[aria-labelledby]
 *   header          the title and a button to close
 *   div.room-body   what the room puts there
 * ```
 *
 * The browser keeps the focus inside and gives it back when the dialog is closed.
 *
 * @import { DialogTexts } from '../i18n/dialogs/en.js'
 */
import { make, mark } from '../ui/dom.js';

/**
 * @typedef {object} Room
 * @property {HTMLDialogElement} dialog
 * @property {HTMLElement} body
 * @property {() => void} close
 */

/**
 * Opens a dialog, which is removed when it is closed: by its button, Escape, or a press beside it.
 *
 * @param {DialogTexts} words
 * @param {string} name The room's, for the style sheet.
 * @param {string} title
 * @param {(Node | string)[]} content The element that should have the focus first has `autofocus`.
 * @param {() => void} [onClose]
 * @returns {Room}
 */
export function openDialog(words, name, title, content, onClose) {
  // A button that was slow may have been pressed twice.
  document.getElementById(`room-${name}`)?.closest('dialog')?.close();
  const heading = make('h2', { id: `room-${name}`, textContent: title });
  const cross = make('button', { type: 'button', className: 'cross', textContent: '×' });
  mark(cross, 'aria-label', words.close);
  const body = make('div', { className: 'room-body' }, ...content);
  const dialog = make('dialog', { className: `room ${name}` }, make('header', {}, heading, cross), body);
  mark(dialog, 'aria-labelledby', heading.id);
  const close = () => dialog.close();
  cross.addEventListener('click', close);
  dialog.addEventListener('pointerdown', (event) => {
    if (event.target === dialog && isBeside(dialog, event)) close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    onClose?.();
  });
  document.body.append(dialog);
  dialog.showModal();
  return { dialog, body, close };
}

/**
 * @param {HTMLElement} dialog
 * @param {{ clientX: number, clientY: number }} point
 */
function isBeside(dialog, { clientX, clientY }) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
