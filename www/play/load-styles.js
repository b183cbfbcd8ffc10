// @ts-check
/** Loads the styles of panels with the first use of the panel. */
import { loadSheets } from '../ui/style-sheet.js';

const SHEETS = Object.freeze({
  bar: () => new URL('../ui/evaluation-bar.css', import.meta.url).href,
  command: () => new URL('command-box.css', import.meta.url).href,
  diagram: () => new URL('../board/diagram.css', import.meta.url).href,
  engine: () => new URL('engine-panel.css', import.meta.url).href,
  graph: () => new URL('evaluation-graph.css', import.meta.url).href,
  opening: () => new URL('opening-panel.css', import.meta.url).href,
  review: () => new URL('review.css', import.meta.url).href,
  selects: () => new URL('engine-selects.css', import.meta.url).href,
});

/**
 * @param {readonly (keyof typeof SHEETS)[]} sheets
 * @returns {Promise<unknown>} When they are in force; rejected if one could not be loaded.
 */
export const loadStyle = (sheets) => loadSheets(sheets.map((sheet) => SHEETS[sheet]()));
