// @ts-check
/**
 * A dialog with a form, a button to submit it and one to cancel.
 *
 * @import { DialogTexts } from '../texts/en/dialogs.js'
 */
import { openDialog } from './dialog.js';
import { loadStyles } from '../ui/lazy-styles.js';
import { make } from '../ui/dom.js';

/**
 * @typedef {object} Form
 * @property {string} name
 * @property {string} title
 * @property {HTMLElement[]} body
 * @property {string} submit
 * @property {string} cancel
 * @property {() => void} onSubmit
 */

/**
 * Opens the dialog.
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
