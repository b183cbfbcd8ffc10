// @ts-check
/**
 * Each entry of the browser's history holds the id of the game on the board, so that Back returns to the previous game
 * after a link to another one.
 *
 * @import { Panel, Session } from '../ui/session.js'
 */
import { defaults } from '../game/game.js';
import { makeId, makeSeed } from '../ui/game-storage.js';
import { loadLazily } from '../ui/session.js';

/**
 * Starts to listen.
 * @param {Session} session @returns {Panel}
 */
export function listenToHistory(session) {
  let kept = '';
  addEventListener('popstate', ({ state }) => {
    const id = state?.game;
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
async function reopen({ dispatch, storage }, id) {
  const saved = await storage.savedGames();
  const isSaved = saved.entries().some((entry) => entry.id === id);
  const game = isSaved ? await saved.open(id) : { ...defaults(makeId()), seed: makeSeed() };
  if (game) dispatch({ type: isSaved ? 'reopen' : 'open', game });
}
