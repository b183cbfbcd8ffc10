// @ts-check
/**
 * Descriptions of nodes. Pure.
 *
 * @import { Iteration } from '../search-nodes.js'
 * @import { Tree } from './explorer.js'
 */
import { tree as texts } from '../../../texts/en/figures/tree.js';
import { countText } from '../../../texts/number.js';
import { INFINITY, kindInWindow } from '../search-states.js';
import { isTest, nameOf } from '../search-nodes.js';
import { boundText, scoreText, sideOf, signAt, windowAt } from '../score.js';
import { iterationAt, untriedOf } from './visible-nodes.js';

/**
 * The path to a node as numbered moves.
 * @param {readonly string[]} sans
 * @param {boolean} isWhite Whether White moves first.
 * @param {number} number The number of the first move.
 */
export const lineOf = (sans, isWhite, number) =>
  sans
    .map((san, index) => {
      const ply = index + (isWhite ? 0 : 1);
      const written = number + Math.floor(ply / 2);
      return ply % 2 === 0 ? `${written}.\u00a0${san}` : index === 0 ? `${written}…\u00a0${san}` : san;
    })
    .join(' ');

/**
 * The moves to the node that is viewed.
 * @param {Tree} tree
 * @param {string} fen The position of the root.
 */
export function pathIn({ view: { stops, legal } }, fen) {
  const [, turn, , , , number] = fen.split(' ');
  const end = stops.findIndex((_, level) => isTest(stops, level));
  const moves = stops.slice(0, (end < 0 ? stops.length : end) - 1);
  return lineOf(
    moves.map(({ candidate }, level) => nameOf(legal[level], /** @type {any} */ (candidate))),
    turn === 'w',
    Number(number) || 1,
  );
}

/** @param {Tree} tree @param {number} level */
function windowText({ view: { stops } }, level) {
  const { low, high } = windowAt(/** @type {any} */ (stops[level].call), level);
  const [us, them] = sidesOf(stops);
  return texts.window({ us, them, low: boundText(low), high: boundText(high) });
}

/** The side to move at the root, then the other. @param {Tree['view']['stops']} stops */
const sidesOf = ([{ call }]) => [sideOf(call.side), sideOf(24 - call.side)];

/**
 * A description of the viewed node.
 * @param {Tree} tree
 * @param {string} fen The position of the root.
 */
export function describe(tree, fen) {
  const { stops, node } = tree.view;
  const level = stops.length - 1;
  const { call } = stops[level];
  const iteration = iterationAt(tree, level);
  // The last level of depth is for recaptures only, which readers do not count as a ply.
  const where = {
    node: countText('en', node),
    side: sideOf(call.side),
    path: pathIn(tree, fen),
    depth: call.depth - 1,
  };
  const isTested = stops.some((_, index) => isTest(stops, index));
  const place =
    level === 0
      ? texts.root(where)
      : isTest(stops, level)
        ? texts.test(where)
        : isTested
          ? texts.tested(where)
          : texts.where(where);
  const ending = iteration?.ending ? endingText(tree, level, iteration) : texts.reading;
  return [place, windowText(tree, level), ending].filter(Boolean).join(' ');
}

/**
 * Describes how an iteration of a node ended.
 * @param {Tree} tree @param {number} level @param {Iteration} iteration
 */
function endingText(tree, level, { ending, best, bestMove, tries, depth }) {
  const { stops, legal } = tree.view;
  const { call } = stops[level];
  const isOurs = signAt(level) > 0;
  const [us, them] = sidesOf(stops);
  const window = windowAt(/** @type {any} */ (call), level);
  const parts = {
    side: sideOf(call.side),
    other: isOurs ? them : us,
    isOurs,
    us,
    score: scoreText(best * signAt(level)),
    bound: scoreText(isOurs ? window.high : window.low),
    limit: scoreText(isOurs ? window.low : window.high),
    move: '',
    count: new Set(tries.map(({ from, to }) => `${from} ${to}`)).size,
    untried: untriedOf(tree, level, tries).length,
  };
  if (ending === 'king') return isTest(stops, level) ? texts.attacked(parts) : texts.king(parts);
  // In the test for check, the capture of the king has twice its normal score.
  if (ending === 'mate') return best <= -INFINITY / 2 ? texts.mate(parts) : texts.stalemate(parts);
  const last = tries.at(-1);
  if (ending === 'cut')
    return last ? texts.cut({ ...parts, move: nameOf(legal[level], last) }) : texts.cutAtOnce(parts);
  if (tries.length === 0) return depth <= 1 ? texts.stands(parts) : texts.nothing(parts);
  const kind = kindInWindow(best, /** @type {any} */ (call));
  const move = tries.filter(({ from, to }) => from === bestMove?.from && to === bestMove.to).at(-1);
  const withMove = { ...parts, move: move ? nameOf(legal[level], move) : '' };
  if (depth <= 1) return texts.quiet(withMove);
  return kind === 'most' ? texts.atMost(withMove) : texts.exact(withMove);
}
