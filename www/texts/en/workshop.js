// @ts-check
/**
 * The texts of the workshop in English; the other languages have the same keys.
 *
 * @import { PieceStep } from '../../engine/messages.js'
 */

/** @typedef {typeof texts} WorkshopTexts */

/** @type {Readonly<Record<PieceStep['kind'], string>>} */
const kinds = { both: 'move and capture', move: 'move only', capture: 'capture only' };

export const texts = {
  title: 'Workshop',
  designs: 'Your games',
  createDesign: 'New game',
  copyDesign: 'Copy',
  remove: 'Delete',
  undo: 'Undo',
  redo: 'Redo',
  name: 'Name',
  about: 'Short description',
  pieces: 'Pieces',
  addPiece: 'Add a piece',
  removePiece: 'Remove this piece',
  newPiece: 'new-piece',
  diagram: 'Squares that the piece reaches',
  place: (/** @type {{ files: number, ranks: number }} */ { files, ranks }) =>
    [
      ranks > 0 ? `${ranks} forward` : ranks < 0 ? `${-ranks} back` : '',
      files > 0 ? `${files} right` : files < 0 ? `${-files} left` : '',
    ]
      .filter(Boolean)
      .join(', '),
  step: (/** @type {PieceStep} */ { kind, first, hop }) =>
    [kinds[kind], first ? 'first move only' : '', hop ? 'over a piece' : ''].filter(Boolean).join(', '),
  tool: 'A click on a square of the diagram adds or removes',
  motion: 'Step',
  motions: { leap: 'Leap', slide: 'Slide', hop: 'Hop over a piece, slide on', grasshopper: 'Hop, land behind it' },
  kind: 'To',
  kinds,
  symmetry: 'Directions',
  symmetries: { all: 'all alike', sides: 'left and right alike', one: 'this one' },
  distance: 'Distance',
  anyDistance: 'any',
  firstOnly: 'Only as its first move',
  betza: 'Moves in Betza notation',
  rest: (/** @type {{ betza: string }} */ { betza }) => `${betza} can only be changed in the notation.`,
  noMoves: 'A piece needs at least one move.',
  absent: 'It is not on the board at the start. Place it there with the pieces above the board.',
  pieceName: 'Name of the piece',
  letter: 'Letter',
  picture: 'Picture',
  byName: 'by its name',
  royal: 'Royal (losing it loses the game)',
  pawn: 'Is a pawn',
  pawnHint: 'It has no letter in moves, and its moves count as progress.',
  board: 'Board',
  files: 'Files',
  ranks: 'Ranks',
  palette: 'Pieces to place',
  erase: 'Remove pieces',
  mirror: 'Mirror for Black',
  clear: 'Clear',
  rulesTitle: 'Rules',
  promotion: { title: 'Promotion', pawns: 'Piece that promotes', choices: 'Promotes to', rank: 'From rank' },
  castling: 'Castling',
  castlingBy: (/** @type {{ squares: number }} */ { squares }) =>
    squares === 0 ? 'none' : `the king moves ${squares} squares`,
  rules: {
    stalemate: 'Stalemate is',
    'bare-king': 'A bare king',
    hand: 'Pieces in hand',
    extinction: 'Losing all of these pieces',
    goal: 'Reaching these squares wins',
    checks: 'Number of checks that win',
    'draw-after': 'Draw after moves without progress',
    'must-capture': 'Captures are compulsory',
    explosions: 'Captures explode',
    'checks-forbidden': 'Giving check is forbidden',
  },
  values: {
    stalemate: { draw: 'a draw', loss: 'a loss', win: 'a win', 'fewer-pieces-win': 'a win for fewer pieces' },
    'bare-king': { none: 'plays on', loss: 'loses' },
    hand: { none: 'none', drops: 'captured pieces are dropped', gating: 'enter behind moved pieces' },
  },
  examples: { extinction: 'QR loss', goal: 'K on d4 e4 d5 e5', checks: '3', 'draw-after': '50' },
  otherRules: 'Other rules, as lines of the definition',
  asText: 'The definition as text',
  definition: 'Definition',
  valid: 'Ready to play.',
  invalid: (/** @type {{ fault: string }} */ { fault }) => `Not yet playable: ${fault}.`,
  /** What was copied. */
  copied: { link: 'Link', attribute: 'Element' },
  link: 'Copy link',
  attribute: 'Copy element',
  file: 'Save file',
  goOn: 'Continue from the current position',
  cannotGoOn: (/** @type {{ fault: string }} */ { fault }) =>
    `The position on the board does not fit this game: ${fault}.`,
  playBoth: 'Two players',
  playBlack: 'Play Black',
  playWhite: 'Play White',
  tooLong: 'The definition is too long for a link. Save it as a file.',
};
