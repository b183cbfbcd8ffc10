/** Which position of a game is on the board. Pure; showing a position does not change the game. */
import { nextNode, otherColor } from '../game.ts';
import { step } from './steps.ts';
import { isWithin, mainLine, nodeAt, ROOT } from './move-tree.ts';
import type { Game } from '../game.ts';
import type { Step } from '../store.ts';

export const flip = (game: Game): Step => step({ ...game, orientation: otherColor(game.orientation) });

/** Shows a node. */
export const showNode = (game: Game, { node }: { node: number }): Step =>
  step(nodeAt(game.tree, node) && node !== game.shown ? { ...game, shown: node } : game);

/** Whether there is another position in a direction of the shown line. */
export const canStep = ({ tree, shown }: Pick<Game, 'tree' | 'shown'>, by: 'back' | 'forward') =>
  by === 'back' ? shown !== ROOT : tree.nodes[shown].children.length > 0;

/** Moves along the shown line, or to the previous or next variation. */
export function navigate(game: Game, { by }: { by: 'first' | 'back' | 'forward' | 'last' | 'up' | 'down' }): Step {
  const { tree, shown } = game;
  const { parent } = tree.nodes[shown];
  const siblings = parent === null ? [shown] : tree.nodes[parent].children;
  const at = siblings.indexOf(shown);
  const targets = {
    first: () => ROOT,
    back: () => parent,
    forward: () => nextNode(game, shown, game.head === shown ? game.ahead : game.head),
    last: () => lastOf(game),
    up: () => siblings[at - 1],
    down: () => siblings[at + 1],
  };
  return showNode(game, { node: targets[by]() ?? shown });
}

/** The end of the shown line: the current position of the game if it is on that line. */
function lastOf({ tree, shown, head }: Game) {
  if (shown !== head && isWithin(tree, shown, head)) return head;
  return mainLine(tree, shown).at(-1) ?? shown;
}
