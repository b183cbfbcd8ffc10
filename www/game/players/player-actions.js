// @ts-check
/**
 * Actions of a player in the game. Pure.
 *
 * @import { Color } from '../../board/geometry.js'
 * @import { Game } from '../game.js'
 * @import { Step } from '../store.js'
 */
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
  resigningColor,
  turnAt,
  win,
} from '../game.js';
import { announce, makeMove, refuse, sound, step } from '../tree/steps.js';
import { isWithin, nodeAt } from '../tree/move-tree.js';

/**
 * Makes a move on the board that is shown; an illegal one changes nothing.
 * @param {Game} game @param {{ uci: string }} intent @param {number} now_ms @returns {Step}
 */
export function play(game, { uci }, now_ms) {
  const move = playableMoves(game).find((legal) => legal.uci === uci);
  return move ? makeMove(withoutNotices(game), game.shown, move, now_ms) : refuse(game);
}

/**
 * The game without messages about the last move.
 * @param {Game} game @returns {Game}
 */
const withoutNotices = (game) => ({
  ...game,
  notice: null,
  note: null,
  premove: null,
  offer: game.offer === 'asked' ? 'asked' : null,
});

/**
 * Sets or cancels a premove.
 * @param {Game} game @param {{ uci: string | null }} intent @returns {Step}
 */
export function premove(game, { uci }) {
  if (uci === null) return step(game.premove === null ? game : { ...game, premove: null });
  return premovable(game).some((move) => move.uci === uci) ? step({ ...game, premove: uci }) : refuse(game);
}

/**
 * Plays the premove once the position is known; an illegal one is dropped.
 * @param {Game} game @param {number} now_ms @returns {Step}
 */
export function playPremove(game, now_ms) {
  const known = positionAt(game);
  if (game.premove === null || !known || !isHumanTurn(game)) return step(game);
  const { premove: uci, ...rest } = game;
  const move = known.legal.find((legal) => legal.uci === uci);
  if (move) return makeMove(withoutNotices(game), game.head, move, now_ms);
  return step({ ...rest, premove: null }, announce('premoveDropped'), ...sound(game, 'refuse'));
}

/**
 * Takes back the last move of the player and the reply. The moves stay in the tree.
 * @param {Game} game @returns {Step}
 */
export function takeBack(game) {
  const node = nodeAfterTakeBack(game);
  if (node === null || !canTakeBack(game)) return refuse(game);
  const { ahead, tree, head } = game;
  const isFurther = ahead !== null && nodeAt(tree, ahead) !== null && isWithin(tree, head, ahead);
  const next = { ...withHead(game, node), clock: clockAfter(game, node, head, -1), ahead: isFurther ? ahead : head };
  const isOnTime = game.ended?.reason.startsWith('flag') === true;
  if (!isOnTime) return step(next, announce('takenBack'));
  return step({ ...next, clock: null, timing: null }, announce('takenBackFlag'));
}

/**
 * Replays moves that were taken back, up to the player's next turn.
 * @param {Game} game @returns {Step}
 */
export function redo(game) {
  const node = game.ended ? null : nodeAfterRedo(game);
  if (node === null) return refuse(game);
  return step({ ...withHead(game, node), clock: clockAfter(game, game.head, node, 1) }, announce('redone'));
}

/**
 * The clock with the increments of the moves from a node to a later one, added or taken away.
 * @param {Game} game @param {number} from @param {number} to @param {1 | -1} sign @returns {Game['clock']}
 */
function clockAfter(game, from, to, sign) {
  const { clock, timing, tree } = game;
  if (!clock || !timing) return clock;
  const next = { ...clock };
  for (let at = to; at !== from;) {
    const parent = nodeAt(tree, at)?.parent ?? from;
    const side = /** @type {const} */ (`${turnAt(game, parent)}_ms`);
    next[side] = Math.max(next[side] + sign * timing.increment_ms, 0);
    at = parent;
  }
  return next;
}

/**
 * The game continued from another node.
 * @param {Game} game @param {number} node @returns {Game}
 */
const withHead = (game, node) => ({
  ...game,
  head: node,
  shown: node,
  ended: null,
  premove: null,
  note: null,
  offer: null,
  stalled: false,
  notice: null,
  reports: [],
  scoring: 'auto',
  correction: null,
});

/**
 * Resigns for a human side.
 * @param {Game} game @param {{ color?: Color }} intent @returns {Step}
 */
export function resign(game, { color = resigningColor(game) ?? undefined }) {
  if (!color || resigningColor(game) === null || !isHuman(game, color)) return refuse(game);
  return step(over(game, win(otherColor(color), 'resignation')));
}

/**
 * Offers a draw. An engine evaluates the position first; two people at one board agree at once.
 * @param {Game} game @returns {Step}
 */
export function offerDraw(game) {
  if (!canOfferDraw(game)) return refuse(game);
  if (isForTwo(game)) return step(over(game, draw('agreement')));
  return step({ ...game, offer: 'asked' }, announce('drawAsked'));
}

/**
 * Claims a draw if one can be claimed.
 * @param {Game} game @returns {Step}
 */
export function claimDraw(game) {
  const reason = claimOf(game);
  return reason ? step(over(game, draw(reason))) : refuse(game);
}

/**
 * Stops a game between engines, or continues it.
 * @param {Game} game @param {{ on: boolean }} intent @returns {Step}
 */
export const pause = (game, { on }) =>
  isBetweenEngines(game) ? step({ ...game, paused: on }, announce(on ? 'paused' : 'continued')) : refuse(game);
