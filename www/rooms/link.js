// @ts-check
/**
 * Links that carry a position or a whole game; the page that opens them reads it from its own address. Pure.
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
