/** Explains why a move that the player tried is illegal although the piece moves that way. Pure. */
import { colorOf } from '../../board/placement.ts';
import { patched, playableMoves, positionAt, shownPlacement, turnAt } from '../game.ts';
import { isDrop } from '../tree/move-tree.ts';
import { announce, step } from '../tree/steps.ts';
import type { Game } from '../game.ts';
import type { Step } from '../store.ts';

/** A key of `texts.messages`. */
type Refusal = 'mustCapture' | 'kingInCheck';

/**
 * Why most moves are illegal in the position on the board; null if neither check nor a compulsory capture forbids them.
 */
function refusalAt(game: Game): Refusal | null {
  const moves = playableMoves(game);
  if (moves.length === 0) return null;
  if (positionAt(game, game.tree.shown)?.check) return 'kingInCheck';
  return game.tree.variant?.mustCapture && moves.every(({ capture }) => capture) ? 'mustCapture' : null;
}

/** Explains why the move that the player tried is illegal, if one of these rules forbids it. */
export function explainRefusal(game: Game): Step {
  const key = refusalAt(game);
  return key ? step(patched(game, { help: { refusal: { node: game.tree.shown, key } } }), announce(key)) : step(game);
}

/** The squares of the pieces that can move while such an explanation is shown; else none. */
export function movableSquares(game: Game): string[] {
  if (game.help.refusal?.node !== game.tree.shown) return [];
  const moves = playableMoves(game).filter(({ uci }) => !isDrop(uci));
  return [...new Set(moves.map(({ from }) => from))];
}

/** Whether a square has a piece of the side to move that cannot move, though others can. */
export function isStuck(game: Game, square: string) {
  const moves = playableMoves(game);
  const piece = shownPlacement(game)[square];
  const isOwn = piece !== undefined && colorOf(piece) === turnAt(game, game.tree.shown);
  return isOwn && moves.length > 0 && !moves.some(({ from }) => from === square);
}
