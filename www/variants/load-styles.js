// @ts-check
/** Loads the styles of the dialogs about variants with the first one that needs them. */
import { loadSheets } from '../ui/style-sheet.js';

const SHEETS = Object.freeze({
  chooser: () => new URL('chooser.css', import.meta.url).href,
  squares: () => new URL('../board/diagram.css', import.meta.url).href,
  hands: () => new URL('../board/hands.css', import.meta.url).href,
  value: () => new URL('piece-value.css', import.meta.url).href,
  workshop: () => new URL('workshop.css', import.meta.url).href,
  diagram: () => new URL('piece-diagram.css', import.meta.url).href,
});

/**
 * @param {readonly (keyof typeof SHEETS)[]} sheets
 * @returns {Promise<unknown>} When they are in force; rejected if one could not be loaded.
 */
export const loadStyle = (sheets) => loadSheets(sheets.map((sheet) => SHEETS[sheet]()));
