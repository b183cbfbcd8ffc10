/** The style sheet of the element: what the page shares with it, then its own. */
import { sharedSheet, styleText } from './shadow-root.ts';

export const elementSheet = sharedSheet(
  styleText('../board/board.css', '../styles/tokens.css', '../styles/base.css', '../ui/game.css', './element.css'),
);
