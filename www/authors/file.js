// @ts-check
/**
 * The text of a file, to be read and copied.
 */
import { make, mark } from '../ui/dom.js';

/** From an example to the folder that the element is published in. */
const FOLDER = '../../';

/** For how long a copy is told of. */
const TOLD_MS = 2500;

/**
 * The text as it can be copied to anywhere: addresses that lead out of the folder of the examples are written out.
 *
 * @param {string} text
 * @param {string} address Where the file lies.
 */
export const writtenOut = (text, address) => text.replaceAll(`"${FOLDER}`, `"${new URL(FOLDER, address).href}`);

/**
 * A figure with the file's name, its text, and a button that copies it.
 *
 * @param {string} address
 * @param {string} name
 * @param {string} text
 * @returns {HTMLElement}
 */
export function makeFile(address, name, text) {
  const shown = writtenOut(text, address).trimEnd();
  const said = make('span', { className: 'said' });
  mark(said, 'role', 'status');
  const copy = make('button', { textContent: 'Copy', onclick: () => copyText(shown, said) });
  mark(copy, 'aria-label', `Copy ${name}`);
  const code = make('pre', { tabIndex: 0 }, make('code', { textContent: shown }));
  mark(code, 'role', 'region');
  mark(code, 'aria-label', `The text of ${name}`);
  const title = make('figcaption', {}, make('a', { href: address, textContent: name }), said, copy);
  return make('figure', { className: 'file' }, title, code);
}

/**
 * @param {string} text
 * @param {HTMLElement} said
 */
async function copyText(text, said) {
  try {
    await navigator.clipboard.writeText(text);
    said.textContent = 'Copied';
  } catch {
    said.textContent = 'The browser does not allow it: select the text and copy it';
  }
  setTimeout(() => { said.textContent = ''; }, TOLD_MS);
}
