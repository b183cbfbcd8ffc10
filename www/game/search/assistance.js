// @ts-check
/**
 * Hints, threats, analysis, and the scores of a game. Pure.
 *
 * @import { Game } from '../game.js'
 * @import { Step } from '../store.js'
 */
import { canHint, positionAt, shownPlacement } from '../game.js';
import { squaresOf } from '../tree/move-tree.js';
import { canScore } from '../review/evaluations.js';
import { announce, refuse, step } from '../tree/steps.js';

/**
 * Shows a hint in two steps, first the piece, then the move; the third time removes it. The engine searches for the move
 * unless the intent has one.
 * @param {Game} game @param {{ uci?: string }} intent @returns {Step}
 */
export function hint(game, { uci = undefined }) {
  const { hint: given, shown: node } = game;
  if (given?.step === 2) return step({ ...game, hint: null });
  if (given) return announceHint({ ...game, hint: { ...given, step: 2 } });
  return canHint(game) ? announceHint({ ...game, hint: { node, uci: uci ?? null, step: 1 } }) : refuse(game);
}

/**
 * Announces the hint once it is found.
 * @param {Game} game @returns {Step}
 */
export function announceHint(game) {
  const { hint: given } = game;
  if (!given?.uci) return step(game);
  if (given.step === 1) return step(game, announce('hintPiece', hintedPiece(game, given.uci)));
  const san = positionAt(game, given.node)?.legal.find(({ uci }) => uci === given.uci)?.san ?? given.uci;
  const { reason } = given;
  return step(game, announce('hintMove', { san, ...(reason && reason !== 'asked' && { merit: reason }) }));
}

/** @param {Game} game @param {string} uci */
function hintedPiece(game, uci) {
  const [square] = squaresOf(uci);
  return { square, letter: shownPlacement(game)[square] ?? '' };
}

/**
 * Shows or hides what the other side would play if it were to move.
 * @param {Game} game @returns {Step}
 */
export function threat(game) {
  const known = positionAt(game, game.shown);
  if (game.threat) return step({ ...game, threat: null });
  if (!known || known.outcome) return refuse(game);
  if (known.check) return step(game, announce('threatInCheck'));
  return step({ ...game, threat: { node: game.shown, uci: null } });
}

/** @param {Game} game @param {{ on: boolean }} intent @returns {Step} */
export const analyse = (game, { on }) => step({ ...game, analysing: on, analysed: null });

/**
 * Starts or stops scoring the whole game.
 * @param {Game} game @param {{ on: boolean }} intent @returns {Step}
 */
export const scoreGame = (game, { on }) =>
  canScore(game) ? step({ ...game, scoring: on ? 'on' : 'off' }) : refuse(game);

/**
 * Removes the hint, the threat and the explanation of an illegal move once another position is shown.
 * @param {Game} game @returns {Step}
 */
export function dropOldHelp(game) {
  const keys = /** @type {const} */ (['hint', 'threat', 'refusal']);
  const old = keys.filter((key) => game[key] !== null && game[key].node !== game.shown);
  return step(old.length === 0 ? game : { ...game, ...Object.fromEntries(old.map((key) => [key, null])) });
}
