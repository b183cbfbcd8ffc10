// @ts-check
/**
 * What a player does to the game that is played. Pure.
 *
 * @import { Color } from '../board/geometry.js'
 * @import { Game } from './game.js'
 * @import { Step } from './store.js'
 */
import { draw, over, win } from './game-end.js';
import {
  canOfferDraw, claimOf, isForTwo, isHuman, isHumanTurn, knownAt, nodeAfterRedo, nodeAfterTakeBack, otherColor,
  playableMoves, premovable, resigningColor,
} from './game.js';
import { advance, refused, say, sound, step } from './steps.js';
import { isWithin, nodeAt } from './move-tree.js';

/**
 * Makes a move on the board that is shown; an illegal one changes nothing.
 *
 * @param {Game} game
 * @param {{ uci: string }} intent
 * @param {number} now_ms
 * @returns {Step}
 */
export function play(game, { uci }, now_ms) {
  const isLegal = playableMoves(game).some((move) => move.uci === uci);
  return isLegal ? advance(unremarked(game), game.shown, uci, now_ms) : refused(game);
}

/**
 * The game without what was told of the last move.
 *
 * @param {Game} game
 * @returns {Game}
 */
const unremarked = (game) => ({
  ...game, notice: null, note: null, premove: null, offer: game.offer === 'asked' ? 'asked' : null,
});

/**
 * Makes a move ahead, or gives it up.
 *
 * @param {Game} game
 * @param {{ uci: string | null }} intent
 * @returns {Step}
 */
export function premove(game, { uci }) {
  if (uci === null) return step(game.premove === null ? game : { ...game, premove: null });
  return premovable(game).some((move) => move.uci === uci) ? step({ ...game, premove: uci }) : refused(game);
}

/**
 * Makes the move that was made ahead, as soon as the position is known; if it is not legal there, it is dropped.
 *
 * @param {Game} game
 * @param {number} now_ms
 * @returns {Step}
 */
export function premoved(game, now_ms) {
  const known = knownAt(game);
  if (game.premove === null || !known || !isHumanTurn(game)) return step(game);
  const { premove: uci, ...rest } = game;
  if (known.legal.some((move) => move.uci === uci)) return advance(unremarked(game), game.head, uci, now_ms);
  return step({ ...rest, premove: null }, say('premoveDropped'), ...sound(game, 'refuse'));
}

/**
 * Takes the last move of the player back, and what was answered. The moves stay in the tree.
 *
 * @param {Game} game
 * @returns {Step}
 */
export function takeBack(game) {
  const node = nodeAfterTakeBack(game);
  if (node === null) return refused(game);
  const { ahead, tree, head } = game;
  const isFurther = ahead !== null && nodeAt(tree, ahead) !== null && isWithin(tree, head, ahead);
  const next = { ...stoodAt(game, node), ahead: isFurther ? ahead : head };
  const isOnTime = game.ended?.reason.startsWith('flag') === true;
  if (!isOnTime) return step(next, say('takenBack'));
  return step({ ...next, clock: null, timing: null }, say('takenBackFlag'));
}

/**
 * Makes the moves again that were taken back, up to the player's next turn.
 *
 * @param {Game} game
 * @returns {Step}
 */
export function redo(game) {
  const node = game.ended ? null : nodeAfterRedo(game);
  return node === null ? refused(game) : step(stoodAt(game, node), say('redone'));
}

/**
 * The game as it stands at another node.
 *
 * @param {Game} game
 * @param {number} node
 * @returns {Game}
 */
const stoodAt = (game, node) => ({
  ...game, head: node, shown: node, ended: null, premove: null, note: null, offer: null, stalled: false, notice: null,
  reports: [], graphing: false,
});

/**
 * Gives the game up, for a side that is played at this page.
 *
 * @param {Game} game
 * @param {{ color?: Color }} intent
 * @returns {Step}
 */
export function resign(game, { color = resigningColor(game) ?? undefined }) {
  if (!color || resigningColor(game) === null || !isHuman(game, color)) return refused(game);
  return step(over(game, win(otherColor(color), 'resignation')));
}

/**
 * Offers a draw: an engine has to think about it, two people at one board agree at once.
 *
 * @param {Game} game
 * @returns {Step}
 */
export function offerDraw(game) {
  if (!canOfferDraw(game)) return refused(game);
  if (isForTwo(game)) return step(over(game, draw('agreement')));
  return step({ ...game, offer: 'asked' }, say('drawAsked'));
}

/**
 * Claims a draw, if there is one to claim.
 *
 * @param {Game} game
 * @returns {Step}
 */
export function claim(game) {
  const reason = claimOf(game);
  return reason ? step(over(game, draw(reason))) : refused(game);
}

/**
 * Has the engine move with what it has found.
 *
 * @param {Game} game
 * @returns {Step}
 */
export const moveNow = (game) =>
  game.search?.purpose === 'reply' ? step(game, { type: 'stop' }) : step(game);
