// @ts-check
/** One style sheet for all elements of a document. */
import { cssText } from './css-text.js';

/** @type {Promise<string> | null} */
let text = null;

/** A sheet belongs to the document that it was made in. @type {WeakMap<Document, CSSStyleSheet>} */
const sheets = new WeakMap();

/**
 * The sheet for a document, if it is there already.
 *
 * @param {Document} page
 */
export const sheetNow = (page) => sheets.get(page) ?? null;

/**
 * The sheet for a document.
 *
 * @param {Document} page
 * @returns {Promise<CSSStyleSheet>} Rejected if the styles cannot be loaded; asked again, they are loaded again.
 */
export async function loadSheet(page) {
  text ??= cssText();
  try {
    const styles = await text;
    const found = sheetNow(page);
    if (found) return found;
    const sheet = new (page.defaultView ?? globalThis).CSSStyleSheet();
    sheet.replaceSync(styles);
    sheets.set(page, sheet);
    return sheet;
  } catch (error) {
    text = null;
    throw error;
  }
}
