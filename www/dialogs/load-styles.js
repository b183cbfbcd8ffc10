// @ts-check
/** Loads the styles of dialogs with the first one that needs them. */
import { loadSheets } from '../ui/style-sheet.js';

const SHEETS = Object.freeze({
  palette: () => new URL('../ui/piece-palette.css', import.meta.url).href,
  diagram: () => new URL('../board/diagram.css', import.meta.url).href,
  dialog: () => new URL('dialog.css', import.meta.url).href,
  print: () => new URL('print-sheet.css', import.meta.url).href,
});

/** @typedef {keyof typeof SHEETS} Sheet */

/** @type {readonly Sheet[]} */
const EVERY_DIALOG = ['dialog', 'diagram'];

/**
 * @param {readonly Sheet[]} [sheets] In addition to those of every dialog.
 * @returns {Promise<unknown>} When they are in force; rejected if one could not be loaded.
 */
export const loadStyle = (sheets = []) => loadSheets([...EVERY_DIALOG, ...sheets].map((sheet) => SHEETS[sheet]()));
