// @ts-check
/**
 * What a player asks the engine about: hints, threats, analysis, the scores of a game. Pure.
 *
 * @import { Game } from './game.js'
 * @import { Step } from './store.js'
 */
import { canGraph, canHint, knownAt } from './game.js';
import { refused, say, step } from './steps.js';

/**
 * A hint: first the piece, then the move, then none.
 *
 * @param {Game} game
 * @returns {Step}
 */
export function hint(game) {
  const { hint: given, shown: node } = game;
  if (given?.step === 2) return step({ ...game, hint: null });
  if (given) return hinted({ ...game, hint: { ...given, step: 2 } });
  return canHint(game) ? step({ ...game, hint: { node, uci: null, step: 1 } }) : refused(game);
}

/**
 * The game with its hint said, if it is found.
 *
 * @param {Game} game
 * @returns {Step}
 */
export function hinted(game) {
  const { hint: given } = game;
  if (!given?.uci) return step(game);
  if (given.step === 1) return step(game, say('hintPiece', { square: given.uci.slice(0, 2) }));
  const san = knownAt(game, given.node)?.legal.find(({ uci }) => uci === given.uci)?.san ?? given.uci;
  return step(game, say('hintMove', { san }));
}

/**
 * Shows what the other side would do if it were its turn; shown already, takes it away.
 *
 * @param {Game} game
 * @returns {Step}
 */
export function threat(game) {
  const known = knownAt(game, game.shown);
  if (game.threat) return step({ ...game, threat: null });
  if (!known || known.outcome) return refused(game);
  if (known.check) return step(game, say('threatInCheck'));
  return step({ ...game, threat: { node: game.shown, uci: null } });
}

/**
 * @param {Game} game
 * @param {{ on: boolean }} intent
 * @returns {Step}
 */
export const analyse = (game, { on }) => step({ ...game, analysing: on, analysed: null });

/**
 * Asks for the scores of the whole game.
 *
 * @param {Game} game
 * @returns {Step}
 */
export const graph = (game) => (canGraph(game) ? step({ ...game, graphing: true }) : refused(game));

/**
 * The game without help for a position that is not shown any more.
 *
 * @param {Game} game
 * @returns {Step}
 */
export function tidied(game) {
  const isOld = (/** @type {{ node: number } | null} */ given) => given !== null && given.node !== game.shown;
  if (!isOld(game.hint) && !isOld(game.threat)) return step(game);
  return step({ ...game, hint: isOld(game.hint) ? null : game.hint, threat: isOld(game.threat) ? null : game.threat });
}
