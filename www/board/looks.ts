/** The looks of boards and pieces, the first of each the default. Pure. */

/** The colours of boards; `tokens.css` has their values. */
export const BOARD_COLOURS = ['slate', 'wood', 'brown', 'green', 'blue', 'purple', 'rose', 'grey', 'contrast'] as const;

/** The sets of pieces; `flat` and `print` are drawings of others without their shade. */
export const PIECE_SETS = ['plain', 'solid', 'bold', 'simple', 'flat', 'print'] as const;

export type PieceSet = (typeof PIECE_SETS)[number];
