// @ts-check
/**
 * How a text leaves the page: as a file, or by the clipboard.
 */
import { make } from '../ui/dom.js';

/** So long the browser may take to begin with a download. */
const PATIENCE_MS = 10000;

/**
 * Saves a text as a file.
 *
 * @param {string} name
 * @param {string} type
 * @param {string} text
 */
export function download(name, type, text) {
  const href = URL.createObjectURL(new Blob([text], { type }));
  make('a', { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), PATIENCE_MS);
}

/**
 * Copies the text of a field.
 *
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @returns {Promise<boolean>} False if the browser does not allow it; the text is selected then.
 */
export async function copy(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Pages from a disk or without a lock in their address have no clipboard, but may copy what is selected.
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}
