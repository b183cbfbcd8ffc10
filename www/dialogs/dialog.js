// @ts-check
/**
 * The frame of every dialog:
 *
 * ```text
 * dialog.dialog[aria-labelledby]
 *   header          the title and a button to close
 *   div.dialog-body   the content
 * ```
 *
 * The browser keeps the focus inside and restores it when the dialog is closed.
 *
 * @import { DialogTexts } from '../texts/en/dialogs.js'
 */
import { make, setAttribute } from '../ui/dom.js';
import { loadStyles } from '../ui/lazy-styles.js';

/**
 * @typedef {object} Dialog
 * @property {HTMLDialogElement} element
 * @property {HTMLElement} body
 * @property {() => void} close
 */

/**
 * A form with a button to submit it and one to cancel.
 *
 * @typedef {object} Form
 * @property {string} name
 * @property {string} title
 * @property {HTMLElement[]} body
 * @property {string} submit
 * @property {string} cancel
 * @property {() => void} onSubmit
 */

/**
 * Opens a dialog, which is removed when it is closed: by its button, Escape, or a press outside.
 * @param {DialogTexts} words
 * @param {string} name Its class in the style sheet.
 * @param {string} title
 * @param {(Node | string)[]} content The element to focus first has `autofocus`.
 * @param {() => void} [onClose]
 * @returns {Dialog}
 */
export function openDialog(words, name, title, content, onClose) {
  // The button may have been pressed twice while the dialog was loading.
  document.getElementById(`${name}-dialog-title`)?.closest('dialog')?.close();
  const heading = make('h2', { id: `${name}-dialog-title`, textContent: title });
  const closeButton = make('button', { type: 'button', className: 'close-button', textContent: '×' });
  setAttribute(closeButton, 'aria-label', words.close);
  const body = make('div', { className: 'dialog-body' }, ...content);
  const dialog = make('dialog', { className: `dialog ${name}` }, make('header', {}, heading, closeButton), body);
  setAttribute(dialog, 'aria-labelledby', heading.id);
  const close = () => dialog.close();
  closeButton.addEventListener('click', close);
  dialog.addEventListener('pointerdown', (event) => {
    if (event.target === dialog && isOutside(dialog, event)) close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    onClose?.();
  });
  document.body.append(dialog);
  dialog.showModal();
  return { element: dialog, body, close };
}

/**
 * Opens a dialog with a form.
 * @param {DialogTexts} words
 * @param {Form} form
 * @returns {Promise<() => void>} Closes it.
 */
export async function openForm(words, { name, title, body, submit, cancel, onSubmit }) {
  await loadStyles('dialogs');
  const cancelButton = make('button', { type: 'button', textContent: cancel });
  const submitButton = make('button', { className: 'primary', textContent: submit });
  const form = make('form', {}, ...body, make('div', { className: 'actions' }, cancelButton, submitButton));
  const { close } = openDialog(words, name, title, [form]);
  cancelButton.addEventListener('click', close);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    close();
    onSubmit();
  });
  return close;
}

/** @param {HTMLElement} dialog @param {{ clientX: number, clientY: number }} point */
function isOutside(dialog, { clientX, clientY }) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
