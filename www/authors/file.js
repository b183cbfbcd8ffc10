// @ts-check
/** Shows the text of a file with a button that copies it. */
import { make, setAttribute } from '../ui/dom.js';

/** The folder of the published element, relative to an example. */
const FOLDER = '../../';

/** How long the message about copying is shown. */
const MESSAGE_MS = 2500;

/**
 * Makes addresses outside of the folder of the examples absolute, so that the copied text works anywhere.
 * @param {string} text
 * @param {string} address The URL of the file.
 */
export const withAbsoluteUrls = (text, address) => text.replaceAll(`"${FOLDER}`, `"${new URL(FOLDER, address).href}`);

/**
 * A figure with the file's name, its text, and a button that copies it.
 * @param {string} address @param {string} name @param {string} text @returns {HTMLElement}
 */
export function makeFile(address, name, text) {
  const shown = withAbsoluteUrls(text, address).trimEnd();
  const status = make('span', { className: 'status' });
  setAttribute(status, 'role', 'status');
  const copy = make('button', { textContent: 'Copy', onclick: () => copyText(shown, status) });
  setAttribute(copy, 'aria-label', `Copy ${name}`);
  const code = make('pre', { tabIndex: 0 }, make('code', { textContent: shown }));
  setAttribute(code, 'role', 'region');
  setAttribute(code, 'aria-label', `The text of ${name}`);
  const title = make('figcaption', {}, make('a', { href: address, textContent: name }), status, copy);
  return make('figure', { className: 'file' }, title, code);
}

/** @param {string} text @param {HTMLElement} status */
async function copyText(text, status) {
  try {
    await navigator.clipboard.writeText(text);
    status.textContent = 'Copied';
  } catch {
    status.textContent = 'The browser does not allow copying. Select the text and copy it yourself.';
  }
  setTimeout(() => {
    status.textContent = '';
  }, MESSAGE_MS);
}
