// @ts-check
/**
 * Imports positions and games that are pasted, dropped, opened or shared. If one cannot be read, a message says where
 * and why, and the game on the board stays.
 *
 * @import { Loaded } from '../game/pgn.js'
 * @import { Session } from '../ui/session.js'
 * @import { DialogTexts } from '../i18n/dialogs/en.js'
 */
import { loadedFen, treeOfPgn } from '../game/pgn.js';
import { makeId } from '../ui/game-storage.js';
import { loadDialogTexts } from '../i18n/dialog-texts.js';
import { inputErrorText } from './input-error.js';
import { decoded, fenIn, isBinary, MAX_BYTES, withPlainSpaces } from './detect-format.js';
import { sharedIn } from './share-link.js';
import { loadStyle } from './load-styles.js';

/** Why a text was refused; the message is for the player. */
export class ImportError extends Error {}

/** Opens the dialog for choosing one of several games. @typedef {() => void} Choose */

/**
 * Imports a text; a notice says what is wrong with it.
 *
 * @param {string} text
 * @param {Session} session
 * @param {'address' | 'paste'} source
 */
export async function importText(text, session, source) {
  const words = await loadDialogTexts(session.texts().language);
  const name = source === 'address' ? words.import.address : words.import.paste;
  await orNotice(session, () => readText(text, name, session, words));
}

/**
 * Imports what a link shares.
 *
 * @param {string} hash
 * @param {Session} session
 */
export const importShared = (hash, session) => importText(sharedIn(hash) ?? '', session, 'address');

/**
 * Imports a file; a notice says what is wrong with it.
 *
 * @param {File} file
 * @param {Session} session
 */
export async function importFile(file, session) {
  const words = await loadDialogTexts(session.texts().language);
  await orNotice(session, () => readFile(file, session, words));
}

/**
 * @param {Session} session
 * @param {() => Promise<Choose | null>} take
 */
async function orNotice(session, take) {
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
 * @param {File} file
 * @param {Session} session
 * @param {DialogTexts} words
 * @returns {Promise<Choose | null>} As `readText` does.
 * @throws {ImportError}
 */
export async function readFile(file, session, words) {
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
 * @param {string} given
 * @param {string} name What messages call the text.
 * @param {Session} session
 * @param {DialogTexts} words
 * @returns {Promise<Choose | null>} Null if a game is on the board.
 * @throws {ImportError}
 */
export async function readText(given, name, session, words) {
  const text = withPlainSpaces(given);
  if (text.trim() === '') throw new ImportError(words.import.empty({ name }));
  if (text.length > MAX_BYTES) throw new ImportError(words.import.tooLarge({ name }));
  if (isBinary(text)) throw new ImportError(words.import.binary({ name }));
  const fail = async (/** @type {unknown} */ error) => {
    const fault = await inputErrorText(session.texts(), words, error);
    throw new ImportError(words.import.wrong({ name, fault }));
  };

  const fen = fenIn(text);
  if (fen !== null) {
    const checked = await session.client.ask('fen', { fen }).catch(fail);
    show(session, loadedFen(checked.fen));
    return null;
  }
  const { games } = await session.client.ask('games', { text }).catch(fail);
  if (games.length === 0) throw new ImportError(words.import.noGame({ name }));
  const read = async (/** @type {number} */ game) => {
    const pgn = await session.client.ask('pgn', { text, game }).catch(fail);
    show(session, treeOfPgn(pgn));
  };
  if (games.length === 1) {
    await read(0);
    return null;
  }
  const [{ openChooser }] = await Promise.all([import('./game-chooser.js'), loadStyle()]);
  return () => openChooser(games, read, words);
}

/**
 * @param {Session} session
 * @param {Loaded} game
 */
const show = (session, game) => session.dispatch({ type: 'loadGame', id: makeId(), game });
