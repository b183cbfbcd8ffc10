/** One style sheet for all elements `<micro-max>` of a document. */
import { cssText } from './css-text.ts';
import { sharedSheet } from './shared-sheet.ts';

export const { sheetNow, loadSheet } = sharedSheet(cssText);
