/** Listens for presses on a piece that cannot move, which the board does not treat as an attempt to move. */
import { colorOf } from '../board/placement.ts';
import { playableMoves, shownPlacement, turnAt } from '../game/game.ts';
import type { Game } from '../game/game.ts';
import type { Session } from '../ui/session.ts';

/** Starts to listen. */
export function listenToRefusedPresses({ dispatch, game }: Session, board: HTMLElement) {
  board.addEventListener('click', ({ clientX, clientY }) => {
    const elements = document.elementsFromPoint(clientX, clientY);
    const square = elements.map((element) => (element as HTMLElement).dataset?.square).find(Boolean);
    if (square && isStuck(game(), square)) dispatch({ type: 'explainRefusal' });
  });
}

/** Whether a square has a piece of the side to move that cannot move, though others can. */
export function isStuck(game: Game, square: string) {
  const moves = playableMoves(game);
  const piece = shownPlacement(game)[square];
  const isOwn = piece !== undefined && colorOf(piece) === turnAt(game, game.tree.shown);
  return isOwn && moves.length > 0 && !moves.some(({ from }) => from === square);
}
