/** A fixture: games with evaluations. */
import { defaults, patched } from '../game.ts';
import { addMove, makeTree } from '../tree/move-tree.ts';
import type { Preferences } from '../settings/preferences.ts';

/**
 * The evaluation of a position.
 *
 * @param more `second` in hundredths of a pawn.
 */
export const evaluationOf = (cp: number, { second, pv = [] }: { second?: number; pv?: string[] } = {}) => ({
  score: { cp, mate: null },
  second: second === undefined ? null : { cp: second, mate: null },
  depth: 12,
  pv,
});

/**
 * A game that White resigned after these moves, each with the score of the position after it. In UCI notation the
 * moves are "move0", "move1" and so on.
 */
export function gameOf(
  moves: readonly (readonly [string, number | null])[],
  { start, preferences = {} }: { start?: string; preferences?: Partial<Preferences> } = {},
) {
  const evaluations: Record<number, ReturnType<typeof evaluationOf>> = { 0: evaluationOf(20) };
  let tree = makeTree(start);
  let head = 0;
  for (const [index, [san, cp]] of moves.entries()) {
    ({ tree, id: head } = addMove(tree, head, `move${index}`, san));
    if (cp !== null) evaluations[head] = evaluationOf(cp);
  }
  const game = defaults();
  const ended = { result: '0-1', reason: 'resignation', winner: 'black' as const };
  return patched(game, {
    tree: { ...tree, head, shown: head },
    searches: { evaluations },
    players: { ended },
    settings: { ...game.settings, ...preferences },
  });
}
