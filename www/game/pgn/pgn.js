// @ts-check
/**
 * Games as the worker parses them from PGN, and as `writePgn` of pgn-text.js writes them. Pure.
 *
 * @import { Color } from '../../board/geometry.js'
 * @import { Unread, VariantInfo } from '../../engine/messages.js'
 * @import { Evaluations } from '../review/evaluations.js'
 * @import { Ending, Game } from '../game.js'
 * @import { Message } from '../../texts/sentences.js'
 * @import { Circle, Mark, Node, Score, Tree } from '../tree/move-tree.js'
 */
import { evaluationAt } from '../review/evaluations.js';
import { draw, UNEQUAL_RESULTS, win } from '../game-end.js';
import { isRated } from '../tree/annotations.js';
import { endingOf } from '../game.js';
import { isReviewed } from '../review/review-state.js';
import { judgementAt, NAG_OF } from '../review/judgement.js';
import { scoreIn } from './pgn-score.js';
import { isVariantTag, variantTags } from './pgn-tags.js';
import { nameOf } from '../players/players.js';
import { treeOf } from '../tree/listed-tree.js';
import { listOf, makeTree, rootOf } from '../tree/move-tree.js';

/**
 * What stands beside a move. The worker leaves the score of the position after the move in the comment.
 *
 * @typedef {{ comment: string, arrows: readonly Mark[], circles: readonly Circle[], commands: readonly string[], score?: Score | null }} Remarks
 * @typedef {{ parent: number, uci: string, san: string }} Place
 * @typedef {{ before: string, nags: readonly number[], clock_ms: number | null }} Signs
 * @typedef {Remarks & Place & Signs} PgnMove
 */

/**
 * @typedef {readonly (readonly [string, string])[]} Tags Names and values.
 * @typedef {Remarks & { tags: Tags, start: string, result: string }} PgnHead
 */

/**
 * The result of the question `pgn`: the move at place `i` has the number `i + 1`, its parent stands before it.
 *
 * @typedef {PgnHead & { nodes: (PgnMove & { fen: string })[], unread: readonly Unread[] }} PgnGame A FEN is empty if it is not known.
 */

/**
 * What is written as PGN.
 *
 * @typedef {PgnHead & { nodes: PgnMove[] }} PgnFields
 */

/**
 * A game that was read. `fens` are its positions by node, to be drawn at once.
 *
 * @typedef {object} Loaded
 * @property {Tree} tree
 * @property {Tags} tags
 * @property {Ending | null} ended
 * @property {Readonly<Record<number, string>>} [fens]
 * @property {Evaluations} [evaluations]
 */

/**
 * The game of a PGN. What could not be read is kept in the comments.
 * @param {PgnGame} pgn
 * @param {(part: { text: string }) => string} mark Marks a text as one that was not read.
 * @param {VariantInfo | null} [variant]
 * @returns {Loaded}
 */
export function treeOfPgn({ tags, start, result, comment, arrows, circles, commands, nodes, unread }, mark, variant) {
  const scored = [comment, ...nodes.map((node) => node.comment)].map(scoreIn);
  const comments = scored.map((one) => one.comment);
  for (const { node, text } of unread) {
    if (text) comments[node] = `${comments[node]} ${mark({ text })}`.trim();
  }
  const moves = nodes.map(({ fen: _fen, ...move }, index) => ({ ...move, comment: comments[index + 1] }));
  const tree = treeOf(start, { comment: comments[0], arrows, circles, commands }, moves, variant);
  const fens = Object.fromEntries(nodes.flatMap(({ fen }, index) => (fen ? [[index + 1, fen]] : [])));
  return {
    tree,
    tags,
    ended: endingOfResult(result),
    fens,
    evaluations: evaluationsOf(scored.map(({ score }) => score)),
  };
}

/**
 * Scores of a PGN as evaluations. Who made them is not known, so that any search replaces them.
 * @param {readonly (Score | null)[]} scores By node.
 * @returns {Evaluations}
 */
function evaluationsOf(scores) {
  const known = scores.flatMap((score, node) => (score ? [[node, { score, depth: 0, pv: [] }]] : []));
  return Object.fromEntries(known);
}

/**
 * The message about the parts of a game that could not be read; null if there is none.
 * @param {Pick<PgnGame, 'start' | 'nodes' | 'unread'>} pgn @returns {Message | null}
 */
export function unreadMessage({ start, nodes, unread }) {
  // A variation that is merely not closed has been read.
  const [first, ...others] = unread.filter(({ text }) => text !== '');
  if (!first) return null;
  const { node, text, error } = first;
  const fen = node === 0 ? start : nodes[node - 1].fen;
  const number = Number(/^\d+(?=\.)/.exec(text)?.[0] ?? fen.split(' ').slice(5).at(-1) ?? 1);
  return { key: 'partlyRead', fields: { number, error, more: others.length } };
}

/**
 * A position without moves.
 * @param {string} fen @param {VariantInfo | null} [variant] @returns {Loaded}
 */
export const loadedFen = (fen, variant) => ({ tree: makeTree(fen, variant), tags: [], ended: null });

/**
 * Whether a game has tags, variations or annotations beside its moves.
 * @param {Game} game
 */
export function hasMoreThanMoves({ tree, head, tags }) {
  const isBare = (/** @type {Node} */ { before, comment, nags, arrows, circles, commands, clock_ms }) =>
    clock_ms === null && [before, comment, nags, arrows, circles, commands].every(({ length }) => length === 0);
  const nodes = Object.values(tree.nodes);
  return tags.length > 0 || nodes.length > tree.nodes[head].ply + 1 || !nodes.every(isBare);
}

/** @param {string} result @returns {Ending | null} */
function endingOfResult(result) {
  if (result === '1/2-1/2') return draw('unknown');
  if (result === '1-0' || result === '0-1') return win(result === '1-0' ? 'white' : 'black', 'unknown');
  return UNEQUAL_RESULTS.has(result) ? { ...draw('unknown'), result } : null;
}

/**
 * What is to be written of a game. A move that the worker has not read yet is in UCI notation, which the worker
 * reads too.
 * @param {Game} game @returns {PgnFields}
 */
export function pgnOfGame(game) {
  const { id, comment, arrows, circles, commands } = rootOf(game.tree);
  const scoreOf = (/** @type {number} */ node) => evaluationAt(game, node)?.score ?? null;
  const result = endingOf(game)?.result ?? '*';
  const nodes = listOf(game.tree).listed.map((node) => ({
    parent: node.parent ?? 0,
    uci: node.uci ?? '',
    san: node.san ?? node.uci ?? '',
    before: node.before,
    comment: node.comment,
    nags: nagsOf(game, node),
    arrows: node.arrows,
    circles: node.circles,
    commands: node.commands,
    clock_ms: node.clock_ms,
    score: scoreOf(node.id),
  }));
  return {
    tags: tagsOf(game, result),
    start: game.tree.start,
    result,
    comment,
    arrows,
    circles,
    commands,
    score: scoreOf(id),
    nodes,
  };
}

/**
 * The glyphs of a move; one that the player has not rated gets the judgement of the review.
 * @param {Game} game @param {Node} node @returns {readonly number[]}
 */
function nagsOf(game, { id, nags }) {
  const judgement = isReviewed(game) && !isRated(nags) ? judgementAt(game, id) : null;
  return judgement ? [NAG_OF[judgement], ...nags] : nags;
}

/**
 * The tags of a game: those that it came with, else those of a game that was played here.
 * @param {Game} game @param {string} result @returns {Tags}
 */
function tagsOf(game, result) {
  const variant = variantTags(game.tree);
  if (game.tags.length > 0) {
    const isKept = (/** @type {string} */ name) => name !== 'Result' && (variant.length === 0 || !isVariantTag(name));
    return [...game.tags.filter(([name]) => isKept(name)), ['Result', result], ...variant];
  }
  const ending = endingOf(game);
  return [
    ['Event', 'Casual game'],
    ['Site', '?'],
    ['Date', dateText(game.begun_ms)],
    ['Round', '-'],
    ['White', playerName(game, 'white')],
    ['Black', playerName(game, 'black')],
    ['Result', result],
    ['TimeControl', timeText(game)],
    ['Termination', ending === null ? 'unterminated' : ending.reason.startsWith('flag') ? 'time forfeit' : 'normal'],
    ...variant,
  ];
}

/** @param {Game} game @param {Color} color */
function playerName({ players }, color) {
  const name = nameOf(players[color]);
  return players[color].kind === 'engine' ? `micro-max ${name}` : name;
}

/** @param {number} begun_ms */
function dateText(begun_ms) {
  const date = new Date(begun_ms);
  if (begun_ms <= 0 || Number.isNaN(date.getTime())) return '????.??.??';
  const padded = (/** @type {number} */ number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}.${padded(date.getMonth() + 1)}.${padded(date.getDate())}`;
}

/** @param {Game} game */
const timeText = ({ timing }) => (timing ? `${timing.base_ms / 1000}+${timing.increment_ms / 1000}` : '-');
