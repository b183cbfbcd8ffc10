// @ts-check
/** The style sheet that all figures of a document share. */
import { sharedSheet } from '../shared-sheet.js';
import { cssText } from './css-text.js';

export const { loadSheet } = sharedSheet(cssText);
