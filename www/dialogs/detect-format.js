// @ts-check
/**
 * What a text or file from elsewhere is, before anything is read in it. Pure.
 */

/** Larger files and texts are not taken. */
export const MAX_BYTES = 16 * 1024 * 1024;

/** Controls that no text has; a PGN may end with the end-of-file mark of old systems. */
const CONTROLS = /[\0-\x08\x0b\x0e-\x19\x1b-\x1f]/;

/** The placement of a FEN: letters and digits between slashes. A game begins with neither. */
const PLACEMENT = /^[A-Za-z0-9]+(?:\/[A-Za-z0-9]+){2,}$/;

/**
 * The text of a file: UTF-8, UTF-16 with its mark, or Latin letters of one byte as the PGN standard has them.
 *
 * @param {Uint8Array} bytes
 * @returns {string | null} Null if it is no text.
 */
export function decoded(bytes) {
  const text = decodedAs(bytes, encodingOf(bytes)) ?? decodedAs(bytes, 'windows-1252');
  return text === null || CONTROLS.test(text) ? null : text;
}

/** @param {Uint8Array} bytes */
function encodingOf([first, second]) {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/**
 * @param {Uint8Array} bytes
 * @param {string} encoding
 */
function decodedAs(bytes, encoding) {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Whether a text that was pasted or shared has what only other files have.
 *
 * @param {string} text
 */
export const isBinary = (text) => CONTROLS.test(text);

/**
 * The text with plain blanks for those of typesetters, which stand between moves on web pages. Each becomes as many
 * as it has bytes, so that places in the text stay what they are.
 *
 * @param {string} text
 */
export const withPlainBlanks = (text) =>
  text.replace(/[^\S\t\n\v\f\r ]/g, (blank) => ' '.repeat(new TextEncoder().encode(blank).length));

/**
 * The FEN in a text of one line, or null if it is something else. In an address spaces may be written as
 * underscores.
 *
 * @param {string} text
 * @returns {string | null}
 */
export function fenIn(text) {
  const line = text.trim();
  if (/[\n[]/.test(line)) return null;
  const fields = line.split(/[\s_]+/);
  return PLACEMENT.test(fields[0]) ? fields.join(' ') : null;
}
