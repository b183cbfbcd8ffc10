/** The HTML that shows a figure or a board in another page. */

import { startFen } from '../../board/placement.ts';
import { VERSION } from '../version.ts';
import type { EngineLike } from '../../engine/client.ts';
import type { Subject } from './figure-types.ts';

/** The script that defines the figures, in one file that needs no others. */
const SCRIPT = 'micro-max.figures.classic.js';

/** The address of a file in the folder that authors copy beside their page. */
export const besidePage = (file: string) => `micro-max-${VERSION}/${file}`;

/** The sentence that stands in place of a figure or a board if its script does not run. */
export const needs = (what: string, file: string) => `This ${what} needs scripts and the file ${besidePage(file)}.`;

/** @param content What is shown without scripts, before the sentence about the file. */
export const pageCode = (tag: string, attributes: Readonly<Record<string, string>>, content: string) =>
  `<script defer src="${besidePage(SCRIPT)}"></script>\n${elementCode(tag, attributes, escaped(`${content} ${needs('figure', SCRIPT)}`.trim()))}\n`;

/** @param content HTML. */
export function elementCode(tag: string, attributes: Readonly<Record<string, string>>, content: string) {
  const written = Object.entries(attributes).map(([name, value]) =>
    value ? ` ${name}="${escaped(value)}"` : ` ${name}`,
  );
  return `<${tag}${written.join('')}>${content}</${tag}>`;
}

/** A text for the content of an element, or for an attribute of one line. */
export const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');

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
  const fen = startFen(start);
  if (moves.length === 0) return { fen };
  const { san } = await engine.ask('san', { start, moves: [], line: [...moves] });
  return { pgn: gameText(fen, san) };
}

/** The attributes that an author has set, of those that a figure has. */
export function attributesOf(element: Element): Record<string, string> {
  const { observedAttributes } = element.constructor as { observedAttributes?: readonly string[] };
  const own = [...element.attributes].filter(({ name }) => observedAttributes?.includes(name));
  return Object.fromEntries(own.map(({ name, value }) => [name, value]));
}
