// @ts-check
/**
 * Opens the link that a friend has sent: continues the saved game of the two, or begins one. No saved game is changed
 * unless the link continues it.
 *
 * @import { Ending, Game } from '../game/game.js'
 * @import { End, FriendLink } from '../game/friend/friend-link.js'
 * @import { Tree } from '../game/tree/move-tree.js'
 * @import { DialogTexts } from '../texts/en/dialogs.js'
 * @import { SavedGames } from '../ui/saved-games.js'
 * @import { ReadSession } from '../ui/session.js'
 */
import { defaults, humanColor, turnAt } from '../game/game.js';
import {
  continued,
  endingIn,
  friendOf,
  headOf,
  isSameGame,
  readFriendLink,
  receivingSide,
  relationOf,
} from '../game/friend/friend-link.js';
import { playersFor } from '../game/players/players.js';
import { gameSoFar } from '../game/tree/move-tree.js';
import { askToRelease } from '../ui/friend-tabs.js';
import { makeId } from '../ui/game-storage.js';
import { announce } from '../ui/messages.js';
import { placeText } from '../ui/game-status.js';
import { ImportError } from './input-error.js';
import { movesIn } from './import-game.js';

/** How long another tab may take to release the game. */
const RELEASE_MS = 2000;

/** A link whose moves are legal. @typedef {{ link: FriendLink, tree: Tree, end: End | null, ended: Ending | null }} Received */

/**
 * Opens the game of a link.
 *
 * @param {string} hash
 * @param {ReadSession} session
 * @param {DialogTexts} words
 * @returns {Promise<null>}
 * @throws {ImportError}
 */
export async function openFriendGame(hash, session, words) {
  const received = await receive(hash, session, words);
  const saved = await session.storage.savedGames();
  const games = await gamesWith(session, saved, received);
  const [known] = games
    .filter((game) => relationTo(game, received) !== 'other')
    .sort((one, other) => rank(one) - rank(other));
  /** @param {Game} game */
  function rank(game) {
    return relationTo(game, received) === 'next' ? 0 : 1;
  }
  const game = known && (await takeOver(session, saved, known.id));
  if (game && relationTo(game, received) !== 'other') proceed(session, words, game, received);
  else begin(session, games[0] ?? null, received);
  return null;
}

/**
 * Reads a link.
 * @param {string} hash @param {ReadSession} session @param {DialogTexts} words @returns {Promise<Received>}
 */
async function receive(hash, session, words) {
  const link = readFriendLink(hash);
  const { wrong, address, link: faults } = words.import;
  if (!link) throw new ImportError(wrong({ name: address.packed, fault: faults.damaged }));
  const tree = await movesIn(link.hash, session, words);
  const isClaim = link.end === 'd';
  const { claim } = isClaim ? await session.client.ask('outcome', gameSoFar(tree, headOf(tree))) : { claim: null };
  const ended = endingIn(link.end, claim);
  return { link, tree, ended, end: ended && link.end };
}

/** @param {Game} game @param {Received} received */
const relationTo = (game, { tree, end }) => relationOf(game, tree, end);

/**
 * The games of this number with the friend: that on the board, which may not be saved, and those that are, newest first.
 * @param {ReadSession} session @param {SavedGames} saved @param {Received} received @returns {Promise<Game[]>}
 */
async function gamesWith(session, saved, { link: { friend } }) {
  const onBoard = session.game();
  const games = isSameGame(friendOf(onBoard), friend) ? [onBoard] : [];
  for (const entry of saved.entries()) {
    if (entry.id === onBoard.id || !isSameGame(friendOf(entry), friend)) continue;
    const game = await saved.read(entry.id);
    if (game) games.push(game);
  }
  return games;
}

/**
 * A saved game to continue in this tab; another tab that has it open shows a different one. Null if it does not release it.
 * @param {ReadSession} session @param {SavedGames} saved @param {string} id @returns {Promise<Game | null>}
 */
async function takeOver(session, saved, id) {
  if (id === session.game().id) return session.game();
  askToRelease(id);
  return saved.open(id, RELEASE_MS);
}

/**
 * Continues a saved game.
 * @param {ReadSession} session @param {DialogTexts} words @param {Game} game @param {Received} received
 */
function proceed(session, words, game, received) {
  const { dispatch, request, board } = session;
  if (relationTo(game, received) === 'old') {
    dispatch({ type: 'reopen', game: { ...game, shown: game.head }, request });
    dispatch({ type: 'setNotice', message: { key: 'friendOld' } });
    return;
  }
  const next = continued(game, received.tree, received.ended);
  dispatch({ type: 'reopen', game: next, request });
  const move = placeText(next, session.texts());
  announce(board, Promise.resolve(words.friend.moved({ move })));
}

/**
 * Begins a game with the moves of the link. It is one of its own if a saved game has other moves.
 * @param {ReadSession} session @param {Game | null} other @param {Received} received
 */
function begin({ dispatch, request }, other, { link: { friend }, tree, end, ended }) {
  const head = headOf(tree);
  const id = makeId();
  const turn = turnAt({ ...defaults(id), tree, head });
  const side = (other && humanColor(other)) ?? receivingSide(turn, end);
  const game = {
    ...defaults(id),
    tree,
    head,
    shown: head,
    ended,
    players: playersFor(side, friend),
    orientation: side,
    begun_ms: Date.now(),
    started: true,
  };
  dispatch({ type: 'open', game, request });
  const message = other ? { key: 'friendOther' } : { key: 'friendGame', fields: { color: side } };
  dispatch({ type: 'setNotice', message: /** @type {import('../texts/sentences.js').Message} */ (message) });
}
