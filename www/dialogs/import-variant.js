// @ts-check
/**
 * Opens the games of variants from links and PGN.
 *
 * @import { Session } from '../ui/session.js'
 * @import { DialogTexts } from '../texts/en/dialogs.js'
 */
import { treeOf } from '../game/tree/listed-tree.js';
import { linkedGame, VariantLinkError } from '../game/variant/variant-link.js';
import { makeId } from '../ui/game-storage.js';
import { failure, ImportError } from './import-error.js';

/**
 * Opens the game of a link: a new one, or a position with the moves that were made.
 *
 * @param {string} hash
 * @param {Session} session
 * @param {DialogTexts} words
 * @returns {Promise<null>}
 * @throws {ImportError}
 */
export async function readVariantLink(hash, session, words) {
  const { client, dispatch } = session;
  const name = words.import.address.packed;
  const fail = failure(name, session, words);
  const { variant, start, moves } = await linkedGame(hash).catch((error) => {
    throw error instanceof VariantLinkError
      ? new ImportError(words.import.wrong({ name, fault: words.import.link[error.code] }))
      : error;
  });
  const info = await client.ask('variant', { variant }).catch(fail);
  if (start === 'startpos' && moves.length === 0) {
    dispatch({ type: 'requestNewGame', as: 'white', variant: info, isVaried: true });
    return null;
  }
  const from = start === 'startpos' ? start : (await client.ask('fen', { variant, fen: start }).catch(fail)).fen;
  // An illegal move is an error here, with its number; below it would only end the line.
  await client.ask('outcome', { variant, start: from, moves }).catch(fail);
  const { san } = await client.ask('san', { variant, start: from, line: moves }).catch(fail);
  const listed = moves.map((uci, parent) => ({ parent, uci, san: san[parent] }));
  dispatch({ type: 'loadGame', id: makeId(), game: { tree: treeOf(from, {}, listed, info), tags: [], ended: null } });
  return null;
}

/**
 * Reads a game of a PGN.
 * @param {string} text
 * @param {number} index Its place in the text, from 0.
 * @param {string} source Its variant source.
 * @param {Session} session
 */
export async function readVariantPgn(text, index, source, { client }) {
  const variant = await client.ask('variant', { variant: source });
  const pgn = await client.ask('pgn', { variant: source, text, game: index });
  return { pgn, variant };
}
