// @ts-check
/** Loads the styles of games other than chess when they are first needed. */
import { loadSheets } from '../ui/style-sheet.js';

/** @returns {Promise<unknown>} When they are in force; rejected if one could not be loaded. */
export const loadStyle = () =>
  loadSheets([new URL('../board/diagram.css', import.meta.url).href, new URL('variants.css', import.meta.url).href]);
