/**
 * Opens the link that a friend has sent: continues the saved game of the two, or begins one. No saved game is changed
 * unless the link continues it.
 */
import { defaults, humanColor, turnAt, patched } from '../game/game.ts';
import {
  continued,
  endingIn,
  friendOf,
  headOf,
  isSameGame,
  readFriendLink,
  receivingSide,
  relationOf,
} from '../game/friend/friend-link.ts';
import { playersFor } from '../game/players/players.ts';
import { gameSoFar } from '../game/tree/move-tree.ts';
import { askToRelease } from '../ui/friend-tabs.ts';
import { makeId } from '../ui/game-storage.ts';
import { announce } from '../ui/messages.ts';
import { placeText } from '../ui/game-status.ts';
import { ImportError } from './input-error.ts';
import type { End, FriendLink } from '../game/friend/friend-link.ts';
import type { Ending, Game } from '../game/game.ts';
import type { Tree } from '../game/tree/move-tree.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { Message } from '../texts/sentences.ts';
import type { SavedGames } from '../ui/saved-games.ts';
import type { RequestingApp } from '../ui/app.ts';

/** How long another tab may take to release the game. */
const RELEASE_MS = 2000;

/** A link whose moves are legal. */
type Received = { link: FriendLink; tree: Tree; end: End | null; ended: Ending | null };

/** Reads the moves of a link. */
type MovesIn = (hash: string) => Promise<Tree>;

/**
 * Opens the game of a link.
 *
 * @throws {ImportError}
 */
export async function openFriendGame(
  hash: string,
  app: RequestingApp,
  words: DialogTexts,
  movesIn: MovesIn,
): Promise<null> {
  const received = await receive(hash, app, words, movesIn);
  const saved = await app.storage.savedGames();
  const games = await gamesWith(app, saved, received);
  const [known] = games
    .filter((game) => relationTo(game, received) !== 'other')
    .sort((one, other) => rank(one) - rank(other));
  function rank(game: Game) {
    return relationTo(game, received) === 'next' ? 0 : 1;
  }
  const game = known && (await takeOver(app, saved, known.id));
  if (game && relationTo(game, received) !== 'other') proceed(app, words, game, received);
  else begin(app, games[0] ?? null, received);
  return null;
}

/** Reads a link. */
async function receive(hash: string, app: RequestingApp, words: DialogTexts, movesIn: MovesIn): Promise<Received> {
  const link = readFriendLink(hash);
  const { wrong, address, link: faults } = words.import;
  if (!link) throw new ImportError(wrong({ name: address.packed, fault: faults.damaged }));
  const tree = await movesIn(link.hash);
  const isClaim = link.end === 'd';
  const { claim } = isClaim ? await app.client.ask('outcome', gameSoFar(tree, headOf(tree))) : { claim: null };
  const ended = endingIn(link.end, claim);
  return { link, tree, ended, end: ended && link.end };
}

const relationTo = (game: Game, { tree, end }: Received) => relationOf(game, tree, end);

/**
 * The games of this number with the friend: that on the board, which may not be saved, and those that are, newest first.
 */
async function gamesWith(app: RequestingApp, saved: SavedGames, { link: { friend } }: Received): Promise<Game[]> {
  const onBoard = app.game();
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
 */
async function takeOver(app: RequestingApp, saved: SavedGames, id: string): Promise<Game | null> {
  if (id === app.game().id) return app.game();
  askToRelease(id);
  return saved.open(id, RELEASE_MS);
}

/** Continues a saved game. */
function proceed(app: RequestingApp, words: DialogTexts, game: Game, received: Received) {
  const { dispatch, request, board } = app;
  if (relationTo(game, received) === 'old') {
    dispatch({ type: 'reopen', game: patched(game, { tree: { shown: game.tree.head } }), request });
    dispatch({ type: 'setNotice', message: { key: 'friendOld' } });
    return;
  }
  const next = continued(game, received.tree, received.ended);
  dispatch({ type: 'reopen', game: next, request });
  const move = placeText(next, app.texts());
  announce(board, Promise.resolve(words.friend.moved({ move })));
}

/** Begins a game with the moves of the link. It is one of its own if a saved game has other moves. */
function begin(
  { dispatch, request }: RequestingApp,
  other: Game | null,
  { link: { friend }, tree, end, ended }: Received,
) {
  const head = headOf(tree);
  const id = makeId();
  const turn = turnAt(patched(defaults(id), { tree: { ...tree, head } }));
  const side = (other && humanColor(other)) ?? receivingSide(turn, end);
  const game = patched(defaults(id), {
    tree: { ...tree, head, shown: head },
    players: { ...playersFor(side, friend), ended, orientation: side, begun_ms: Date.now(), started: true },
  });
  dispatch({ type: 'open', game, request });
  const message = other ? { key: 'friendOther' } : { key: 'friendGame', fields: { color: side } };
  dispatch({ type: 'setNotice', message: message as Message });
}
