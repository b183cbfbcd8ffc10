/** Actions of a player in the game. Pure. */
import {
  canOfferDraw,
  canTakeBack,
  claimOf,
  draw,
  isBetweenEngines,
  isForTwo,
  isHuman,
  isHumanTurn,
  nodeAfterRedo,
  nodeAfterTakeBack,
  otherColor,
  over,
  playableMoves,
  positionAt,
  premovable,
  reset,
  resigningColor,
  turnAt,
  win,
  patched,
} from '../game.ts';
import { announce, makeMove, refuse, sound, step } from '../tree/steps.ts';
import { isWithin, nodeAt } from '../tree/move-tree.ts';
import type { Color } from '../../board/geometry.ts';
import type { Game } from '../game.ts';
import type { Step } from '../store.ts';
import type { PlayersState } from './players-state.ts';

/** Makes a move on the board that is shown; an illegal one changes nothing. */
export function play(game: Game, { uci }: { uci: string }, now_ms: number): Step {
  const move = playableMoves(game).find((legal) => legal.uci === uci);
  return move ? makeMove(reset(game, 'move'), game.tree.shown, move, now_ms) : refuse(game);
}

/** Sets or cancels a premove. */
export function premove(game: Game, { uci }: { uci: string | null }): Step {
  if (uci === null) return step(game.players.premove === null ? game : patched(game, { players: { premove: null } }));
  return premovable(game).some((move) => move.uci === uci)
    ? step(patched(game, { players: { premove: uci } }))
    : refuse(game);
}

/** Plays the premove once the position is known; an illegal one is dropped. */
export function playPremove(game: Game, now_ms: number): Step {
  const known = positionAt(game);
  if (game.players.premove === null || !known || !isHumanTurn(game)) return step(game);
  const move = known.legal.find(({ uci }) => uci === game.players.premove);
  if (move) return makeMove(reset(game, 'move'), game.tree.head, move, now_ms);
  return step(patched(game, { players: { premove: null } }), announce('premoveDropped'), ...sound(game, 'refuse'));
}

/** Takes back the last move of the player and the reply. The moves stay in the tree. */
export function takeBack(game: Game): Step {
  const node = nodeAfterTakeBack(game);
  if (node === null || !canTakeBack(game)) return refuse(game);
  const { tree } = game;
  const isFurther = tree.ahead !== null && nodeAt(tree, tree.ahead) !== null && isWithin(tree, tree.head, tree.ahead);
  const next = patched(withHead(game, node), {
    players: { clock: clockAfter(game, node, tree.head, -1) },
    tree: { ahead: isFurther ? tree.ahead : tree.head },
  });
  const isOnTime = game.players.ended?.reason.startsWith('flag') === true;
  if (!isOnTime) return step(next, announce('takenBack'));
  return step(patched(next, { players: { clock: null, timing: null } }), announce('takenBackFlag'));
}

/** Replays moves that were taken back, up to the player's next turn. */
export function redo(game: Game): Step {
  const node = game.players.ended ? null : nodeAfterRedo(game);
  if (node === null) return refuse(game);
  return step(
    patched(withHead(game, node), { players: { clock: clockAfter(game, game.tree.head, node, 1) } }),
    announce('redone'),
  );
}

/** The clock with the increments of the moves from a node to a later one, added or taken away. */
function clockAfter(game: Game, from: number, to: number, sign: 1 | -1): PlayersState['clock'] {
  const {
    players: { clock, timing },
    tree,
  } = game;
  if (!clock || !timing) return clock;
  const next = { ...clock };
  for (let at = to; at !== from; ) {
    const parent = nodeAt(tree, at)?.parent ?? from;
    const side = `${turnAt(game, parent)}_ms` as const;
    next[side] = Math.max(next[side] + sign * timing.increment_ms, 0);
    at = parent;
  }
  return next;
}

/** The game continued from another node. */
const withHead = (game: Game, node: number): Game =>
  reset(patched(game, { tree: { head: node, shown: node } }), 'jump');

/** Resigns for a human side. */
export function resign(game: Game, { color = resigningColor(game) ?? undefined }: { color?: Color }): Step {
  if (!color || resigningColor(game) === null || !isHuman(game, color)) return refuse(game);
  return step(over(game, win(otherColor(color), 'resignation')));
}

/**
 * Offers a draw, or takes the opponent's offer. An engine evaluates the position first; two people at one board agree at once.
 */
export function offerDraw(game: Game): Step {
  if (!canOfferDraw(game)) return refuse(game);
  if (isForTwo(game) || game.players.offer === 'received') return step(over(game, draw('agreement')));
  return step(patched(game, { players: { offer: 'asked' } }), announce('drawAsked'));
}

/** Claims a draw if one can be claimed. */
export function claimDraw(game: Game): Step {
  const reason = claimOf(game);
  return reason ? step(over(game, draw(reason))) : refuse(game);
}

/** Stops a game between engines, or continues it. */
export const pause = (game: Game, { on }: { on: boolean }): Step =>
  isBetweenEngines(game)
    ? step(patched(game, { players: { paused: on } }), announce(on ? 'paused' : 'continued'))
    : refuse(game);
