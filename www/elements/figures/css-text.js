// @ts-check
/**
 * The styles of the figures as one text. Bundles replace this module by one with the text inside.
 */
import { fetchStyles } from '../fetch-styles.js';

/** The style sheets in their order: the board's and the page's, where a figure looks like the page, then its own. */
export const SHEETS = Object.freeze([
  '../../board/grid.css',
  '../../board/coordinates.css',
  '../../board/arrows.css',
  '../../board/promotion.css',
  '../../ui/theme.css',
  '../../ui/controls.css',
  '../host.css',
  './figure.css',
  './score-lines.css',
  './board/board.css',
  './piece/piece.css',
  './moves/moves.css',
  './undo/undo.css',
  './ordering/ordering.css',
  './deepening/deepening.css',
  './evaluation/evaluation.css',
  './tree/tree.css',
  './quiescence/quiescence.css',
  './table/table.css',
  './listing/listing.css',
  './why/why.css',
]);

/**
 * The text.
 *
 * @returns {Promise<string>} Rejected if a sheet cannot be loaded.
 */
export const cssText = () => fetchStyles(SHEETS, import.meta.url);
