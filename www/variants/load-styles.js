// @ts-check
/** Loads the styles of games other than chess with the first thing that needs them. */
import { loadSheets } from '../ui/style-sheet.js';

const SHEETS = Object.freeze([
  () => new URL('../board/diagram.css', import.meta.url).href,
  () => new URL('variants.css', import.meta.url).href,
]);

/** @returns {Promise<unknown>} When they are in force; rejected if one could not be loaded. */
export const loadStyle = () => loadSheets(SHEETS.map((sheet) => sheet()));
