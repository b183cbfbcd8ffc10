// @ts-check
/**
 * The screen before a game, for every new one: the board at its start beside the choice of an opponent. The game before
 * stays behind it, as an entry of the browser's history.
 *
 * @import { Session } from '../ui/session.js'
 */
import { defaults, endingOf, isUnbegun } from '../game/game.js';
import { makeTree, ROOT } from '../game/move-tree.js';
import { opponentOf, playersFor, playersOf } from '../game/players.js';
import { makeId, makeSeed } from '../ui/game-storage.js';

/** The unfinished game that the screen has replaced. @type {string | null} */
let behind = null;

/**
 * Shows the screen with the game on the board at its start.
 * @param {Session} session @param {'same' | 'chess'} [which]
 */
export function showNewGame({ dispatch, game }, which = 'same') {
  const { id, tree: played, players, seed, head } = game();
  if (!isUnbegun(game())) {
    behind = head !== ROOT && endingOf(game()) === null ? id : null;
    history.pushState({ game: id }, '');
  }
  const tree = which === 'chess' ? makeTree() : makeTree(played.start, played.variant);
  const opponent = playersOf(playersFor('white', opponentOf(players)), tree);
  const isVaried = seed !== 0;
  dispatch({ type: 'open', game: { ...defaults(makeId()), tree, players: opponent, seed: isVaried ? makeSeed() : 0 } });
}

/** Whether an unfinished game can be returned to. */
export const hasGameBehind = () => behind !== null;

/** Returns to it. */
export function returnToGame() {
  behind = null;
  history.back();
}
