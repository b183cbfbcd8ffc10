// @ts-check
/**
 * Saves a text as a file, or copies it to the clipboard.
 */
import { make } from '../ui/dom.js';

/** How long the browser may take to start a download. */
const DOWNLOAD_START_MS = 10000;

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
  setTimeout(() => URL.revokeObjectURL(href), DOWNLOAD_START_MS);
}

/**
 * Copies the text of a field.
 *
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @returns {Promise<boolean>} False if the browser does not allow it; then the text is selected.
 */
export async function copy(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Pages from a disk or over plain HTTP have no clipboard API, but may copy the selection.
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}
