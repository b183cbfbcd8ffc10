/**
 * The mistakes of a reviewed game, and one that the player tries to correct: in the position before it, moves are tried
 * until one is good enough. They are variations; the game stays as it was. Pure.
 */
import { evaluationAt, isReviewed, scoreAt } from './evaluations.ts';
import { humanColor, pathOf, shownPlacement, turnAt, patched } from '../game.ts';
import { isBad, isBestMove, isGoodEnough, isMistake, judgementAt } from './judgement.ts';
import { gameSoFar, nodeAt, squaresOf } from '../tree/move-tree.ts';
import { announce, refuse, sound, step } from '../tree/steps.ts';
import type { Game } from '../game.ts';
import type { Step } from '../store.ts';

/**
 * What the board shows of a correction: the position before the mistake, a move whose verdict is due or known, or
 * something else.
 */
export type Stage = 'asking' | 'checking' | 'wrong' | 'solved' | 'away';

/** Who made the move that led to a node. */
export const moverAt = (game: Game, node: number) => turnAt(game, game.tree.nodes[node].parent ?? node);

/** The stage of the correction; null if there is none. */
export function correctionStage(game: Game): Stage | null {
  const mistake = game.review.correction && nodeAt(game.tree, game.review.correction.node);
  if (!mistake || mistake.parent === null) return null;
  if (game.tree.shown === mistake.parent) return 'asking';
  if (game.tree.nodes[game.tree.shown].parent !== mistake.parent) return 'away';
  const isGood = isGoodEnough(game, game.tree.shown);
  return isGood === null ? 'checking' : isGood ? 'solved' : 'wrong';
}

/** Shows the position before a mistake, so that the player corrects it; null ends the correction. */
export function correctMistake(game: Game, { node }: { node: number | null }): Step {
  if (node === null) return step(patched(withAnswer(game), { review: { correction: null } }));
  const mistake = nodeAt(game.tree, node);
  if (mistake?.parent == null || !isReviewed(game)) return refuse(game);
  const next = patched(game, {
    review: { correction: { node, announced: null, isHinted: false } },
    tree: { shown: mistake.parent },
    searches: { analysing: false },
  });
  return step(next, announce('correctionAsked', { color: moverAt(game, node), san: mistake.san ?? mistake.uci }));
}

/** Shows which piece makes the best move in the position before the mistake. */
export function hintCorrection(game: Game): Step {
  const { correction } = game.review;
  const uci = correctionStage(game) === 'asking' && evaluationAt(game, game.tree.shown)?.pv[0];
  if (!correction || !uci) return refuse(game);
  const [square] = squaresOf(uci);
  return step(
    patched(game, { review: { correction: { ...correction, isHinted: true } } }),
    announce('hintPiece', { square, piece: shownPlacement(game)[square] }),
  );
}

/** The square of the piece that a hint shows; null without a hint. */
export function hintedSquare(game: Game): string | null {
  const uci = game.review.correction?.isHinted && evaluationAt(game, game.tree.shown)?.pv[0];
  return uci && correctionStage(game) === 'asking' ? squaresOf(uci)[0] : null;
}

/** Keeps which moves the opening table knows. */
export const setBook = (game: Game, { nodes }: { nodes: readonly number[] }): Step =>
  step(patched(game, { review: { book: nodes } }));

/** Reveals the better move than a mistake. */
export const revealAnswer = (game: Game, { node }: { node: number }): Step =>
  step(patched(game, { review: { revealed: [...new Set([...game.review.revealed, node])] } }));

/** The game with the answer to its correction revealed, if a mistake is being corrected. */
const withAnswer = (game: Game): Game =>
  game.review.correction ? revealAnswer(game, game.review.correction).game : game;

/** The positions that the correction needs an evaluation of. */
export function correctionNodes(game: Game): number[] {
  const stage = correctionStage(game);
  const { parent } = game.tree.nodes[game.review.correction?.node ?? game.tree.shown];
  if (stage === null || stage === 'away' || parent === null) return [];
  return stage === 'asking' ? [parent] : [parent, game.tree.shown];
}

/**
 * The positions whose lines explain the move on the board: what refutes it and, unless the player looks for that,
 * what was better.
 */
export function explainedNodes(game: Game): number[] {
  const { parent } = game.tree.nodes[game.tree.shown];
  if (parent === null || !isReviewed(game)) return [];
  const stage = correctionStage(game);
  if (stage === 'wrong') return [game.tree.shown];
  return (stage === null || stage === 'away') && isBadMove(game) ? [parent, game.tree.shown] : [];
}

const isBadMove = (game: Game) => isBad(judgementAt(game, game.tree.shown));

/** The answer that refutes the move on the board; null if it is none to be refuted, or is not known. */
export const refutationOf = (game: Game): string | null =>
  explainedNodes(game).includes(game.tree.shown) ? (evaluationAt(game, game.tree.shown)?.pv[0] ?? null) : null;

/**
 * The move whose reason is shown: the mistake that is being corrected or was, a bad move on the board or, during a
 * game, the one with a note.
 */
export function reasonNode(game: Game): number | null {
  if (!isReviewed(game)) return game.help.note?.node ?? null;
  const stage = correctionStage(game);
  if (stage === 'asking' || stage === 'solved') return game.review.correction?.node ?? null;
  return stage === 'wrong' || ((stage === null || stage === 'away') && isBadMove(game)) ? game.tree.shown : null;
}

/** The positions whose lines show that reason and what was better. */
export function reasonedNodes(game: Game): number[] {
  const node = reasonNode(game);
  const parent = node === null ? null : game.tree.nodes[node].parent;
  return node === null || parent === null ? [] : [parent, node];
}

/** Why a move was bad; null if that is not known, or would reveal a better move that the player still has to find. */
export function reasonOf(game: Game, node: number) {
  const reason = evaluationAt(game, node)?.reason ?? null;
  const stage = correctionStage(game);
  const isSearching = stage === 'asking' || stage === 'wrong' || isAnswerHidden(game, node);
  return reason?.cause === 'missed' && isSearching ? null : reason;
}

/** Requests the reason that is shown, once. Lines of a saved game are too short for it. */
export function requestReason(game: Game): Step {
  const node = reasonNode(game);
  const { parent = null, uci = null } = node === null ? {} : game.tree.nodes[node];
  if (node === null || parent === null || uci === null) return step(game);
  const [best, answer] = [evaluationAt(game, parent), evaluationAt(game, node)];
  const [before, after] = [scoreAt(game, parent), scoreAt(game, node)];
  if (!best?.depth || !answer?.depth || answer.reason !== undefined || !before || !after) return step(game);
  const evaluations = { ...game.searches.evaluations, [node]: { ...answer, reason: null } };
  return step(patched(game, { searches: { evaluations } }), {
    type: 'requestReason',
    id: game.id,
    node,
    question: { ...gameSoFar(game.tree, parent), move: uci, before, after, best: best.pv, answer: answer.pv },
  });
}

/** Announces the verdict on a move that was tried, once it is known with the line that refutes it. */
export function announceVerdict(game: Game): Step {
  const stage = correctionStage(game);
  const {
    review: { correction },
    tree: { shown },
  } = game;
  if (!correction || (stage !== 'wrong' && stage !== 'solved')) {
    return step(
      correction?.announced == null
        ? game
        : patched(game, { review: { correction: { ...correction, announced: null } } }),
    );
  }
  if (correction.announced === shown) return step(game);
  const { san, uci } = game.tree.nodes[shown];
  const answer = stage === 'wrong' ? evaluationAt(game, shown)?.sans?.[0] : undefined;
  const fields = { san: san ?? uci, isBest: isBestMove(game, shown), answer };
  const key = stage === 'solved' ? 'correctionSolved' : 'correctionWrong';
  const next = stage === 'solved' ? withAnswer(game) : game;
  return step(
    patched(next, { review: { correction: { ...correction, announced: shown } } }),
    announce(key, fields),
    ...(stage === 'solved' ? sound(game, 'solved') : []),
  );
}

/**
 * The mistakes of a game: those of the player, or of both sides unless one of them is an engine.
 *
 * @returns The nodes that they led to.
 */
export function mistakesOf(game: Game): number[] {
  if (!isReviewed(game)) return [];
  const human = humanColor(game);
  return pathOf(game)
    .slice(1)
    .filter((node) => isMistake(judgementAt(game, node)) && (human === null || human === moverAt(game, node)));
}

/** Whether the better move is still hidden: the player has neither found it nor given up. */
export const isAnswerHidden = (game: Game, mistake: number) =>
  mistakesOf(game).includes(mistake) && !game.review.revealed.includes(mistake);

/** Whether the best move in the position on the board is hidden, because the player still has to find it. */
export const isQuestionShown = (game: Game) =>
  !game.searches.analysing && game.tree.nodes[game.tree.shown].children.some((node) => isAnswerHidden(game, node));

/** The mistake after another one in the game; null after the last. */
export function mistakeAfter(game: Game, node: number): number | null {
  const mistakes = mistakesOf(game);
  return mistakes.find((one) => game.tree.nodes[one].ply > (nodeAt(game.tree, node)?.ply ?? 0)) ?? null;
}
