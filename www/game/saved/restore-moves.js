// @ts-check
/**
 * The moves of a game that was kept, which the worker has to read: they may be damaged. Pure.
 *
 * @import { Game } from '../game.js'
 * @import { Step } from '../store.js'
 * @import { Tree } from '../tree/move-tree.js'
 */
import { announce, step } from '../tree/steps.js';
import { isWithin, mainLine, nodeAt, pathTo, removeNode, rootOf } from '../tree/move-tree.js';

/**
 * The lines of a tree from the start: the main one, then one for each variation.
 * @param {Tree} tree @returns {{ nodes: number[], line: string[] }[]}
 */
export function unreadLines(tree) {
  const lines = [];
  const heads = [...rootOf(tree).children].reverse();
  for (let head = heads.pop(); head !== undefined; head = heads.pop()) {
    const rest = mainLine(tree, head);
    for (const id of [head, ...rest]) heads.push(...tree.nodes[id].children.slice(1).reverse());
    const nodes = [...pathTo(tree, head), ...rest];
    lines.push({ nodes, line: nodes.map((id) => tree.nodes[id].uci ?? '') });
  }
  return lines;
}

/**
 * Takes the SAN of the lines. Where one ends early its next move is not legal: that and what comes after it is
 * cut off, in words.
 * @param {Game} game
 * @param {{ id: string, lines: readonly { nodes: readonly number[], sans: readonly string[] }[] }} intent
 * @returns {Step}
 */
export function sanReceived(game, { id, lines }) {
  if (id !== game.id || game.isRead) return step(game);
  const nodes = { ...game.tree.nodes };
  for (const line of lines) {
    for (const [index, san] of line.sans.entries()) {
      const node = nodes[line.nodes[index]];
      if (node && node.san !== san) nodes[node.id] = { ...node, san };
    }
  }
  const ends = lines.map((line) => line.nodes[line.sans.length]).filter((end) => end !== undefined);
  return ends.reduce(cutAt, step({ ...game, isRead: true, tree: { ...game.tree, nodes } }));
}

/** @param {Step} before @param {number} id @returns {Step} */
function cutAt({ game, effects }, id) {
  const node = nodeAt(game.tree, id);
  if (!node) return { game, effects };
  const fields = { ply: node.ply, uci: node.uci };
  return step({ ...without(game, id), notice: { key: 'cut', fields } }, ...effects, announce('cut', fields));
}

/**
 * The game without a node and what comes after it; if the game was at one of them, it continues at the node before.
 * @param {Game} game @param {number} id @returns {Game}
 */
export function without(game, id) {
  const node = nodeAt(game.tree, id);
  if (!node || node.parent === null) return game;
  const { parent } = node;
  const isGone = (/** @type {number} */ at) => isWithin(game.tree, id, at);
  const [isHeadGone, isShownGone] = [isGone(game.head), isGone(game.shown)];
  const kept = (/** @type {any} */ about) => (about && !isGone(about.node) ? about : null);
  return {
    ...game,
    tree: removeNode(game.tree, id),
    reports: game.reports.filter((report) => !isGone(report.node)),
    hint: kept(game.hint),
    threat: kept(game.threat),
    note: kept(game.note),
    head: isHeadGone ? parent : game.head,
    shown: isShownGone ? parent : game.shown,
    ahead: null,
    ...(isHeadGone ? { ended: null, premove: null, offer: null } : {}),
  };
}
