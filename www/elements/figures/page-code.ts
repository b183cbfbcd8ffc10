/** The HTML that shows a figure in another page. */

import type { EngineLike } from '../../engine/client.ts';
import type { Subject } from './figure-types.ts';

/** The script that defines the figures, in one file that needs no others. */
const SCRIPT = '<script defer src="micro-max.figures.classic.js"></script>';

/** @param content What is shown without scripts. */
export function pageCode(tag: string, attributes: Readonly<Record<string, string>>, content: string) {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `${SCRIPT}\n<${tag}${written.join('')}>${escaped(content)}</${tag}>\n`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('\n', '&#10;');

/**
 * The game of a subject in PGN.
 *
 * @param fen The start.
 */
export const gameText = (fen: string, sans: readonly string[]) => `[FEN "${fen}"] ${sans.join(' ')}`;

/** The attributes for a subject. */
export async function attributesOfGame(
  engine: Pick<EngineLike, 'ask'>,
  { start, moves }: Subject,
): Promise<Record<string, string>> {
  if (moves.length === 0) return { fen: start };
  const { san } = await engine.ask('san', { start, moves: [], line: [...moves] });
  return { pgn: gameText(start, san) };
}

/** The attributes that an author has set, of those that a figure has. */
export function attributesOf(element: Element): Record<string, string> {
  const { observedAttributes } = element.constructor as { observedAttributes?: readonly string[] };
  const own = [...element.attributes].filter(({ name }) => observedAttributes?.includes(name));
  return Object.fromEntries(own.map(({ name, value }) => [name, value]));
}
