/** Which position of a game is on the board. Pure; showing a position does not change the game. */
import { nextNode, otherColor, patched } from '../game.ts';
import { step } from './steps.ts';
import { isWithin, mainLine, nodeAt, ROOT } from './move-tree.ts';
import type { Game } from '../game.ts';
import type { Step } from '../store.ts';
import type { GameTree } from './tree-state.ts';

export const flip = (game: Game): Step =>
  step(patched(game, { players: { orientation: otherColor(game.players.orientation) } }));

/** Shows a node. */
export const showNode = (game: Game, { node }: { node: number }): Step =>
  step(nodeAt(game.tree, node) && node !== game.tree.shown ? patched(game, { tree: { shown: node } }) : game);

/** Whether there is another position in a direction of the shown line. */
export const canStep = ({ tree }: { tree: Pick<GameTree, 'nodes' | 'shown'> }, by: 'back' | 'forward') =>
  by === 'back' ? tree.shown !== ROOT : tree.nodes[tree.shown].children.length > 0;

/** Moves along the shown line, or to the previous or next variation. */
export function navigate(game: Game, { by }: { by: 'first' | 'back' | 'forward' | 'last' | 'up' | 'down' }): Step {
  const { tree } = game;
  const { parent } = tree.nodes[tree.shown];
  const siblings = parent === null ? [tree.shown] : tree.nodes[parent].children;
  const at = siblings.indexOf(tree.shown);
  const targets = {
    first: () => ROOT,
    back: () => parent,
    forward: () => nextNode(game, tree.shown, game.tree.head === tree.shown ? game.tree.ahead : game.tree.head),
    last: () => lastOf(game),
    up: () => siblings[at - 1],
    down: () => siblings[at + 1],
  };
  return showNode(game, { node: targets[by]() ?? tree.shown });
}

/** The end of the shown line: the current position of the game if it is on that line. */
function lastOf({ tree }: Game) {
  if (tree.shown !== tree.head && isWithin(tree, tree.shown, tree.head)) return tree.head;
  return mainLine(tree, tree.shown).at(-1) ?? tree.shown;
}
