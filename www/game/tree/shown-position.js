// @ts-check
/**
 * Which position of a game is on the board. Pure; showing a position does not change the game.
 *
 * @import { Game } from '../game.js'
 * @import { Step } from '../store.js'
 */
import { nextNode, otherColor } from '../game.js';
import { step } from './steps.js';
import { isWithin, mainLine, nodeAt, ROOT } from './move-tree.js';

/** @param {Game} game @returns {Step} */
export const flip = (game) => step({ ...game, orientation: otherColor(game.orientation) });

/**
 * Shows a node.
 * @param {Game} game @param {{ node: number }} intent @returns {Step}
 */
export const showNode = (game, { node }) =>
  step(nodeAt(game.tree, node) && node !== game.shown ? { ...game, shown: node } : game);

/**
 * Whether there is another position in a direction of the shown line.
 * @param {Pick<Game, 'tree' | 'shown'>} game @param {'back' | 'forward'} by
 */
export const canStep = ({ tree, shown }, by) =>
  by === 'back' ? shown !== ROOT : tree.nodes[shown].children.length > 0;

/**
 * Moves along the shown line, or to the previous or next variation.
 * @param {Game} game @param {{ by: 'first' | 'back' | 'forward' | 'last' | 'up' | 'down' }} intent @returns {Step}
 */
export function navigate(game, { by }) {
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

/**
 * The end of the shown line: the current position of the game if it is on that line.
 * @param {Game} game
 */
function lastOf({ tree, shown, head }) {
  if (shown !== head && isWithin(tree, shown, head)) return head;
  return mainLine(tree, shown).at(-1) ?? shown;
}
