// @ts-check
/** The texts of the dialogs about variants in English; the other languages have the same keys. */

import { variantWords } from '../../board/variant-words.js';

/** @typedef {typeof en} VariantTexts */

export const en = {
  title: 'Choose a game',
  search: 'Search',
  none: 'No game matches.',
  choose: 'Choose',
  cancel: 'Cancel',
  designs: 'Your games',
  inFile: 'Games of the file',
  invent: 'Invent a game…',
  change: 'Change this game…',
  pieces: 'Pieces',
  legend: 'Dot: move. Ring: capture. Ring with a dot: both. Broken line: first move only. Square: by hopping over a piece.',
  diagram: (/** @type {{ piece: string, squares: string }} */ { piece, squares }) => `${piece}: reaches ${squares || 'no square'}`,
  number: 'Number of the position (0–959)',
  random: 'Random position',
  value: (/** @type {{ pawns: string }} */ { pawns }) => `worth about ${pawns} pawns`,
  inColor: {
    white: (/** @type {{ name: string }} */ { name }) => `white ${name}`,
    black: (/** @type {{ name: string }} */ { name }) => `black ${name}`,
  },
  royal: 'must not be lost',
  /** The board. */
  board: variantWords,
};
