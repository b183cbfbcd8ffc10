/**
 * Each entry of the browser's history holds the id of the game on the board, so that Back returns to the previous game
 * after a link to another one, and from the screen before a new game.
 */
import { isChess960 } from '../game/position/chess960.ts';
import { defaults, endingOf, isUnbegun, patched } from '../game/game.ts';
import { makeId, makeSeed } from '../ui/game-storage.ts';
import { loadLazily, requestGame } from '../ui/app.ts';
import { ROOT, makeTree } from '../game/tree/move-tree.ts';
import { opponentOf, playersFor, playersOf } from '../game/players/players.ts';
import type { Game } from '../game/game.ts';
import type { Panel, App } from '../ui/app.ts';

/** Whether the screen before a new game has replaced an unfinished game. */
let hasUnfinished = false;

/** Starts to listen. */
export function listenToHistory(app: App): Panel {
  let kept = '';
  addEventListener('popstate', ({ state }) => {
    const id = state?.game;
    // A puzzle returns to its game by itself.
    if (app.game().training.puzzle) return;
    if (typeof id === 'string' && id !== app.game().id) loadLazily(app, () => reopen(app, id));
  });
  return ({ id }) => {
    if (id !== kept) history.replaceState({ game: id }, '');
    kept = id;
  };
}

/** Reopens a game. A game without moves was not saved; a new one takes its place. */
async function reopen(app: App, id: string) {
  const { dispatch, storage, request } = requestGame(app);
  const saved = await storage.savedGames();
  const isSaved = saved.entries().some((entry) => entry.id === id);
  const game = isSaved ? await saved.open(id) : patched(defaults(makeId()), { players: { seed: makeSeed() } });
  if (game) dispatch({ type: isSaved ? 'reopen' : 'open', game, request });
}

/** Keeps a game that has begun one step back in the history, where another is going to replace it. */
export function keepBehind(game: Game) {
  if (isUnbegun(game) || game.training.puzzle) return;
  hasUnfinished = game.tree.head !== ROOT && endingOf(game) === null;
  history.pushState({ game: game.id }, '');
}

/**
 * Shows the screen before a new game: the game on the board at its usual start, beside the choice of an opponent. A
 * position that was set up, or that of an ending, is not kept.
 */
export function showNewGame({ dispatch, game }: App, which: 'same' | 'chess' = 'same') {
  const { tree: played, players } = game();
  keepBehind(game());
  const tree = which === 'chess' ? makeTree() : makeTree(isChess960(played) ? played.start : undefined, played.variant);
  const isVaried = players.seed !== 0;
  const seats = playersOf(playersFor('white', opponentOf(players)), tree);
  const next = patched(defaults(makeId()), { tree, players: { ...seats, seed: isVaried ? makeSeed() : 0 } });
  dispatch({ type: 'open', game: next });
}

/** Whether an unfinished game can be returned to. */
export const hasGameBehind = () => hasUnfinished;

/** Returns to that game. */
export function returnToGame() {
  hasUnfinished = false;
  history.back();
}
