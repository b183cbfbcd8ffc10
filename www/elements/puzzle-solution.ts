/**
 * The solution of a puzzle: the game of a PGN, in which the reader finds the moves of one side. Moves are in UCI
 * notation, from the start of the game. Pure.
 */
import { parseTurn } from '../board/placement.ts';
import { otherColor } from '../game/game.ts';
import { addMove, childBy, mainLine, makeTree, NULL_MOVE, ROOT, startFen } from '../game/tree/move-tree.ts';
import { orientationOfTags } from '../game/pgn/pgn-tags.ts';
import { meaningOf } from './attributes.ts';
import type { Color } from '../board/geometry.ts';
import type { Loaded } from '../game/pgn/pgn.ts';
import type { Tree } from '../game/tree/move-tree.ts';
import type { Texts } from './attributes.ts';
import type { Found } from './public-types.ts';

export interface Solution {
  /** The game of the PGN. */
  tree: Tree;
  /** The reader's side. */
  color: Color;
  /** The number of half-moves before the reader's first move. */
  ply: number;
}

/** The glyphs ? and ??. */
const MISTAKES = Object.freeze([2, 4]);

/** The ending of a mating move in SAN. */
const MATE = '#';

/** The reader's side: that of the attribute `side`, or of the tag `Orientation`, or else the side to move at `ply`. */
export function readersColor(texts: Texts, { tree, tags }: Pick<Loaded, 'tree' | 'tags'>): Color {
  const side = meaningOf(texts, 'side');
  if (side === 'white' || side === 'black') return side;
  return orientationOfTags(tags) ?? turnAfter(tree, meaningOf(texts, 'ply') ?? 0);
}

function turnAfter(tree: Tree, ply: number): Color {
  const first = parseTurn(startFen(tree));
  return ply % 2 === 0 ? first : otherColor(first);
}

/** The solution in a game; null if the reader has no move to find at `ply` or after one more half-move. */
export function solutionOf(texts: Texts, { tree, tags }: Pick<Loaded, 'tree' | 'tags'>): Solution | null {
  const color = readersColor(texts, { tree, tags });
  const begin = meaningOf(texts, 'ply') ?? 0;
  const ply = turnAfter(tree, begin) === color ? begin : begin + 1;
  const first = [ROOT, ...mainLine(tree)][ply];
  return first !== undefined && rightMove(tree, first) !== null ? { tree, color, ply } : null;
}

/**
 * The game on the board at first. The opponent's last move is still to come, so that the reader sees it.
 *
 * @param solution Null leaves the start position only.
 */
export function openingOf({ tree, tags }: Loaded, solution: Solution | null): Loaded {
  const moves = mainLine(tree).slice(0, Math.max(0, (solution?.ply ?? 0) - 1));
  const opening = moves.reduce(
    (line, node) => addMove(line.tree, line.id, tree.nodes[node].uci ?? NULL_MOVE, tree.nodes[node].san),
    { tree: makeTree(tree.start, tree.variant), id: ROOT },
  );
  return { tree: opening.tree, tags, ended: null };
}

/**
 * Whether a move of the reader is right: in the solution and not rated ? or ??, or mate.
 *
 * @param moves The moves before it.
 */
export function isRight({ tree }: Solution, moves: readonly string[], { uci, san }: Found) {
  const at = nodeAfter(tree, moves);
  const next = at === null ? null : childBy(tree, at, uci);
  return next === null ? san.endsWith(MATE) : !isMistake(tree, next);
}

/** The next move of the solution; null at its end, and after a mate that it does not contain. */
export function nextMove({ tree, color }: Solution, moves: readonly string[]): string | null {
  const at = nodeAfter(tree, moves);
  const isReaders = turnAfter(tree, moves.length) === color;
  const next = at === null ? null : isReaders ? rightMove(tree, at) : reply(tree, at);
  return next === null ? null : tree.nodes[next].uci;
}

/** Whether the reader has found every move, though a last reply may follow. */
export function isSolved({ tree, color, ply }: Solution, moves: readonly string[]) {
  const at = nodeAfter(tree, moves);
  if (at === null) return true;
  if (moves.length <= ply) return false;
  const next = turnAfter(tree, moves.length) === color ? at : reply(tree, at);
  return next === null || rightMove(tree, next) === null;
}

/** The comment on the last of these moves, or on the start; '' if there is none. */
export function commentAfter({ tree }: Solution, moves: readonly string[]) {
  const at = nodeAfter(tree, moves);
  return at === null ? '' : tree.nodes[at].comment;
}

/** The node after these moves; null if the solution does not contain them. */
const nodeAfter = (tree: Tree, moves: readonly string[]) =>
  moves.reduce<number | null>((at, uci) => (at === null ? null : childBy(tree, at, uci)), ROOT);

const rightMove = (tree: Tree, at: number): number | null =>
  movesFrom(tree, at).find((next) => !isMistake(tree, next)) ?? null;

const reply = (tree: Tree, at: number): number | null => movesFrom(tree, at)[0] ?? null;

/** Null moves cannot be made on the board and end the solution. */
const movesFrom = ({ nodes }: Tree, at: number) => nodes[at].children.filter((next) => nodes[next].uci !== NULL_MOVE);

const isMistake = ({ nodes }: Tree, node: number) => nodes[node].nags.some((nag) => MISTAKES.includes(nag));
