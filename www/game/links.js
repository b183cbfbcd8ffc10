// @ts-check
/**
 * Links to a position or a game. Pure.
 *
 * The fragment of a link to a game of a variant names a built-in game, `v=capablanca`, or contains the definition of another,
 * `d=` with deflated text in base64url; then come a position and moves, if there are any: `&fen=…&m=e2e4.e7e5`.
 *
 * @import { GameSoFar } from '../engine/messages.js'
 */
import { isDefinition, isSource } from './variant/variant-source.js';

/**
 * What a link shares: a FEN, a PGN, or a game that the worker has packed.
 *
 * @typedef {{ form: 'fen' | 'pgn' | 'packed', text: string }} Shared
 */

/** The forms by their names in the fragment. @type {Readonly<Record<string, Shared['form']>>} */
const FORMS = Object.freeze({ fen: 'fen', pgn: 'pgn', g: 'packed' });

/** Characters that `encodeURIComponent` escapes although a fragment may contain them. */
const PLAIN = /%(?:24|2B|2C|2F|3A|3B|3D|40)/g;

/** Characters that end a link in running text although `encodeURIComponent` leaves them. */
const LOOSE = /[!'()*~]/g;

/** The maximum length of a definition, in characters. */
const MAX_DEFINITION = 20_000;

/** The maximum number of bytes of such a definition. */
const MAX_BYTES = 4 * MAX_DEFINITION;

/** The maximum number of moves. */
const MAX_MOVES = 5000;

/** Why a link cannot be read. */
export class VariantLinkError extends Error {
  /** @param {'damaged' | 'tooLong'} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** @typedef {Required<Pick<GameSoFar, 'variant' | 'start' | 'moves'>>} LinkedGame */

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
export const gameLink = (address, pgn) => `${withoutHash(address)}#pgn=${encodedPgn(pgn.trim())}`;

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

/**
 * The link to a game of a variant.
 *
 * @param {string} address The page's, which may be a file.
 * @param {LinkedGame} game
 * @returns {Promise<string>}
 * @throws {VariantLinkError} Its definition is too long.
 */
export async function variantLink(address, { variant, start, moves }) {
  const parts = [
    isDefinition(variant) ? `d=${await packed(variant)}` : `v=${variant}`,
    ...(start === 'startpos' ? [] : [`fen=${encodedFen(start.replaceAll(' ', '_'))}`]),
    ...(moves.length === 0 ? [] : [`m=${moves.join('.')}`]),
  ];
  return `${withoutHash(address)}#${parts.join('&')}`;
}

/**
 * Whether the fragment of a link is that of a variant.
 * @param {string} hash
 */
export const isVariantLink = (hash) => /^#[vd]=/.test(hash);

/**
 * The game of a link to a variant; neither its position nor its moves are known to be legal.
 *
 * @param {string} hash The fragment of a link to a variant.
 * @returns {Promise<LinkedGame>}
 * @throws {VariantLinkError}
 */
export async function linkedGame(hash) {
  const fields = new Map(
    hash
      .slice(1)
      .split('&')
      .map((part) => {
        const [, name, value] = /^(\w+)=(.*)$/s.exec(part) ?? [];
        return [name, decoded(value ?? '')];
      }),
  );
  const variant = fields.has('d') ? await definitionIn(fields.get('d') ?? '') : (fields.get('v') ?? '');
  const moves = fields.get('m')?.split('.') ?? [];
  const areMoves = moves.length <= MAX_MOVES && moves.every((move) => /^[\w@]{4,8}$/.test(move));
  if (!isSource(variant) || !areMoves) throw new VariantLinkError('damaged');
  return { variant, start: fields.get('fen')?.replaceAll('_', ' ') ?? 'startpos', moves };
}

/** @param {string} definition @returns {Promise<string>} */
async function packed(definition) {
  if (definition.length > MAX_DEFINITION) throw new VariantLinkError('tooLong');
  return base64url(await piped(new Blob([definition]), new CompressionStream('deflate-raw')));
}

/** @param {string} text @returns {Promise<string>} */
async function definitionIn(text) {
  const bytes = bytesIn(text);
  const inflated = bytes && (await piped(new Blob([bytes]), new DecompressionStream('deflate-raw')).catch(orDamaged));
  const definition = inflated && utf8(inflated);
  if (!definition || !isDefinition(definition)) throw new VariantLinkError('damaged');
  if (definition.length > MAX_DEFINITION) throw new VariantLinkError('tooLong');
  return definition;
}

/** @param {unknown} error @returns {never} */
function orDamaged(error) {
  throw error instanceof VariantLinkError ? error : new VariantLinkError('damaged');
}

/**
 * Bytes after a transformation. It stops when they become too many: a short link can inflate to gigabytes.
 * @param {Blob} bytes @param {CompressionStream | DecompressionStream} transformation @returns {Promise<Uint8Array>}
 */
async function piped(bytes, transformation) {
  const reader = bytes.stream().pipeThrough(transformation).getReader();
  const parts = [];
  let count = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    parts.push(/** @type {Uint8Array<ArrayBuffer>} */ (value));
    count += value?.length ?? 0;
    if (count <= MAX_BYTES) continue;
    await reader.cancel();
    throw new VariantLinkError('tooLong');
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** @param {Uint8Array} bytes */
const base64url = (bytes) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** @param {string} text @returns {Uint8Array<ArrayBuffer> | null} */
function bytesIn(text) {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** @param {Uint8Array} bytes @returns {string | null} */
function utf8(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * A FEN as it may be part of a fragment.
 * @param {string} fen
 */
const encodedFen = (fen) => encodeURIComponent(fen).replaceAll('%2F', '/').replaceAll('%2B', '+');

/**
 * A text of a fragment, which may have been encoded again on its way.
 * @param {string} text
 */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @param {string} address */
const withoutHash = (address) => address.split('#')[0];

/** @param {string} text */
const encodedPgn = (text) =>
  encodeURIComponent(text)
    .replace(PLAIN, decodeURIComponent)
    .replace(LOOSE, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
