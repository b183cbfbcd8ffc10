// @ts-check
/**
 * Each entry of the browser's history holds the id of the game on the board, so that Back returns to the previous game
 * after a link to another one, and from the screen before a new game.
 *
 * @import { Game } from '../game/game.js'
 * @import { Panel, Session } from '../ui/session.js'
 */
import { defaults, endingOf, isUnbegun } from '../game/game.js';
import { makeId, makeSeed } from '../ui/game-storage.js';
import { loadLazily, requestGame } from '../ui/session.js';
import { ROOT, makeTree } from '../game/tree/move-tree.js';
import { opponentOf, playersFor, playersOf } from '../game/players/players.js';

/** Whether the screen before a new game has replaced an unfinished game. */
let hasUnfinished = false;

/**
 * Starts to listen.
 * @param {Session} session @returns {Panel}
 */
export function listenToHistory(session) {
  let kept = '';
  addEventListener('popstate', ({ state }) => {
    const id = state?.game;
    // A puzzle returns to its game by itself.
    if (session.game().puzzle) return;
    if (typeof id === 'string' && id !== session.game().id) loadLazily(session, () => reopen(session, id));
  });
  return ({ id }) => {
    if (id !== kept) history.replaceState({ game: id }, '');
    kept = id;
  };
}

/**
 * Reopens a game. A game without moves was not saved; a new one takes its place.
 * @param {Session} session @param {string} id
 */
async function reopen(session, id) {
  const { dispatch, storage, request } = requestGame(session);
  const saved = await storage.savedGames();
  const isSaved = saved.entries().some((entry) => entry.id === id);
  const game = isSaved ? await saved.open(id) : { ...defaults(makeId()), seed: makeSeed() };
  if (game) dispatch({ type: isSaved ? 'reopen' : 'open', game, request });
}

/**
 * Keeps a game that has begun one step back in the history, where another is going to replace it.
 * @param {Game} game
 */
export function keepBehind(game) {
  if (isUnbegun(game) || game.puzzle) return;
  hasUnfinished = game.head !== ROOT && endingOf(game) === null;
  history.pushState({ game: game.id }, '');
}

/**
 * Shows the screen before a new game: the game on the board at its start, beside the choice of an opponent.
 * @param {Session} session @param {'same' | 'chess'} [which]
 */
export function showNewGame({ dispatch, game }, which = 'same') {
  const { tree: played, players, seed } = game();
  keepBehind(game());
  const tree = which === 'chess' ? makeTree() : makeTree(played.start, played.variant);
  const isVaried = seed !== 0;
  const next = { ...defaults(makeId()), tree, seed: isVaried ? makeSeed() : 0 };
  dispatch({ type: 'open', game: { ...next, players: playersOf(playersFor('white', opponentOf(players)), tree) } });
}

/** Whether an unfinished game can be returned to. */
export const hasGameBehind = () => hasUnfinished;

/** Returns to that game. */
export function returnToGame() {
  hasUnfinished = false;
  history.back();
}
