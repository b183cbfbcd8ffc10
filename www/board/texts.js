// @ts-check
/**
 * All texts that a board announces or shows, in English. A page in another language provides a table
 * of the same shape in its state's field `words`.
 */

/**
 * `variant` is there in games with other rules.
 *
 * @import { VariantWords } from './variant-words.js'
 * @typedef {typeof words & { variant?: VariantWords }} Words
 */

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
  square: (/** @type {{ square: string, content: string }} */ { square, content }) => `${square}, ${content}`,

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
  circle: (/** @type {{ name: string }} */ { name }) => `${name} circle`,
  arrowTo: (/** @type {{ name: string, square: string }} */ { name, square }) => `${name} arrow to ${square}`,
  arrowFrom: (/** @type {{ name: string, square: string }} */ { name, square }) => `${name} arrow from ${square}`,

  /** What the live region announces. */
  cannotGo: (/** @type {{ piece: string, from: string, to: string }} */ { piece, from, to }) =>
    `${piece} cannot move from ${from} to ${to}`,
  cannotMove: (/** @type {{ piece: string, square: string }} */ { piece, square }) =>
    `${piece} on ${square} cannot move now`,
  isEmpty: (/** @type {{ square: string }} */ { square }) => `${square} is empty`,
  /** After the name of a square. */
  canGo: (/** @type {{ squares: string }} */ { squares }) => `can move to ${squares}`,
  noMoves: 'no moves',
  /** After `lastMove` or `premove`. */
  moved: (/** @type {{ piece: string, from: string, to: string }} */ { piece, from, to }) =>
    `${piece} from ${from} to ${to}`,
  noLastMove: 'no move yet',
  noScore: 'no score yet',
  noPremove: 'premove cancelled',
  noPending: 'move withdrawn',
  drawingFrom: (/** @type {{ square: string }} */ { square }) => `arrow from ${square}, press x where it ends`,
  noDrawings: 'arrows and circles cleared',
};
