/**
 * The styles of the diagram of a piece of any game as one text. Bundles replace this module with one that contains the text.
 */
import { fetchStyles } from '../../fetch-styles.ts';

/** The style sheets in order. */
export const SHEETS = Object.freeze([
  '../../../board/board.css',
  '../../../styles/tokens.css',
  '../../../styles/base.css',
  '../../../variants/pieces.css',
]);

/** @returns Rejected if a sheet cannot be loaded. */
export const cssText = (): Promise<string> => fetchStyles(SHEETS, import.meta.url);
