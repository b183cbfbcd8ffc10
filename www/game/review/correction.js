// @ts-check
/**
 * The mistakes of a reviewed game, and one that the player tries to correct: in the position before it, moves are tried
 * until one is good enough. They are variations; the game stays as it was. Pure.
 *
 * @import { Game } from '../game.js'
 * @import { Step } from '../store.js'
 */
import { evaluationAt, isReviewed, scoreAt } from './evaluations.js';
import { humanColor, pathOf, turnAt } from '../game.js';
import { isBestMove, isGoodEnough, isMistake, judgementAt } from './judgement.js';
import { gameSoFar, nodeAt } from '../tree/move-tree.js';
import { announce, refuse, step } from '../tree/steps.js';

/**
 * What the board shows of a correction: the position before the mistake, a move whose verdict is due or known, or
 * something else.
 *
 * @typedef {'asking' | 'checking' | 'wrong' | 'solved' | 'away'} Stage
 */

/**
 * Who made the move that led to a node.
 * @param {Game} game @param {number} node
 */
export const moverAt = (game, node) => turnAt(game, game.tree.nodes[node].parent ?? node);

/**
 * The stage of the correction; null if there is none.
 * @param {Game} game @returns {Stage | null}
 */
export function correctionStage(game) {
  const mistake = game.correction && nodeAt(game.tree, game.correction.node);
  if (!mistake || mistake.parent === null) return null;
  if (game.shown === mistake.parent) return 'asking';
  if (game.tree.nodes[game.shown].parent !== mistake.parent) return 'away';
  const isGood = isGoodEnough(game, game.shown);
  return isGood === null ? 'checking' : isGood ? 'solved' : 'wrong';
}

/**
 * Shows the position before a mistake, so that the player corrects it; null ends the correction.
 * @param {Game} game @param {{ node: number | null }} intent @returns {Step}
 */
export function correctMistake(game, { node }) {
  if (node === null) return step({ ...withAnswer(game), correction: null });
  const mistake = nodeAt(game.tree, node);
  if (mistake?.parent == null || !isReviewed(game)) return refuse(game);
  const next = { ...game, correction: { node, announced: null }, shown: mistake.parent, analysing: false };
  return step(next, announce('correctionAsked', { color: moverAt(game, node), san: mistake.san ?? mistake.uci }));
}

/**
 * Reveals the better move than a mistake.
 * @param {Game} game @param {{ node: number }} intent @returns {Step}
 */
export const revealAnswer = (game, { node }) => step({ ...game, revealed: [...new Set([...game.revealed, node])] });

/**
 * The game with the answer to its correction revealed, if a mistake is being corrected.
 * @param {Game} game @returns {Game}
 */
const withAnswer = (game) => (game.correction ? revealAnswer(game, game.correction).game : game);

/**
 * The positions that the correction needs an evaluation of.
 * @param {Game} game @returns {number[]}
 */
export function correctionNodes(game) {
  const stage = correctionStage(game);
  const { parent } = game.tree.nodes[game.correction?.node ?? game.shown];
  if (stage === null || stage === 'away' || parent === null) return [];
  return stage === 'asking' ? [parent] : [parent, game.shown];
}

/**
 * The positions whose lines explain the move on the board: what refutes it and, unless the player looks for that,
 * what was better.
 * @param {Game} game @returns {number[]}
 */
export function explainedNodes(game) {
  const { parent } = game.tree.nodes[game.shown];
  if (parent === null || !isReviewed(game)) return [];
  const stage = correctionStage(game);
  if (stage === 'wrong') return [game.shown];
  return (stage === null || stage === 'away') && isBad(game) ? [parent, game.shown] : [];
}

/** @param {Game} game */
function isBad(game) {
  const judgement = judgementAt(game, game.shown);
  return judgement !== null && judgement !== 'good';
}

/**
 * The answer that refutes the move on the board; null if it is none to be refuted, or is not known.
 * @param {Game} game @returns {string | null}
 */
export const refutationOf = (game) =>
  explainedNodes(game).includes(game.shown) ? (evaluationAt(game, game.shown)?.pv[0] ?? null) : null;

/**
 * The move whose reason is shown: the mistake that is being corrected or was, a bad move on the board or, during a game, the one with a note.
 * @param {Game} game @returns {number | null}
 */
export function reasonNode(game) {
  if (!isReviewed(game)) return game.note?.node ?? null;
  const stage = correctionStage(game);
  if (stage === 'asking' || stage === 'solved') return game.correction?.node ?? null;
  return stage === 'wrong' || ((stage === null || stage === 'away') && isBad(game)) ? game.shown : null;
}

/**
 * The positions whose lines show that reason and what was better.
 * @param {Game} game @returns {number[]}
 */
export function reasonedNodes(game) {
  const node = reasonNode(game);
  const parent = node === null ? null : game.tree.nodes[node].parent;
  return node === null || parent === null ? [] : [parent, node];
}

/**
 * Why a move was bad; null if that is not known, or would reveal a better move that the player still has to find.
 * @param {Game} game @param {number} node
 */
export function reasonOf(game, node) {
  const reason = evaluationAt(game, node)?.reason ?? null;
  const stage = correctionStage(game);
  const isSearching = stage === 'asking' || stage === 'wrong' || isAnswerHidden(game, node);
  return reason?.cause === 'missed' && isSearching ? null : reason;
}

/**
 * Requests the reason that is shown, once. Lines of a saved game are too short for it.
 * @param {Game} game @returns {Step}
 */
export function requestReason(game) {
  const node = reasonNode(game);
  const { parent = null, uci = null } = node === null ? {} : game.tree.nodes[node];
  if (node === null || parent === null || uci === null) return step(game);
  const [best, answer] = [evaluationAt(game, parent), evaluationAt(game, node)];
  const [before, after] = [scoreAt(game, parent), scoreAt(game, node)];
  if (!best?.depth || !answer?.depth || answer.reason !== undefined || !before || !after) return step(game);
  const evaluations = { ...game.evaluations, [node]: { ...answer, reason: null } };
  return step(
    { ...game, evaluations },
    {
      type: 'requestReason',
      id: game.id,
      node,
      question: { ...gameSoFar(game.tree, parent), move: uci, before, after, best: best.pv, answer: answer.pv },
    },
  );
}

/**
 * Announces the verdict on a move that was tried, once it is known with the line that refutes it.
 * @param {Game} game @returns {Step}
 */
export function announceVerdict(game) {
  const stage = correctionStage(game);
  const { correction, shown } = game;
  if (!correction || (stage !== 'wrong' && stage !== 'solved')) {
    return step(correction?.announced == null ? game : { ...game, correction: { ...correction, announced: null } });
  }
  if (correction.announced === shown) return step(game);
  const { san, uci } = game.tree.nodes[shown];
  const answer = stage === 'wrong' ? evaluationAt(game, shown)?.sans?.[0] : undefined;
  const fields = { san: san ?? uci, isBest: isBestMove(game, shown), answer };
  const key = stage === 'solved' ? 'correctionSolved' : 'correctionWrong';
  const next = stage === 'solved' ? withAnswer(game) : game;
  return step({ ...next, correction: { ...correction, announced: shown } }, announce(key, fields));
}

/**
 * The mistakes of a game: those of the player, or of both sides unless one of them is an engine.
 * @param {Game} game
 * @returns {number[]} The nodes that they led to.
 */
export function mistakesOf(game) {
  if (!isReviewed(game)) return [];
  const human = humanColor(game);
  return pathOf(game)
    .slice(1)
    .filter((node) => isMistake(judgementAt(game, node)) && (human === null || human === moverAt(game, node)));
}

/**
 * Whether the better move is still hidden: the player has neither found it nor given up.
 * @param {Game} game @param {number} mistake
 */
export const isAnswerHidden = (game, mistake) => mistakesOf(game).includes(mistake) && !game.revealed.includes(mistake);

/**
 * Whether the best move in the position on the board is hidden, because the player still has to find it.
 * @param {Game} game
 */
export const isQuestionShown = (game) =>
  !game.analysing && game.tree.nodes[game.shown].children.some((node) => isAnswerHidden(game, node));

/**
 * The mistake after another one in the game; null after the last.
 * @param {Game} game @param {number} node @returns {number | null}
 */
export function mistakeAfter(game, node) {
  const mistakes = mistakesOf(game);
  return mistakes.find((one) => game.tree.nodes[one].ply > (nodeAt(game.tree, node)?.ply ?? 0)) ?? null;
}
