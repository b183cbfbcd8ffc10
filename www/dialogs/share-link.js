// @ts-check
/** Writes and reads links to a position or a game. Pure. */

/**
 * The link to a position.
 * @param {string} address The page's, which may be a file.
 * @param {string} fen
 */
export const positionLink = (address, fen) => `${withoutHash(address)}#fen=${fen.replaceAll(' ', '_')}`;

/**
 * The link to a game.
 * @param {string} address The page's, which may be a file.
 * @param {string} pgn
 */
export const gameLink = (address, pgn) => `${withoutHash(address)}#pgn=${encoded(pgn.trim())}`;

/**
 * The link to a game without its comments and variations.
 * @param {string} address The page's, which may be a file.
 * @param {string} start "startpos" or a FEN.
 * @param {string} packed The moves as the worker packs them.
 */
export const shortLink = (address, start, packed) =>
  `${withoutHash(address)}#g=${packed}${start === 'startpos' ? '' : `.${start.replaceAll(' ', '_')}`}`;

/**
 * The parts of a short link.
 * @param {string} text What follows `#g=`.
 * @returns {{ start: string, packed: string }}
 */
export function unpackable(text) {
  const [packed, fen] = text.split(/\.(.*)/s);
  return { packed, start: fen?.replaceAll('_', ' ') ?? 'startpos' };
}

/** @param {string} address */
const withoutHash = (address) => address.split('#')[0];

/** Characters that `encodeURIComponent` escapes although a fragment may contain them. */
const PLAIN = /%(?:24|2B|2C|2F|3A|3B|3D|40)/g;

/** Characters that end a link in running text although `encodeURIComponent` leaves them. */
const LOOSE = /[!'()*~]/g;

/** @param {string} text */
const encoded = (text) =>
  encodeURIComponent(text)
    .replace(PLAIN, decodeURIComponent)
    .replace(LOOSE, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

/**
 * What a link shares: a FEN, a PGN, or a game that the worker has packed.
 *
 * @typedef {{ form: 'fen' | 'pgn' | 'packed', text: string }} Shared
 */

/** The forms by their names in the fragment. @type {Readonly<Record<string, Shared['form']>>} */
const FORMS = Object.freeze({ fen: 'fen', pgn: 'pgn', g: 'packed' });

/**
 * What the fragment of a link shares, or null. A truncated character becomes a replacement character, not an error.
 * @param {string} hash @returns {Shared | null}
 */
export function sharedIn(hash) {
  const [, name, written] = /^#(fen|pgn|g)=(.*)$/s.exec(hash) ?? [];
  if (name === undefined) return null;
  const decoder = new TextDecoder();
  const bytesOf = (/** @type {string} */ run) => Uint8Array.from(run.slice(1).split('%'), (pair) => parseInt(pair, 16));
  return { form: FORMS[name], text: written.replace(/(?:%[0-9a-f]{2})+/gi, (run) => decoder.decode(bytesOf(run))) };
}
