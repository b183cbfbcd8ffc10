// @ts-check
/** The styles of the figures as one text. Bundles replace this module with one that contains the text. */
import { fetchStyles } from '../fetch-styles.js';

/** The style sheets in order: those shared with the board and the page, then the figures' own. */
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
  './cards/cards.css',
]);

/**
 * @returns {Promise<string>} Rejected if a sheet cannot be loaded.
 */
export const cssText = () => fetchStyles(SHEETS, import.meta.url);
