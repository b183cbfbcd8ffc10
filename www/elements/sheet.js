// @ts-check
/** One style sheet for all elements `<micro-max>` of a document. */
import { cssText } from './css-text.js';
import { sharedSheet } from './shared-sheet.js';

export const { sheetNow, loadSheet } = sharedSheet(cssText);
