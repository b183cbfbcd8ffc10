// @ts-check
/**
 * Writes and reads links to a position or a game. Pure.
 */

/**
 * The link to a position.
 *
 * @param {string} address The page's, which may be a file.
 * @param {string} fen
 */
export const positionLink = (address, fen) => `${withoutHash(address)}#fen=${fen.replaceAll(' ', '_')}`;

/**
 * The link to a game.
 *
 * @param {string} address The page's, which may be a file.
 * @param {string} pgn
 */
export const gameLink = (address, pgn) => `${withoutHash(address)}#pgn=${encoded(pgn.trim())}`;

/** @param {string} address */
const withoutHash = (address) => address.split('#')[0];

/** Characters that `encodeURIComponent` escapes although a fragment may contain them. */
const PLAIN = /%(?:24|2B|2C|2F|3A|3B|3D|40)/g;

/** Characters that end a link in running text although `encodeURIComponent` leaves them. */
const LOOSE = /[!'()*~]/g;

/** @param {string} text */
const encoded = (text) => encodeURIComponent(text)
  .replace(PLAIN, decodeURIComponent)
  .replace(LOOSE, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

/**
 * The text in the fragment of a link. A truncated character becomes a replacement character, not an error.
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
