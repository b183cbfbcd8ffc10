/**
 * Links to a position or a game. Pure.
 *
 * The fragment of a link to a game of a variant names a built-in game, `v=capablanca`, or contains the definition of another,
 * `d=` with deflated text in base64url; then come a position and moves, if there are any: `&fen=…&m=e2e4.e7e5`.
 */
import { isDefinition, isSource } from './variant/variant-source.ts';
import type { GameSoFar } from '../engine/messages.ts';

/** What a link shares: a FEN, a PGN, or a game that the worker has packed. */
type Shared = { form: 'fen' | 'pgn' | 'packed'; text: string };

/** The forms by their names in the fragment. */
const FORMS: Readonly<Record<string, Shared['form']>> = Object.freeze({ fen: 'fen', pgn: 'pgn', g: 'packed' });

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
  code: 'damaged' | 'tooLong';

  constructor(code: 'damaged' | 'tooLong') {
    super(code);
    this.code = code;
  }
}

type LinkedGame = Required<Pick<GameSoFar, 'variant' | 'start' | 'moves'>>;

/**
 * The link to a position.
 *
 * @param address The page's, which may be a file.
 */
export const positionLink = (address: string, fen: string) => `${withoutHash(address)}#fen=${fen.replaceAll(' ', '_')}`;

/**
 * The link to a game.
 *
 * @param address The page's, which may be a file.
 */
export const gameLink = (address: string, pgn: string) => `${withoutHash(address)}#pgn=${encodedPgn(pgn.trim())}`;

/**
 * The link to a game without its comments and variations.
 *
 * @param address The page's, which may be a file.
 * @param start "startpos" or a FEN.
 * @param packed The moves as the worker packs them.
 */
export const shortLink = (address: string, start: string, packed: string) =>
  `${withoutHash(address)}#g=${packed}${start === 'startpos' ? '' : `.${start.replaceAll(' ', '_')}`}`;

/**
 * The parts of a short link.
 *
 * @param text What follows `#g=`.
 */
export function unpackable(text: string): { start: string; packed: string } {
  const [packed, fen] = text.split(/\.(.*)/s);
  return { packed, start: fen?.replaceAll('_', ' ') ?? 'startpos' };
}

/** What the fragment of a link shares, or null. A truncated character becomes a replacement character, not an error. */
export function sharedIn(hash: string): Shared | null {
  const [, name, written] = /^#(fen|pgn|g)=(.*)$/s.exec(hash) ?? [];
  if (name === undefined) return null;
  const decoder = new TextDecoder();
  const bytesOf = (run: string) => Uint8Array.from(run.slice(1).split('%'), (pair) => parseInt(pair, 16));
  return { form: FORMS[name], text: written.replace(/(?:%[0-9a-f]{2})+/gi, (run) => decoder.decode(bytesOf(run))) };
}

/**
 * The link to a game of a variant.
 *
 * @param address The page's, which may be a file.
 * @throws {VariantLinkError} Its definition is too long.
 */
export async function variantLink(address: string, { variant, start, moves }: LinkedGame): Promise<string> {
  const parts = [
    isDefinition(variant) ? `d=${await packed(variant)}` : `v=${variant}`,
    ...(start === 'startpos' ? [] : [`fen=${encodedFen(start.replaceAll(' ', '_'))}`]),
    ...(moves.length === 0 ? [] : [`m=${moves.join('.')}`]),
  ];
  return `${withoutHash(address)}#${parts.join('&')}`;
}

/** Whether the fragment of a link is that of a variant. */
export const isVariantLink = (hash: string) => /^#[vd]=/.test(hash);

/**
 * The game of a link to a variant; neither its position nor its moves are known to be legal.
 *
 * @param hash The fragment of a link to a variant.
 * @throws {VariantLinkError}
 */
export async function linkedGame(hash: string): Promise<LinkedGame> {
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

async function packed(definition: string): Promise<string> {
  if (definition.length > MAX_DEFINITION) throw new VariantLinkError('tooLong');
  return base64url(await piped(new Blob([definition]), new CompressionStream('deflate-raw')));
}

async function definitionIn(text: string): Promise<string> {
  const bytes = bytesIn(text);
  const inflated = bytes && (await piped(new Blob([bytes]), new DecompressionStream('deflate-raw')).catch(orDamaged));
  const definition = inflated && utf8(inflated);
  if (!definition || !isDefinition(definition)) throw new VariantLinkError('damaged');
  if (definition.length > MAX_DEFINITION) throw new VariantLinkError('tooLong');
  return definition;
}

function orDamaged(error: unknown): never {
  throw error instanceof VariantLinkError ? error : new VariantLinkError('damaged');
}

/** Bytes after a transformation. It stops when they become too many: a short link can inflate to gigabytes. */
async function piped(bytes: Blob, transformation: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const reader = bytes.stream().pipeThrough(transformation).getReader();
  const parts = [];
  let count = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    parts.push(value as Uint8Array<ArrayBuffer>);
    count += value?.length ?? 0;
    if (count <= MAX_BYTES) continue;
    await reader.cancel();
    throw new VariantLinkError('tooLong');
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

const base64url = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function bytesIn(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** A FEN as it may be part of a fragment. */
const encodedFen = (fen: string) => encodeURIComponent(fen).replaceAll('%2F', '/').replaceAll('%2B', '+');

/** A text of a fragment, which may have been encoded again on its way. */
function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const withoutHash = (address: string) => address.split('#')[0];

const encodedPgn = (text: string) =>
  encodeURIComponent(text)
    .replace(PLAIN, decodeURIComponent)
    .replace(LOOSE, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
