// @ts-check
/**
 * Links that carry a position or a whole game, and what they carry. Pure.
 */

/**
 * The link to a position.
 *
 * @param {string} address The page's; it may be a file's.
 * @param {string} fen
 */
export const positionLink = (address, fen) => `${withoutHash(address)}#fen=${fen.replaceAll(' ', '_')}`;

/**
 * The link to a game.
 *
 * @param {string} address The page's; it may be a file's.
 * @param {string} pgn
 */
export const gameLink = (address, pgn) => `${withoutHash(address)}#pgn=${encoded(pgn.trim())}`;

/** @param {string} address */
const withoutHash = (address) => address.split('#')[0];

/** Letters that every address may have, written as bytes nonetheless. */
const PLAIN = /%(?:24|2B|2C|2F|3A|3B|3D|40)/g;

/** Letters that end a link in running text, not written as bytes. */
const LOOSE = /[!'()*~]/g;

/** @param {string} text */
const encoded = (text) => encodeURIComponent(text)
  .replace(PLAIN, decodeURIComponent)
  .replace(LOOSE, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

/**
 * The text that an address shares. A letter that was cut in half gives a replacement character, and no error.
 *
 * @param {string} hash
 * @returns {string | null}
 */
export function sharedIn(hash) {
  const written = /^#(?:fen|pgn)=(.*)$/s.exec(hash)?.[1] ?? null;
  const decoder = new TextDecoder();
  const bytesOf = (/** @type {string} */ run) => Uint8Array.from(run.slice(1).split('%'), (pair) => parseInt(pair, 16));
  return written && written.replace(/(?:%[0-9a-f]{2})+/gi, (run) => decoder.decode(bytesOf(run)));
}
