// @ts-check
/**
 * The styles of the diagram of a piece of any game as one text. Bundles replace this module with one that contains the text.
 */
import { fetchStyles } from '../../fetch-styles.js';

/** The style sheets in order. */
export const SHEETS = Object.freeze([
  '../../../board/diagram.css',
  '../../../variants/piece-diagram.css',
  '../../../ui/theme.css',
  '../../../ui/board-themes.css',
  '../../host.css',
  './diagram-figure.css',
]);

/**
 * @returns {Promise<string>} Rejected if a sheet cannot be loaded.
 */
export const cssText = () => fetchStyles(SHEETS, import.meta.url);
