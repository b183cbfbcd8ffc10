/** The styles of the element as one text. Bundles replace this module with one that contains the text. */
import { fetchStyles } from './fetch-styles.ts';

/** The style sheets in order: those shared with the page, then the element's own. */
export const SHEETS = Object.freeze([
  '../board/board.css',
  '../styles/tokens.css',
  '../styles/base.css',
  '../ui/game.css',
  './element.css',
]);

/** @returns Rejected if a sheet cannot be loaded. */
export const cssText = (): Promise<string> => fetchStyles(SHEETS, import.meta.url);
