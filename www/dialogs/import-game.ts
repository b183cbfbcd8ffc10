/**
 * Imports positions and games that are pasted, dropped, opened or shared. If one cannot be read, a message says where
 * and why, and the game on the board stays.
 */
import { gamesOfText } from '../engine/joined-engines.ts';
import { isFriendLink } from '../game/friend/friend-link.ts';
import { loadedFen, treeOfPgn, unreadMessage } from '../game/pgn/pgn.ts';
import { VariantLinkError, isVariantLink, linkedGame, sharedIn, unpackable } from '../game/links.ts';
import { translateError } from '../ui/messages.ts';
import { makeId } from '../ui/game-storage.ts';
import { ImportError, failure } from './input-error.ts';
import { MAX_BYTES, decoded, fenIn, isBinary, isGamesFile, pgnOfUci, withPlainSpaces } from './detect-format.ts';
import { loadStyles } from '../ui/lazy-styles.ts';
import { loadDialogTexts } from '../texts/load.ts';
import type { PgnGame, VariantInfo } from '../engine/messages.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { RequestingApp, App } from '../ui/app.ts';

/** Opens the dialog for choosing one of several games. */
export type Choose = () => void;

/** Imports a pasted text; a notice says what is wrong with it. */
export async function importText(text: string, app: RequestingApp) {
  const words = await loadDialogTexts(app.texts().language);
  await orNotice(app, () => readText(text, words.import.paste, app, words));
}

/** Imports what a link shares; a notice says what is wrong with it. */
export async function importShared(hash: string, app: RequestingApp) {
  const words = await loadDialogTexts(app.texts().language);
  if (isFriendLink(hash)) {
    const { openFriendGame } = await import('./friend-game.ts');
    const movesIn = async (shared: string) =>
      treeOfPgn(await gameOfLink(shared, app, words), app.texts().game.unread).tree;
    await orNotice(app, () => openFriendGame(hash, app, words, movesIn));
    return;
  }
  const { form, text } = sharedIn(hash) ?? { form: 'packed', text: '' };
  await orNotice(app, () =>
    form === 'packed'
      ? readLink(hash, app, words)
      : readText(form === 'fen' ? text.replaceAll('_', ' ') : text, words.import.address[form], app, words, form),
  );
}

/** Imports a file; a notice says what is wrong with it. */
export async function importFile(file: File, app: RequestingApp) {
  const words = await loadDialogTexts(app.texts().language);
  await orNotice(app, () => readFile(file, app, words));
}

async function orNotice(app: App, take: () => Promise<Choose | null>) {
  try {
    const choose = await take();
    choose?.();
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    app.dispatch({ type: 'setNotice', message: { key: 'notRead', fields: { text: error.message } } });
  }
}

/**
 * Reads a file.
 *
 * @returns As `readText` does.
 * @throws {ImportError}
 */
export async function readFile(file: File, app: RequestingApp, words: DialogTexts): Promise<Choose | null> {
  const name = words.import.file({ name: file.name });
  if (file.size > MAX_BYTES) throw new ImportError(words.import.tooLarge({ name }));
  const buffer = await file.arrayBuffer().catch(() => {
    throw new ImportError(words.import.unreadable({ name }));
  });
  const text = decoded(new Uint8Array(buffer));
  if (text === null) throw new ImportError(words.import.binary({ name }));
  return readText(text, name, app, words);
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
  app: RequestingApp,
  words: DialogTexts,
  form?: 'fen' | 'pgn',
): Promise<Choose | null> {
  const plain = withPlainSpaces(given);
  const text = (form !== 'fen' && pgnOfUci(plain)) || plain;
  if (text.trim() === '') throw new ImportError(words.import.empty({ name }));
  if (text.length > MAX_BYTES) throw new ImportError(words.import.tooLarge({ name }));
  if (isBinary(text)) throw new ImportError(words.import.binary({ name }));
  const fail = failure(name, app, words);

  const fen = form === 'fen' ? text.trim() : form === 'pgn' ? null : fenIn(text);
  if (fen !== null) {
    await showFen(app, fen).catch(fail);
    return null;
  }
  if (form === undefined && isGamesFile(text)) {
    const { readGamesFile } = await import('../variants/workshop/games-file.tsx');
    return readGamesFile(text, name, app, words);
  }
  const { games, read } = await gamesOfText(app.client, text).catch(fail);
  if (games.length === 0) throw new ImportError(words.import.noGame({ name }));
  const readAndShow = async (game: number) => show(app, await read(game).catch(fail));
  if (games.length === 1) {
    await readAndShow(0);
    return null;
  }
  const [{ openChooser }] = await Promise.all([import('./game-chooser.tsx'), loadStyles('dialogs')]);
  return () => openChooser(games, readAndShow, words);
}

/** Shows a position of the game on the board, or of chess if it is invalid in that game. */
async function showFen({ client, dispatch, game, request }: RequestingApp, fen: string) {
  const read = async (variant: VariantInfo | null) => {
    const known = await client.ask('legal', { start: fen, variant: variant?.source });
    return loadedFen(known.fen, variant, known);
  };
  const { variant } = game().tree;
  const loaded = await read(variant).catch((error) =>
    variant
      ? read(null).catch(() => {
          throw error;
        })
      : Promise.reject(error),
  );
  dispatch({ type: 'loadGame', id: makeId(), game: loaded, request });
}

/**
 * Opens the game of a link: a new one of a variant, or a position with the moves that were made.
 *
 * @throws {ImportError}
 */
async function readLink(hash: string, app: RequestingApp, words: DialogTexts): Promise<null> {
  const { dispatch, request } = app;
  const read = await gameOfLink(hash, app, words);
  const { variant, start, nodes } = read;
  const isNew = variant && start === 'startpos' && nodes.length === 0;
  if (isNew) dispatch({ type: 'requestNewGame', as: 'white', variant, isVaried: true, request });
  else await show(app, read);
  return null;
}

/** The game of a link to a packed game or to a game of a variant; its moves are legal. */
async function gameOfLink(hash: string, app: RequestingApp, words: DialogTexts): Promise<PgnGame> {
  const { client } = app;
  const name = words.import.address.packed;
  const fail = failure(name, app, words);
  if (!isVariantLink(hash)) return client.ask('unpack', unpackable(sharedIn(hash)?.text ?? '')).catch(fail);
  const linked = await linkedGame(hash).catch((error) => {
    throw error instanceof VariantLinkError
      ? new ImportError(words.import.wrong({ name, fault: words.import.link[error.code] }))
      : error;
  });
  return client.ask('replay', linked).catch(fail);
}

/** Shows a game; a notice says what of it could not be read. */
async function show(app: RequestingApp, pgn: PgnGame) {
  const texts = app.texts();
  const message = unreadMessage(pgn);
  const notice = message && (await translateError(texts.language, message));
  const game = treeOfPgn(pgn, texts.game.unread);
  app.dispatch({ type: 'loadGame', id: makeId(), game, notice, request: app.request });
}
