// @ts-check
/**
 * The tree of moves that a saved game or a PGN lists. Pure.
 *
 * @import { VariantInfo } from '../../engine/messages.js'
 * @import { Node, Tree } from './move-tree.js'
 */
import { BLANK, ROOT } from './move-tree.js';

/**
 * The tree of nodes that are listed: the first one has the number 1, and each stands after its parent.
 * @param {string} start
 * @param {Partial<Node>} root What is remarked before the first move.
 * @param {readonly (Partial<Node> & { parent: number, uci: string })[]} listed
 * @param {VariantInfo | null} [variant]
 * @returns {Tree}
 */
export function treeOf(start, root, listed, variant = null) {
  /** @type {(Node & { children: number[] })[]} */
  const nodes = [{ ...BLANK, ...root, id: ROOT, children: [] }];
  for (const [index, { parent, ...fields }] of listed.entries()) {
    nodes[parent].children.push(index + 1);
    nodes.push({ ...BLANK, ...fields, id: index + 1, parent, ply: nodes[parent].ply + 1, children: [] });
  }
  return { variant, start, nodes: { ...nodes }, next: nodes.length };
}
