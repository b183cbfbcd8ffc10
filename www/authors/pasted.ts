/** Reads what an author pastes: a PGN, a FEN, a definition of a game or a link. */
import { faultOf, isVariant } from '../elements/attributes.ts';
import { readState } from '../embed/state.ts';
import { fenIn, isBinary, isGamesFile, pgnOfUci, withPlainSpaces } from '../dialogs/detect-format.ts';
import { isFriendLink, readFriendLink } from '../game/friend/friend-link.ts';
import { VariantLinkError, isVariantLink, linkedGame, sharedIn, unpackable } from '../game/links.ts';
import { writePgn } from '../game/pgn/pgn.ts';
import { gamesOfText } from '../engine/joined-engines.ts';
import type { Name, Texts } from '../elements/attributes.ts';
import type { EngineLike } from '../engine/client.ts';

/** Attributes of the element, or the sentence that says what is wrong. */
export type Read = { attributes: Texts } | { fault: string };

type Engine = Pick<EngineLike, 'ask'>;

/** The longest text that an attribute may have, in characters. */
const MAX_CHARACTERS = 10_000_000;

/** Addresses cannot contain them. */
const HALF_CHARACTERS = /[\uD800-\uDFFF]/gu;

/** What mails and programs leave behind a FEN. */
const AFTER_FEN = /["'`“”„‘’«»;\s]+$/;

const ADDRESS = /^(?:https?|file):\/\/\S+$/i;

/** The address of a file with games. */
const PGN_FILE = /^[^?#]+\.pgn(?:[?#].*)?$/i;

/** The moves in the address of an analysis board. */
const LINKED_MOVES = /[/?&#]pgn[=/]([^?#&]+)/i;

const TAG_PAIR = /^\s*\[\w+\s+"/m;

const SENTENCES = Object.freeze({
  binary: 'This is a file of another kind: paste the text of a PGN or a FEN.',
  long: 'This is longer than 10 MB: put the file beside your page, and paste its address.',
  markup: 'This is HTML: paste only the PGN, the FEN or the link that is in it.',
  games: 'This file defines several games: open it on the play page, choose one, and paste the link to it.',
  link: 'This link contains no position and no game: open it, and copy the PGN or the FEN there.',
  damaged: 'This link is damaged: copy it again, from its beginning to its end.',
  neither: 'This is no PGN, no FEN and no link: moves are written 1. e4 e5, a FEN has slashes between its ranks.',
});

const fault = (name: keyof typeof SENTENCES): Read => ({ fault: SENTENCES[name] });

/** @param variant The game that the author has chosen, as in the attribute; empty for chess. */
export async function readPasted(pasted: string, variant: string, engine: Engine): Promise<Read> {
  const whole = pasted
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(HALF_CHARACTERS, '\uFFFD');
  const text = withPlainSpaces(whole).trim();
  if (text.length > MAX_CHARACTERS) return fault('long');
  if (isBinary(text)) return fault('binary');
  if (ADDRESS.test(text)) return readLink(text, variant, engine);
  if (text.startsWith('<')) return fault('markup');
  return readText(text, variant, engine);
}

async function readText(text: string, variant: string, engine: Engine): Promise<Read> {
  const fen = fenIn(text);
  if (fen !== null) return readFen(fen, variant);
  if (isGamesFile(text)) return /^Game:/m.test(text) ? fault('games') : { attributes: { variant: text } };
  return readPgn(pgnOfUci(text) ?? text, variant, engine);
}

function readFen(found: string, variant: string): Read {
  const fen = found.replace(AFTER_FEN, '');
  const isOfVariant = isVariant(variant ? { variant } : {});
  const wrong = faultOf('fen', fen, isOfVariant);
  if (!wrong) return { attributes: { fen } };
  const isOfAnother = !isOfVariant && faultOf('fen', fen, true) === null;
  return { fault: isOfAnother ? 'This is not a position of chess. Choose its game.' : wrong };
}

async function readPgn(pgn: string, variant: string, engine: Engine): Promise<Read> {
  try {
    const { games, read } = await gamesOfText(engine, pgn, variant || undefined);
    const first = games.length > 0 ? await read(0) : null;
    if (!first || (first.nodes.length === 0 && !TAG_PAIR.test(pgn))) return fault('neither');
    return { attributes: { pgn } };
  } catch (error) {
    return { fault: sentenceOf(error) };
  }
}

const sentenceOf = (error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  return `The game cannot be read: ${message.replace(/\.$/, '')}.`;
};

async function readLink(address: string, variant: string, engine: Engine): Promise<Read> {
  const [, path, hash = ''] = /^([^#]*)(#.*)?$/s.exec(address) ?? [];
  if (/\/embed\.html$/.test(path.replace(/\?.*$/, ''))) return readFrame(hash, engine);
  const own = isFriendLink(hash) ? (readFriendLink(hash)?.hash ?? hash) : hash;
  const shared = sharedIn(own);
  if (shared?.form === 'fen') return readFen(shared.text.replaceAll('_', ' '), variant);
  if (shared?.form === 'pgn') return readPgn(shared.text, variant, engine);
  if (shared || isVariantLink(own)) return readPacked(own, engine);
  if (PGN_FILE.test(address)) return { attributes: { src: address } };
  const fen = fenIn(address);
  if (fen !== null) return readFen(fen, variant);
  const moves = movesIn(address);
  return moves === null ? fault('link') : readPgn(moves, variant, engine);
}

/** The moves in the address of an analysis board, where underscores and plus signs are spaces. */
function movesIn(address: string): string | null {
  try {
    const [, written] = LINKED_MOVES.exec(address) ?? [];
    return written === undefined ? null : decodeURIComponent(written.replace(/[_+]/g, ' '));
  } catch {
    // An escape that is none.
    return null;
  }
}

/** The game of a link to the play page without comments and variations. */
async function readPacked(hash: string, engine: Engine): Promise<Read> {
  try {
    if (!isVariantLink(hash))
      return {
        attributes: { pgn: writePgn(await engine.ask('unpack', unpackable(sharedIn(hash)?.text ?? ''))).trim() },
      };
    const linked = await linkedGame(hash);
    const { variant, start, moves } = linked;
    if (moves.length === 0) return { attributes: { variant, ...(start !== 'startpos' && { fen: start }) } };
    return { attributes: { variant, pgn: writePgn(await engine.ask('replay', linked)).trim() } };
  } catch (error) {
    return error instanceof VariantLinkError ? fault('damaged') : { fault: sentenceOf(error) };
  }
}

/** The attributes in the address of a frame. */
async function readFrame(hash: string, engine: Engine): Promise<Read> {
  const { attributes: written, faults } = readState(hash);
  if (faults.length > 0) return { fault: faults[0] };
  // A frame has no panels unless its address names them.
  const attributes: Texts = { panels: '', ...written };
  const { fen, pgn, variant = '' } = attributes;
  if (pgn !== undefined) {
    const read = await readPgn(withStart(pgn, fen), variant, engine);
    const { fen: _, ...others } = attributes;
    return 'fault' in read ? read : { attributes: { ...others, ...read.attributes } };
  }
  for (const name of Object.keys(attributes) as Name[]) {
    const wrong = faultOf(name, attributes[name] ?? '', isVariant(attributes));
    if (wrong) return { fault: wrong };
  }
  return { attributes };
}

/** A game that starts from a position. */
const withStart = (pgn: string, fen: string | undefined) =>
  fen === undefined || /^\s*\[FEN\s+"/im.test(pgn) ? pgn : `[SetUp "1"]\n[FEN "${fen}"]\n\n${pgn}`;
