/** Hints and threats. Pure. */
import { canHint, positionAt, shownPlacement, patched } from '../game.ts';
import { squaresOf } from '../tree/move-tree.ts';
import { announce, refuse, step } from '../tree/steps.ts';
import type { Game } from '../game.ts';
import type { Step } from '../store.ts';

/**
 * Shows a hint in two steps, first the piece, then the move; the third time removes it. The engine searches for the move
 * unless the intent has one.
 */
export function hint(game: Game, { uci = undefined }: { uci?: string }): Step {
  const {
    help: { hint: given },
    tree: { shown: node },
  } = game;
  if (given?.step === 2) return step(patched(game, { help: { hint: null } }));
  if (given) return announceHint(patched(game, { help: { hint: { ...given, step: 2 } } }));
  return canHint(game)
    ? announceHint(patched(game, { help: { hint: { node, uci: uci ?? null, step: 1 } } }))
    : refuse(game);
}

/** Announces the hint once it is found. */
export function announceHint(game: Game): Step {
  const given = game.help.hint;
  if (!given?.uci) return step(game);
  if (given.step === 1) return step(game, announce('hintPiece', hintedPiece(game, given.uci)));
  const san = positionAt(game, given.node)?.legal.find(({ uci }) => uci === given.uci)?.san ?? given.uci;
  const { reason } = given;
  return step(game, announce('hintMove', { san, ...(reason && reason !== 'asked' && { merit: reason }) }));
}

function hintedPiece(game: Game, uci: string) {
  const [square] = squaresOf(uci);
  return { square, letter: shownPlacement(game)[square] ?? '' };
}

/** Shows or hides what the other side would play if it were to move. */
export function threat(game: Game): Step {
  const known = positionAt(game, game.tree.shown);
  if (game.help.threat) return step(patched(game, { help: { threat: null } }));
  if (!known || known.outcome) return refuse(game);
  if (known.check) return step(game, announce('threatInCheck'));
  return step(patched(game, { help: { threat: { node: game.tree.shown, uci: null } } }));
}
