// @ts-check
/**
 * Arrows and circles in attributes: `e2e4 Rg1f3` and `e4 Bd5`, with the colour letters of PGN. Pure.
 *
 * @import { Arrow, Circle, DrawingColor } from '../board/gesture.js'
 */

/** @type {Readonly<Record<string, DrawingColor>>} */
const COLORS = Object.freeze({ G: 'green', R: 'red', Y: 'yellow', B: 'blue' });

const SQUARE = '[a-h][1-8]';

/** The pattern of a square on the largest board. */
const SQUARE_OF_VARIANT = '[a-p](?:1[0-6]|[1-9])';

/**
 * The arrows of a text, or null if it is invalid.
 * @param {string} text
 * @param {string} [square] The pattern of a square.
 * @returns {Arrow[] | null}
 */
export const parseArrows = (text, square = SQUARE) =>
  parsed(text, `([GRYB]?)(${square})(${square})`, (color, from, to) => (from === to ? null : { from, to, color }));

/**
 * The circles of a text, or null if it is invalid.
 * @param {string} text
 * @param {string} [square] The pattern of a square.
 * @returns {Circle[] | null}
 */
export const parseCircles = (text, square = SQUARE) =>
  parsed(text, `([GRYB]?)(${square})`, (color, at) => ({ square: at, color }));

/**
 * The arrows of a text for a game other than chess.
 * @param {string} text
 */
export const parseArrowsOfVariant = (text) => parseArrows(text, SQUARE_OF_VARIANT);

/**
 * The circles of a text for a game other than chess.
 * @param {string} text
 */
export const parseCirclesOfVariant = (text) => parseCircles(text, SQUARE_OF_VARIANT);

/**
 * The text of arrows.
 * @param {readonly { from: string, to: string, color?: string }[]} arrows
 */
export const arrowsText = (arrows) => arrows.map(({ from, to, color }) => `${letterOf(color)}${from}${to}`).join(' ');

/**
 * The text of circles.
 * @param {readonly { square: string, color?: string }[]} circles
 */
export const circlesText = (circles) => circles.map(({ square, color }) => `${letterOf(color)}${square}`).join(' ');

/**
 * @template Drawing
 * @param {string} text
 * @param {string} pattern The pattern of a word: its colour, then its squares.
 * @param {(color: DrawingColor, ...squares: string[]) => Drawing | null} make
 * @returns {Drawing[] | null}
 */
function parsed(text, pattern, make) {
  const drawings = [];
  for (const word of text.split(/[\s,]+/).filter(Boolean)) {
    const [, letter, ...squares] = new RegExp(`^${pattern}$`).exec(word) ?? [];
    const drawing = letter === undefined ? null : make(COLORS[letter] ?? 'green', ...squares);
    if (!drawing) return null;
    drawings.push(drawing);
  }
  return drawings;
}

/**
 * The letter of a colour, empty for green. An unknown colour returns a character that makes the text invalid.
 * @param {string} [color]
 */
const letterOf = (color = 'green') =>
  color === 'green' ? '' : (Object.keys(COLORS).find((letter) => COLORS[letter] === color) ?? '?');
