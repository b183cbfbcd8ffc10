/** The texts of the dialogs about variants in English; the other languages have the same keys. */

import { variantWords } from '../../board/variant-words.ts';

export type VariantTexts = typeof texts;

export const texts = {
  title: 'Choose a game',
  rules: 'Rules',
  /** Closes the card before the first game. */
  begin: 'Let’s play',
  invented: 'Somebody invented this game: its rules came with the link or the file.',
  search: 'Search',
  none: 'No game matches.',
  choose: 'Choose',
  cancel: 'Cancel',
  lastPlayed: 'Played last',
  onBoard: 'on the board',
  designs: 'Your games',
  inFile: 'Games of the file',
  invent: 'Invent a game…',
  change: 'Change this game…',
  pieces: 'Pieces',
  legend:
    'Dot: move. Ring: capture. Ring with a dot: both. Broken line: first move only. Square: by hopping over a piece.',
  /** Where a piece can go, for readers who do not see its diagram. */
  moves: {
    ofPiece: ({ piece, moves }: { piece: string; moves: string }) => `${piece}: ${moves || 'reaches no square'}`,
    both: ({ squares }: { squares: string }) => `moves to or captures on ${squares}`,
    move: ({ squares }: { squares: string }) => `moves to ${squares} without capturing`,
    capture: ({ squares }: { squares: string }) => `captures on ${squares}`,
    first: ({ moves }: { moves: string }) => `on the first move only: ${moves}`,
    hop: ({ moves }: { moves: string }) => `by hopping over a piece: ${moves}`,
  },
  number: 'Number of the position (0–959)',
  random: 'Random position',
  value: ({ pawns }: { pawns: string }) => `worth about ${pawns} pawns`,
  worth: {
    open: 'What is it worth?',
    title: ({ piece }: { piece: string }) => `What is the ${piece} worth?`,
    method:
      'The engine plays games in which one side has the piece and the other has known pieces and pawns instead: a knight (N) for 3.25 pawns, a rook (R) for 5, a queen (Q) for 9.5. The results say what it is worth on a board of 8\u00a0×\u00a08; the bar holds the value with 95\u00a0% certainty and narrows with every game.',
    value: ({ value, error }: { value: string; error: string }) => `${value} ± ${error} pawns`,
    games: ({ count }: { count: number }) => `${count} games`,
    playing: 'Playing…',
    stop: 'Stop',
    goOn: 'Continue',
    noExchange: 'The piece is worth too much or too little to be compared with known pieces.',
  },
  /** In place of a mate, because some games end otherwise. */
  winsIn: ({ side, moves }: { side: string; moves: number }) => `${side} wins in ${moves}`,
  inColor: {
    white: ({ name }: { name: string }) => `white ${name}`,
    black: ({ name }: { name: string }) => `black ${name}`,
  },
  royal: 'must not be lost',
  /** The board. */
  board: variantWords,
};
