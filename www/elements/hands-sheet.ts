/** One style sheet for the pieces in hand of all elements of a document, loaded with the first game that needs it. */
import { cssText } from './hands-css-text.ts';
import { sharedSheet } from './shared-sheet.ts';

export const { loadSheet: loadHandsSheet } = sharedSheet(cssText);
