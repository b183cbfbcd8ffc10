// @ts-check
/**
 * The solution of a puzzle: the game of a PGN, in which the reader finds the moves of one side. Moves are in UCI
 * notation, from the start of the game. Pure.
 *
 * @import { Color } from '../board/geometry.js'
 * @import { Loaded } from '../game/pgn/pgn.js'
 * @import { Tree } from '../game/tree/move-tree.js'
 * @import { Texts } from './attributes.js'
 */
import { parseTurn } from '../board/placement.js';
import { otherColor } from '../game/game.js';
import { addMove, childBy, mainLine, makeTree, NULL_MOVE, ROOT, startFen } from '../game/tree/move-tree.js';
import { orientationOfTags } from '../game/pgn/pgn-tags.js';
import { meaningOf } from './attributes.js';

/**
 * @typedef {object} Solution
 * @property {Tree} tree The game of the PGN.
 * @property {Color} color The reader's side.
 * @property {number} ply The number of half-moves before the reader's first move.
 */

/** The glyphs ? and ??. */
const MISTAKES = Object.freeze([2, 4]);

/** The ending of a mating move in SAN. */
const MATE = '#';

/**
 * The reader's side: that of the attribute `side`, or of the tag `Orientation`, or else the side to move at `ply`.
 * @param {Texts} texts @param {Pick<Loaded, 'tree' | 'tags'>} game @returns {Color}
 */
export function readersColor(texts, { tree, tags }) {
  const side = meaningOf(texts, 'side');
  if (side === 'white' || side === 'black') return side;
  return orientationOfTags(tags) ?? turnAfter(tree, meaningOf(texts, 'ply') ?? 0);
}

/** @param {Tree} tree @param {number} ply @returns {Color} */
function turnAfter(tree, ply) {
  const first = parseTurn(startFen(tree));
  return ply % 2 === 0 ? first : otherColor(first);
}

/**
 * The solution in a game; null if the reader has no move to find at `ply` or after one more half-move.
 * @param {Texts} texts @param {Pick<Loaded, 'tree' | 'tags'>} game @returns {Solution | null}
 */
export function solutionOf(texts, { tree, tags }) {
  const color = readersColor(texts, { tree, tags });
  const begin = meaningOf(texts, 'ply') ?? 0;
  const ply = turnAfter(tree, begin) === color ? begin : begin + 1;
  const first = [ROOT, ...mainLine(tree)][ply];
  return first !== undefined && rightMove(tree, first) !== null ? { tree, color, ply } : null;
}

/**
 * The game on the board at first. The opponent's last move is still to come, so that the reader sees it.
 * @param {Loaded} loaded @param {Solution | null} solution Null leaves the start position only.
 * @returns {Loaded}
 */
export function openingOf({ tree, tags }, solution) {
  const moves = mainLine(tree).slice(0, Math.max(0, (solution?.ply ?? 0) - 1));
  const opening = moves.reduce(
    (line, node) => addMove(line.tree, line.id, tree.nodes[node].uci ?? NULL_MOVE, tree.nodes[node].san),
    { tree: makeTree(tree.start, tree.variant), id: ROOT },
  );
  return { tree: opening.tree, tags, ended: null };
}

/**
 * Whether a move of the reader is right: in the solution and not rated ? or ??, or mate.
 * @param {Solution} solution @param {readonly string[]} moves The moves before it.
 * @param {{ uci: string, san: string }} move
 */
export function isRight({ tree }, moves, { uci, san }) {
  const at = nodeAfter(tree, moves);
  const next = at === null ? null : childBy(tree, at, uci);
  return next === null ? san.endsWith(MATE) : !isMistake(tree, next);
}

/**
 * The next move of the solution; null at its end, and after a mate that it does not contain.
 * @param {Solution} solution @param {readonly string[]} moves @returns {string | null}
 */
export function nextMove({ tree, color }, moves) {
  const at = nodeAfter(tree, moves);
  const isReaders = turnAfter(tree, moves.length) === color;
  const next = at === null ? null : isReaders ? rightMove(tree, at) : reply(tree, at);
  return next === null ? null : tree.nodes[next].uci;
}

/**
 * Whether the reader has found every move, though a last reply may follow.
 * @param {Solution} solution @param {readonly string[]} moves
 */
export function isSolved({ tree, color, ply }, moves) {
  const at = nodeAfter(tree, moves);
  if (at === null) return true;
  if (moves.length <= ply) return false;
  const next = turnAfter(tree, moves.length) === color ? at : reply(tree, at);
  return next === null || rightMove(tree, next) === null;
}

/**
 * The comment on the last of these moves, or on the start; '' if there is none.
 * @param {Solution} solution @param {readonly string[]} moves
 */
export function commentAfter({ tree }, moves) {
  const at = nodeAfter(tree, moves);
  return at === null ? '' : tree.nodes[at].comment;
}

/**
 * The node after these moves; null if the solution does not contain them.
 * @param {Tree} tree @param {readonly string[]} moves
 */
const nodeAfter = (tree, moves) =>
  moves.reduce((at, uci) => (at === null ? null : childBy(tree, at, uci)), /** @type {number | null} */ (ROOT));

/** @param {Tree} tree @param {number} at @returns {number | null} */
const rightMove = (tree, at) => movesFrom(tree, at).find((next) => !isMistake(tree, next)) ?? null;

/** @param {Tree} tree @param {number} at @returns {number | null} */
const reply = (tree, at) => movesFrom(tree, at)[0] ?? null;

/** Null moves cannot be made on the board and end the solution. @param {Tree} tree @param {number} at */
const movesFrom = ({ nodes }, at) => nodes[at].children.filter((next) => nodes[next].uci !== NULL_MOVE);

/** @param {Tree} tree @param {number} node */
const isMistake = ({ nodes }, node) => nodes[node].nags.some((nag) => MISTAKES.includes(nag));
