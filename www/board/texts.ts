/**
 * All texts that a board announces or shows, in English. A page in another language provides a table
 * of the same shape in its state's field `words`.
 */

import type { VariantWords } from './variant-words.ts';

/** `variant` is there in games with other rules. */
export type Words = typeof words & { variant?: VariantWords };

export const words = {
  /** The accessible name of the grid. */
  board: 'Chess board',
  /** The title of the dialog, and its buttons. */
  promotion: 'Promote to',
  choices: { q: 'Queen', r: 'Rook', b: 'Bishop', n: 'Knight' },

  pieces: {
    K: 'white king',
    Q: 'white queen',
    R: 'white rook',
    B: 'white bishop',
    N: 'white knight',
    P: 'white pawn',
    k: 'black king',
    q: 'black queen',
    r: 'black rook',
    b: 'black bishop',
    n: 'black knight',
    p: 'black pawn',
  },
  empty: 'empty',
  /** The name of a square; `content` is a piece or `empty`. */
  square: ({ square, content }: { square: string; content: string }) => `${square}, ${content}`,

  /** The marks of a square. */
  selected: 'selected',
  target: 'can move here',
  check: 'in check',
  lastMove: 'last move',
  premove: 'premove',
  pending: 'waiting for the engine',
  /** The names of drawings: the player's by colour, the program's by purpose. */
  drawings: {
    green: 'green',
    red: 'red',
    blue: 'blue',
    yellow: 'yellow',
    hint: 'hint',
    threat: 'threat',
    refutation: 'refutation',
    best: 'best move',
    line2: 'second choice',
    line3: 'third choice',
    line4: 'fourth choice',
    line5: 'fifth choice',
  },
  circle: ({ name }: { name: string }) => `${name} circle`,
  arrowTo: ({ name, square }: { name: string; square: string }) => `${name} arrow to ${square}`,
  arrowFrom: ({ name, square }: { name: string; square: string }) => `${name} arrow from ${square}`,

  /** What the live region announces. */
  cannotGo: ({ piece, from, to }: { piece: string; from: string; to: string }) =>
    `${piece} cannot move from ${from} to ${to}`,
  cannotMove: ({ piece, square }: { piece: string; square: string }) => `${piece} on ${square} cannot move now`,
  isEmpty: ({ square }: { square: string }) => `${square} is empty`,
  /** After the name of a square. */
  canGo: ({ squares }: { squares: string }) => `can move to ${squares}`,
  noMoves: 'no moves',
  /** After `lastMove` or `premove`. */
  moved: ({ piece, from, to }: { piece: string; from: string; to: string }) => `${piece} from ${from} to ${to}`,
  noLastMove: 'no move yet',
  noScore: 'no score yet',
  noPremove: 'premove cancelled',
  noPending: 'move withdrawn',
  drawingFrom: ({ square }: { square: string }) => `arrow from ${square}, press x where it ends`,
  noDrawings: 'arrows and circles cleared',
};
