/** The style sheet that all figures of a document share. */
import { sharedSheet } from '../shared-sheet.ts';
import { cssText } from './css-text.ts';

export const { loadSheet } = sharedSheet(cssText);
