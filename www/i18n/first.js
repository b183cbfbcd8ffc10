// @ts-check
/**
 * What the first view says in English and has not written in the page itself; the other texts are in `en.js`.
 */

import { words } from '../board/texts.js';

/** @typedef {typeof firstTexts} FirstTexts */

/** @param {string} count */
const plural = (count) => (count === '1' ? '' : 's');

export const firstTexts = {
  /** The language tag of the table. */
  language: 'en',

  /** The board, which speaks of squares and pieces. */
  board: words,

  /** How strong an engine plays. */
  levels: {
    level: 'Level',
    levelOf: { white: 'Level of White', black: 'Level of Black' },
    atLevel: (/** @type {{ level: number }} */ { level }) => `level ${level}`,
    /** A choice of levels in a game between two people; the first choice leaves it so. */
    playAgainst: 'Play against',
    nobody: 'nobody',
    /** Rules of levels and limits in a list; each part only where there is one. Numbers are written already. */
    short: {
      nodes: (/** @type {Count} */ { count }) => `${count} nodes`,
      depth: (/** @type {Count} */ { count }) => `depth ${count}`,
      ms: (/** @type {Count} */ { count }) => `${count} s`,
      noise_cp: (/** @type {Count} */ { count }) => `±${count} pawns`,
      elo: (/** @type {Count} */ { count }) => `${count} Elo`,
    },
    /** The same in sentences. */
    rules: {
      nodes: (/** @type {Count} */ { count }) =>
        `Looks one move deeper at a time until it has counted ${count} positions, then plays.`,
      depth: (/** @type {Count} */ { count }) => `Looks at most ${count} half-move${plural(count)} ahead.`,
      ms: (/** @type {Count} */ { count }) => `Thinks for ${count} seconds, then plays.`,
      noise_cp: (/** @type {Count} */ { count }) => `Each score is blurred by up to ${count} pawn${plural(count)}.`,
      elo: (/** @type {Count} */ { count }) => `Plays at about ${count} Elo.`,
      none: 'Thinks as long as it likes.',
    },
  },
};

/** @typedef {{ count: string }} Count */
