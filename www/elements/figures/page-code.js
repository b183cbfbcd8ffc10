// @ts-check
/**
 * The HTML that shows a figure in another page.
 *
 * @import { EngineLike } from '../../engine/client.js'
 * @import { Subject } from './figure-types.js'
 */

/** The script that defines the figures, in one file that needs no others. */
const SCRIPT = '<script defer src="micro-max.figures.classic.js"></script>';

/**
 * @param {string} tag
 * @param {Readonly<Record<string, string>>} attributes
 * @param {string} content What is shown without scripts.
 */
export function pageCode(tag, attributes, content) {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `${SCRIPT}\n<${tag}${written.join('')}>${escaped(content)}</${tag}>\n`;
}

/** @param {string} text */
const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('\n', '&#10;');

/**
 * The game of a subject in PGN.
 * @param {string} fen The start.
 * @param {readonly string[]} sans
 */
export const gameText = (fen, sans) => `[FEN "${fen}"] ${sans.join(' ')}`;

/**
 * The attributes for a subject.
 * @param {Pick<EngineLike, 'ask'>} engine @param {Subject} subject @returns {Promise<Record<string, string>>}
 */
export async function attributesOfGame(engine, { start, moves }) {
  if (moves.length === 0) return { fen: start };
  const { san } = await engine.ask('san', { start, moves: [], line: [...moves] });
  return { pgn: gameText(start, san) };
}

/**
 * The attributes that an author has set, of those that a figure has.
 * @param {Element} element
 * @returns {Record<string, string>}
 */
export function attributesOf(element) {
  const { observedAttributes } = /** @type {{ observedAttributes?: readonly string[] }} */ (element.constructor);
  const own = [...element.attributes].filter(({ name }) => observedAttributes?.includes(name));
  return Object.fromEntries(own.map(({ name, value }) => [name, value]));
}
