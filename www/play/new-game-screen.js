// @ts-check
/**
 * The screen before every new game: the board at its start beside the choice of an opponent. The previous game stays
 * behind it, as an entry of the browser's history.
 *
 * @import { Session } from '../ui/session.js'
 */
import { defaults, endingOf, isUnbegun } from '../game/game.js';
import { makeTree, ROOT } from '../game/tree/move-tree.js';
import { opponentOf, playersFor, playersOf } from '../game/players/players.js';
import { makeId, makeSeed } from '../ui/game-storage.js';

/** Whether the screen has replaced an unfinished game. */
let hasUnfinished = false;

/**
 * Shows the screen with the game on the board at its start.
 * @param {Session} session @param {'same' | 'chess'} [which]
 */
export function showNewGame({ dispatch, game }, which = 'same') {
  const { id, tree: played, players, seed, head } = game();
  if (!isUnbegun(game())) {
    hasUnfinished = head !== ROOT && endingOf(game()) === null;
    history.pushState({ game: id }, '');
  }
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
