// @ts-check
/**
 * A dialog that asks for something, with a button to have it done and one to leave it.
 *
 * @import { DialogTexts } from '../i18n/dialogs/en.js'
 */
import { openDialog } from './dialog.js';
import { loadStyle } from './load-styles.js';
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
 *
 * @param {DialogTexts} words
 * @param {Form} form
 * @returns {Promise<() => void>} Closes it.
 */
export async function openForm(words, { name, title, body, submit, cancel, onSubmit }) {
  await loadStyle();
  const leave = make('button', { type: 'button', textContent: cancel });
  const send = make('button', { className: 'main-button', textContent: submit });
  const form = make('form', {}, ...body, make('div', { className: 'actions' }, leave, send));
  const { close } = openDialog(words, name, title, [form]);
  leave.addEventListener('click', close);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    close();
    onSubmit();
  });
  return close;
}
