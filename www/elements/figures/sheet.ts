/** The style sheet of figures: what board and page share with them, what figures share, then one for each figure. */
import { sharedSheet, styleText } from '../shadow-root.ts';

export const figureSheet = sharedSheet(
  styleText(
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
  ),
);
