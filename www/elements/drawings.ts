/** Arrows and circles in attributes: `e2e4 Rg1f3` and `e4 Bd5`, with the colour letters of PGN. Pure. */

import type { Arrow, Circle, DrawingColor } from '../board/gesture.ts';

const COLORS: Readonly<Record<string, DrawingColor>> = Object.freeze({ G: 'green', R: 'red', Y: 'yellow', B: 'blue' });

const SQUARE = '[a-h][1-8]';

/** The pattern of a square on the largest board. */
const SQUARE_OF_VARIANT = '[a-p](?:1[0-6]|[1-9])';

/**
 * The arrows of a text, or null if it is invalid.
 *
 * @param square The pattern of a square.
 */
export const parseArrows = (text: string, square: string = SQUARE): Arrow[] | null =>
  parsed(text, `([GRYB]?)(${square})(${square})`, (color, from, to) => (from === to ? null : { from, to, color }));

/**
 * The circles of a text, or null if it is invalid.
 *
 * @param square The pattern of a square.
 */
export const parseCircles = (text: string, square: string = SQUARE): Circle[] | null =>
  parsed(text, `([GRYB]?)(${square})`, (color, at) => ({ square: at, color }));

/** The arrows of a text for a game other than chess. */
export const parseArrowsOfVariant = (text: string) => parseArrows(text, SQUARE_OF_VARIANT);

/** The circles of a text for a game other than chess. */
export const parseCirclesOfVariant = (text: string) => parseCircles(text, SQUARE_OF_VARIANT);

export const arrowsText = (arrows: readonly { from: string; to: string; color?: string }[]) =>
  arrows.map(({ from, to, color }) => `${letterOf(color)}${from}${to}`).join(' ');

export const circlesText = (circles: readonly { square: string; color?: string }[]) =>
  circles.map(({ square, color }) => `${letterOf(color)}${square}`).join(' ');

/** @param pattern The pattern of a word: its colour, then its squares. */
function parsed<Drawing>(
  text: string,
  pattern: string,
  make: (color: DrawingColor, ...squares: string[]) => Drawing | null,
): Drawing[] | null {
  const drawings = [];
  for (const word of text.split(/[\s,]+/).filter(Boolean)) {
    const [, letter, ...squares] = new RegExp(`^${pattern}$`).exec(word) ?? [];
    const drawing = letter === undefined ? null : make(COLORS[letter] ?? 'green', ...squares);
    if (!drawing) return null;
    drawings.push(drawing);
  }
  return drawings;
}

/** The letter of a colour, empty for green. An unknown colour returns a character that makes the text invalid. */
const letterOf = (color: string = 'green') =>
  color === 'green' ? '' : (Object.keys(COLORS).find((letter) => COLORS[letter] === color) ?? '?');
