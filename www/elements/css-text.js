// @ts-check
/**
 * The styles of the element as one text. Bundles replace this module by one with the text inside.
 */
import { fetchStyles } from './fetch-styles.js';

/** The style sheets in their order: the board's and the page's, where the element looks like the page, then its own. */
export const SHEETS = Object.freeze([
  '../board/grid.css',
  '../board/marks.css',
  '../board/coordinates.css',
  '../board/arrows.css',
  '../board/promotion.css',
  '../board/diagram.css',
  '../ui/theme.css',
  '../ui/board-themes.css',
  '../ui/controls.css',
  '../ui/button-states.css',
  '../ui/board-view.css',
  '../ui/game-status.css',
  '../ui/move-card.css',
  '../ui/move-list.css',
  './host.css',
  './element.css',
]);

/**
 * The text.
 *
 * @returns {Promise<string>} Rejected if a sheet cannot be loaded.
 */
export const cssText = () => fetchStyles(SHEETS, import.meta.url);
