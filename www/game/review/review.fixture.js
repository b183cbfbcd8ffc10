// @ts-check
/**
 * A fixture: games with evaluations.
 *
 * @import { Preferences } from '../preferences.js'
 */
import { defaults } from '../game.js';
import { addMove, makeTree } from '../tree/move-tree.js';

/**
 * The evaluation of a position.
 * @param {number} cp
 * @param {{ second?: number, pv?: string[] }} [more] `second` in hundredths of a pawn.
 */
export const evaluationOf = (cp, { second, pv = [] } = {}) => ({
  score: { cp, mate: null },
  second: second === undefined ? null : { cp: second, mate: null },
  depth: 12,
  pv,
});

/**
 * A game that White resigned after these moves, each with the score of the position after it. In UCI notation the
 * moves are "move0", "move1" and so on.
 * @param {readonly (readonly [string, number | null])[]} moves
 * @param {{ start?: string, preferences?: Partial<Preferences> }} [options]
 */
export function gameOf(moves, { start, preferences = {} } = {}) {
  /** @type {Record<number, ReturnType<typeof evaluationOf>>} */
  const evaluations = { 0: evaluationOf(20) };
  let tree = makeTree(start);
  let head = 0;
  for (const [index, [san, cp]] of moves.entries()) {
    ({ tree, id: head } = addMove(tree, head, `move${index}`, san));
    if (cp !== null) evaluations[head] = evaluationOf(cp);
  }
  const game = defaults();
  const ended = { result: '0-1', reason: 'resignation', winner: /** @type {const} */ ('black') };
  return { ...game, tree, evaluations, head, shown: head, ended, preferences: { ...game.preferences, ...preferences } };
}
