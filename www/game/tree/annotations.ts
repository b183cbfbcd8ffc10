/** Comments, glyphs, marks and variations that a player adds or removes. Pure. */
import { patched } from '../game.ts';
import { step } from './steps.ts';
import { annotate, nodeAt, promote } from './move-tree.ts';
import { without } from '../saved/saved-game.ts';
import type { Game } from '../game.ts';
import type { Step } from '../store.ts';
import type { Circle, Mark, Tree } from './move-tree.ts';

/** The glyphs ! ? !! ?? !? ?!: a move has one of them. */
const LAST_GLYPH = 6;

export const comment = (game: Game, { node, text }: { node: number; text: string }): Step =>
  step(patched(game, { tree: annotate(game.tree, node, { comment: text }) }));

/** Adds a glyph to a move, or removes it. */
export function nag(game: Game, { node, nag: chosen }: { node: number; nag: number }): Step {
  const present = nodeAt(game.tree, node)?.nags ?? [];
  const others = present.filter((other) => other !== chosen && !(isGlyph(chosen) && isGlyph(other)));
  const nags = present.includes(chosen) ? others : [...others, chosen].sort((one, other) => one - other);
  return step(patched(game, { tree: annotate(game.tree, node, { nags }) }));
}

const isGlyph = (code: number) => code >= 1 && code <= LAST_GLYPH;

/** Whether a move has a rating among its glyphs. */
export const isRated = (nags: readonly number[]) => nags.some(isGlyph);

/** Whether any move of a game was rated. */
export const hasRatings = ({ nodes }: Pick<Tree, 'nodes'>) => Object.values(nodes).some(({ nags }) => isRated(nags));

export const setMarks = (
  game: Game,
  { node, arrows, circles }: { node: number; arrows: readonly Mark[]; circles: readonly Circle[] },
): Step => step(patched(game, { tree: annotate(game.tree, node, { arrows, circles }) }));

/** Makes a variation the main line. */
export const promoteVariation = (game: Game, { node }: { node: number }): Step =>
  step(patched(game, { tree: promote(game.tree, node) }));

/** Removes a move and all moves after it. */
export const deleteMove = (game: Game, { node }: { node: number }): Step => step(without(game, node));
