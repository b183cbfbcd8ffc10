// @ts-check
/** The styles of the figures as one text. Bundles replace this module with one that contains the text. */
import { fetchStyles } from '../fetch-styles.js';

/** The style sheets in order: those shared with the board and the page, then the figures' own. */
export const SHEETS = Object.freeze([
  '../../board/board.css',
  '../../ui/theme.css',
  '../../ui/base.css',
  './figures.css',
]);

/**
 * @returns {Promise<string>} Rejected if a sheet cannot be loaded.
 */
export const cssText = () => fetchStyles(SHEETS, import.meta.url);
