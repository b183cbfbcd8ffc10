// @ts-check
/** The styles of the element as one text. Bundles replace this module with one that contains the text. */
import { fetchStyles } from './fetch-styles.js';

/** The style sheets in order: those shared with the page, then the element's own. */
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
  '../ui/evaluation-bar.css',
  '../ui/move-card.css',
  '../ui/move-list.css',
  '../ui/piece-palette.css',
  './host.css',
  './element.css',
]);

/**
 * @returns {Promise<string>} Rejected if a sheet cannot be loaded.
 */
export const cssText = () => fetchStyles(SHEETS, import.meta.url);
