// @ts-check
/**
 * Comments, glyphs, marks and variations that a player adds or removes. Pure.
 *
 * @import { Game } from '../game.js'
 * @import { Step } from '../store.js'
 * @import { Circle, Mark } from './move-tree.js'
 */
import { step } from './steps.js';
import { annotate, nodeAt, promote } from './move-tree.js';
import { without } from '../saved/saved-game.js';

/** The glyphs ! ? !! ?? !? ?!: a move has one of them. */
const LAST_GLYPH = 6;

/** @param {Game} game @param {{ node: number, text: string }} intent @returns {Step} */
export const comment = (game, { node, text }) => step({ ...game, tree: annotate(game.tree, node, { comment: text }) });

/**
 * Adds a glyph to a move, or removes it.
 * @param {Game} game @param {{ node: number, nag: number }} intent @returns {Step}
 */
export function nag(game, { node, nag: chosen }) {
  const present = nodeAt(game.tree, node)?.nags ?? [];
  const others = present.filter((other) => other !== chosen && !(isGlyph(chosen) && isGlyph(other)));
  const nags = present.includes(chosen) ? others : [...others, chosen].sort((one, other) => one - other);
  return step({ ...game, tree: annotate(game.tree, node, { nags }) });
}

/** @param {number} code */
const isGlyph = (code) => code >= 1 && code <= LAST_GLYPH;

/**
 * Whether a move has a rating among its glyphs.
 * @param {readonly number[]} nags
 */
export const isRated = (nags) => nags.some(isGlyph);

/**
 * @param {Game} game
 * @param {{ node: number, arrows: readonly Mark[], circles: readonly Circle[] }} intent
 * @returns {Step}
 */
export const setMarks = (game, { node, arrows, circles }) =>
  step({ ...game, tree: annotate(game.tree, node, { arrows, circles }) });

/**
 * Makes a variation the main line.
 * @param {Game} game @param {{ node: number }} intent @returns {Step}
 */
export const promoteVariation = (game, { node }) => step({ ...game, tree: promote(game.tree, node) });

/**
 * Removes a move and all moves after it.
 * @param {Game} game @param {{ node: number }} intent @returns {Step}
 */
export const deleteMove = (game, { node }) => step(without(game, node));
