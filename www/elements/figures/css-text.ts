/** The styles of the figures as one text. Bundles replace this module with one that contains the text. */
import { fetchStyles } from '../fetch-styles.ts';

/**
 * The style sheets in order: those shared with the board and the page, those that figures share, then one for each figure.
 */
export const SHEETS = Object.freeze([
  '../../board/board.css',
  '../../styles/tokens.css',
  '../../styles/base.css',
  './frame.css',
  './score-lines.css',
  './board/board.css',
  './piece/piece.css',
  './moves/moves.css',
  './undo/undo.css',
  './race/race.css',
  './evaluation/evaluation.css',
  './tree/tree.css',
  './exchange/exchange.css',
  './table/table.css',
  './cards/cards.css',
]);

/** @returns Rejected if a sheet cannot be loaded. */
export const cssText = (): Promise<string> => fetchStyles(SHEETS, import.meta.url);
