/**
 * Imports positions and games that are pasted, dropped, opened or shared. If one cannot be read, a message says where
 * and why, and the game on the board stays.
 */
import { isFriendLink } from '../game/friend/friend-link.ts';
import { loadedFen, treeOfPgn, unreadMessage } from '../game/pgn/pgn.ts';
import { VariantLinkError, isVariantLink, linkedGame, sharedIn, unpackable } from '../game/links.ts';
import { translateError } from '../ui/messages.ts';
import { makeId } from '../ui/game-storage.ts';
import { ImportError, failure } from './input-error.ts';
import { MAX_BYTES, decoded, fenIn, isBinary, isGamesFile, pgnOfUci, withPlainSpaces } from './detect-format.ts';
import { loadStyles } from '../ui/lazy-styles.ts';
import { loadDialogTexts } from '../texts/load.ts';
import { makeTree, treeOf } from '../game/tree/move-tree.ts';
import type { VariantInfo } from '../engine/messages.ts';
import type { PgnGame } from '../game/pgn/pgn.ts';
import type { Tree } from '../game/tree/move-tree.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { ReadSession, Session } from '../ui/session.ts';

/** Opens the dialog for choosing one of several games. */
export type Choose = () => void;

/** Imports a pasted text; a notice says what is wrong with it. */
export async function importText(text: string, session: ReadSession) {
  const words = await loadDialogTexts(session.texts().language);
  await orNotice(session, () => readText(text, words.import.paste, session, words));
}

/** Imports what a link shares; a notice says what is wrong with it. */
export async function importShared(hash: string, session: ReadSession) {
  const words = await loadDialogTexts(session.texts().language);
  if (isFriendLink(hash)) {
    const { openFriendGame } = await import('./friend-game.ts');
    await orNotice(session, () => openFriendGame(hash, session, words, (shared) => movesIn(shared, session, words)));
    return;
  }
  if (isVariantLink(hash)) {
    await orNotice(session, () => readVariantLink(hash, session, words));
    return;
  }
  const { form, text } = sharedIn(hash) ?? { form: 'packed', text: '' };
  const name = words.import.address[form];
  await orNotice(session, () =>
    form === 'packed'
      ? readPacked(text, name, session, words)
      : readText(form === 'fen' ? text.replaceAll('_', ' ') : text, name, session, words, form),
  );
}

/** Imports a file; a notice says what is wrong with it. */
export async function importFile(file: File, session: ReadSession) {
  const words = await loadDialogTexts(session.texts().language);
  await orNotice(session, () => readFile(file, session, words));
}

async function orNotice(session: Session, take: () => Promise<Choose | null>) {
  try {
    const choose = await take();
    choose?.();
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    session.dispatch({ type: 'setNotice', message: { key: 'notRead', fields: { text: error.message } } });
  }
}

/**
 * Reads a file.
 *
 * @returns As `readText` does.
 * @throws {ImportError}
 */
export async function readFile(file: File, session: ReadSession, words: DialogTexts): Promise<Choose | null> {
  const name = words.import.file({ name: file.name });
  if (file.size > MAX_BYTES) throw new ImportError(words.import.tooLarge({ name }));
  const buffer = await file.arrayBuffer().catch(() => {
    throw new ImportError(words.import.unreadable({ name }));
  });
  const text = decoded(new Uint8Array(buffer));
  if (text === null) throw new ImportError(words.import.binary({ name }));
  return readText(text, name, session, words);
}

/**
 * Reads a text. Its only game or position is put on the board; of several games, one has to be chosen.
 *
 * @param name What messages call the text.
 * @param form What it must be.
 * @returns Null if a game is on the board.
 * @throws {ImportError}
 */
export async function readText(
  given: string,
  name: string,
  session: ReadSession,
  words: DialogTexts,
  form?: 'fen' | 'pgn',
): Promise<Choose | null> {
  const plain = withPlainSpaces(given);
  const text = (form !== 'fen' && pgnOfUci(plain)) || plain;
  if (text.trim() === '') throw new ImportError(words.import.empty({ name }));
  if (text.length > MAX_BYTES) throw new ImportError(words.import.tooLarge({ name }));
  if (isBinary(text)) throw new ImportError(words.import.binary({ name }));
  const fail = failure(name, session, words);

  const fen = form === 'fen' ? text.trim() : form === 'pgn' ? null : fenIn(text);
  if (fen !== null) {
    await showFen(session, fen).catch(fail);
    return null;
  }
  if (form === undefined && isGamesFile(text)) {
    const { readGamesFile } = await import('../variants/workshop/games-file.ts');
    return readGamesFile(text, name, session, words);
  }
  const { games } = await session.client.ask('games', { text }).catch(fail);
  if (games.length === 0) throw new ImportError(words.import.noGame({ name }));
  const read = async (game: number) => {
    const source = games[game].variant;
    if (source === null) return show(session, await session.client.ask('pgn', { text, game }).catch(fail));
    const { pgn, variant } = await readVariantPgn(text, game, source, session).catch(fail);
    return show(session, pgn, variant);
  };
  if (games.length === 1) {
    await read(0);
    return null;
  }
  const [{ openChooser }] = await Promise.all([import('./game-chooser.ts'), loadStyles('dialogs')]);
  return () => openChooser(games, read, words);
}

/** Shows a position of the game on the board, or of chess if it is none of that game. */
async function showFen({ client, dispatch, game, request }: ReadSession, fen: string) {
  const ask = async (variant: VariantInfo | null) => {
    const checked = await client.ask('fen', { fen, variant: variant?.source });
    return loadedFen(checked.fen, variant);
  };
  const { variant } = game().tree;
  const loaded = await ask(variant).catch((error) =>
    variant
      ? ask(null).catch(() => {
          throw error;
        })
      : Promise.reject(error),
  );
  dispatch({ type: 'loadGame', id: makeId(), game: loaded, request });
}

/**
 * Reads a game that was packed for a link.
 *
 * @param name What messages call it.
 * @throws {ImportError}
 */
async function readPacked(text: string, name: string, session: ReadSession, words: DialogTexts): Promise<null> {
  await show(session, await unpacked(text, name, session, words));
  return null;
}

const unpacked = (text: string, name: string, session: ReadSession, words: DialogTexts) =>
  session.client.ask('unpack', unpackable(text)).catch(failure(name, session, words));

/**
 * The moves in a link to a packed game or to a game of a variant, all legal.
 *
 * @throws {ImportError}
 */
async function movesIn(hash: string, session: ReadSession, words: DialogTexts): Promise<Tree> {
  if (isVariantLink(hash)) return (await variantGameIn(hash, session, words)).tree;
  const pgn = await unpacked(sharedIn(hash)?.text ?? '', words.import.address.packed, session, words);
  return treeOfPgn(pgn, session.texts().game.unread).tree;
}

/**
 * Opens the game of a link to a variant: a new one, or a position with the moves that were made.
 *
 * @throws {ImportError}
 */
async function readVariantLink(hash: string, session: ReadSession, words: DialogTexts): Promise<null> {
  const { dispatch, request } = session;
  const { tree, isNew } = await variantGameIn(hash, session, words);
  if (isNew) dispatch({ type: 'requestNewGame', as: 'white', variant: tree.variant, isVaried: true, request });
  else dispatch({ type: 'loadGame', id: makeId(), game: { tree, tags: [], ended: null }, request });
  return null;
}

/** The game of a link to a variant; `isNew` if it is at the start of the game. */
async function variantGameIn(hash: string, session: ReadSession, words: DialogTexts) {
  const { client } = session;
  const name = words.import.address.packed;
  const fail = failure(name, session, words);
  const { variant, start, moves } = await linkedGame(hash).catch((error) => {
    throw error instanceof VariantLinkError
      ? new ImportError(words.import.wrong({ name, fault: words.import.link[error.code] }))
      : error;
  });
  const info = await client.ask('variant', { variant }).catch(fail);
  if (start === 'startpos' && moves.length === 0) return { tree: makeTree(start, info), isNew: true };
  const from = start === 'startpos' ? start : (await client.ask('fen', { variant, fen: start }).catch(fail)).fen;
  // An illegal move is an error here, with its number; below it would only end the line.
  await client.ask('outcome', { variant, start: from, moves }).catch(fail);
  const { san } = await client.ask('san', { variant, start: from, line: moves }).catch(fail);
  const listed = moves.map((uci, parent) => ({ parent, uci, san: san[parent] }));
  return { tree: treeOf(from, {}, listed, info), isNew: false };
}

/**
 * Reads a game of a variant in a PGN.
 *
 * @param index Its place in the text, from 0.
 * @param source Its variant source.
 */
async function readVariantPgn(text: string, index: number, source: string, { client }: Session) {
  const variant = await client.ask('variant', { variant: source });
  const pgn = await client.ask('pgn', { variant: source, text, game: index });
  return { pgn, variant };
}

/** Shows a game; a notice says what of it could not be read. */
async function show(session: ReadSession, pgn: PgnGame, variant?: VariantInfo | null) {
  const texts = session.texts();
  const message = unreadMessage(pgn);
  const notice = message && (await translateError(texts.language, message));
  const game = treeOfPgn(pgn, texts.game.unread, variant);
  session.dispatch({ type: 'loadGame', id: makeId(), game, notice, request: session.request });
}
