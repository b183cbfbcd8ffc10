/** Detects the encoding and format of imported texts and files. Pure. */

/** Larger files and texts are refused. */
export const MAX_BYTES = 16 * 1024 * 1024;

/** Control characters that do not occur in text. A PGN may end with ^Z, the end-of-file mark of old systems. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it finds
const CONTROLS = /[\0-\x08\x0b\x0e-\x19\x1b-\x1f]/;

/** The placement of a FEN: letters and digits between slashes, and pieces in hand. No PGN begins like that. */
const PLACEMENT = /^[A-Za-z0-9+~]+(?:\/[A-Za-z0-9+~]*){2,}(?:\[[A-Za-z-]*\])?$/;

/**
 * The text of a file: UTF-8, UTF-16 with a byte order mark, or single-byte Latin letters as in the PGN standard.
 *
 * @returns Null if it is not text.
 */
export function decoded(bytes: Uint8Array): string | null {
  const text = decodedAs(bytes, encodingOf(bytes)) ?? decodedAs(bytes, 'windows-1252');
  return text === null || CONTROLS.test(text) ? null : text;
}

function encodingOf([first, second]: Uint8Array) {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function decodedAs(bytes: Uint8Array, encoding: string) {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Whether a pasted or shared text contains characters of binary files. */
export const isBinary = (text: string) => CONTROLS.test(text);

/**
 * Replaces typographic spaces, which web pages have between moves, by plain ones: one for each byte, so that byte
 * offsets stay valid.
 */
export const withPlainSpaces = (text: string) =>
  text.replace(/[^\S\t\n\v\f\r ]/g, (space) => ' '.repeat(new TextEncoder().encode(space).length));

/** Whether a text is a definition of a game, or an `fmax.ini`, and no PGN. A definition has more than its name. */
export function isGamesFile(text: string) {
  if (/^\[\w+[ \t]+"/m.test(text)) return false;
  return (
    /^Game:[ \t]*\S/m.test(text) ||
    (/^[ \t]*game[ \t]+\S/m.test(text) && /^[ \t]*(?:board|piece|start)[ \t]+\S/m.test(text))
  );
}

/** What may stand before the placement: commands and quotation marks. The worker skips it too. */
const BEFORE_PLACEMENT = /^(?:["'`“”„‘’«»\s]|position\b|setboard\b|epd\b:?|fen\b[:=]?)*/i;

/** The address of a page, and nothing else. */
const ADDRESS = /^https?:\/\/\S+$/i;

/** A position of chess in an address, with what follows it up to the next parameter. */
const LINKED_FEN = /(?:[pnbrqk1-8~]{1,17}\/){7}[pnbrqk1-8~]{1,17}(?:\[[pnbrq]{0,60}\])?(?:[_+ ][^&#?]*)?/i;

/** The FEN in the address of a page of analysis, where underscores, plus signs or escapes stand for spaces. */
function fenOfAddress(address: string): string | null {
  try {
    const [fen] = LINKED_FEN.exec(decodeURIComponent(address)) ?? [];
    return fen?.replace(/[_+ ]+/g, ' ').trim() ?? null;
  } catch {
    // An escape that is none: not the address of a position.
    return null;
  }
}

/** The FEN in a text of one line, or null if it is something else. In an address, underscores may stand for spaces. */
export function fenIn(text: string): string | null {
  if (ADDRESS.test(text.trim())) return fenOfAddress(text.trim());
  const line = text.trim().replace(BEFORE_PLACEMENT, '');
  if (line.includes('\n')) return null;
  const fields = line.split(/[\s_]+/);
  return PLACEMENT.test(fields[0]) ? fields.join(' ') : null;
}

/**
 * A game of a line of UCI, `position startpos moves e2e4 e7e5` or `position fen … moves …`, as a PGN, or null if the
 * text is something else.
 */
export function pgnOfUci(text: string): string | null {
  const [command, start, ...words] = text.trim().split(/\s+/);
  const moves = words.indexOf('moves');
  if (command?.toLowerCase() !== 'position' || (start === 'fen' ? moves < 0 : start !== 'startpos')) return null;
  const fen = words.slice(0, Math.max(moves, 0)).join(' ');
  const tag = start === 'fen' ? `[FEN "${fen.replaceAll('"', '')}"]` : '[Event "?"]';
  return `${tag}\n\n${words.slice(moves + 1).join(' ')} *`;
}
