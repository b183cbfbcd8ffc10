/**
 * Which search comes next. Pure. In the opponent's worker one runs at a time, for the first purpose that needs one.
 *
 * The evaluator has a worker of its own, so that its searches run alongside those of the opponent. After the game,
 * the worker of the opponent helps: it scores the game from the end, the evaluator from the beginning.
 */
import { endingOf, engineOf, humanColor, isHumanTurn, isPaused, positionAt, turnAt } from '../game.ts';
import { gameSoFar } from '../tree/move-tree.ts';
import { fieldsOfStrength } from '../players/strength.ts';
import { correctionNodes, reasonedNodes } from '../review/correction.ts';
import {
  CHECK_LIMITS,
  EVALUATION_LIMITS,
  EVALUATION_LINES,
  evaluationAt,
  isEvaluationNeeded,
} from '../review/evaluations.ts';
import { nextTask } from '../review/game-scoring.ts';
import type { Work } from '../../engine/uci.ts';
import type { Game, Purpose, Search } from '../game.ts';

export type Wanted = { purpose: Purpose; node: number; work: Work };

/** Nodes for deciding about a draw offer. */
const OFFER_NODES = 60_000;

/** Nodes for a hint or a threat. */
const HELP_NODES = 200_000;

/** The next search of the opponent's worker. */
export function dueSearch(game: Game): Wanted | null {
  if (game.searches.stalled || !game.tree.isRead) return null;
  const wanted = offer(game) ?? reply(game) ?? hint(game) ?? threat(game);
  // A hidden page finishes the search that it has begun, and begins no other.
  const isDelayed = wanted !== null && game.page.hidden && !isSame(game.searches.opponent, wanted);
  return (isDelayed ? null : wanted) ?? dueScoring(game);
}

function offer(game: Game): Wanted | null {
  const isAsked = game.players.offer === 'asked' && isOpen(game, game.tree.head);
  return isAsked ? atFullStrength(game, 'offer', game.tree.head, { nodes: OFFER_NODES }) : null;
}

function reply(game: Game): Wanted | null {
  const player = game.players[turnAt(game)];
  if (player.kind !== 'engine' || isPaused(game) || endingOf(game) || !isOpen(game, game.tree.head)) return null;
  const { engine, strength, style } = player;
  const work = {
    ...workAt(game, game.tree.head),
    ...fieldsOfStrength(strength, style),
    engine,
    seed: game.players.seed,
  };
  return { purpose: 'reply', node: game.tree.head, work };
}

function hint(game: Game): Wanted | null {
  if (!game.help.hint || game.help.hint.uci || !isOpen(game, game.help.hint.node)) return null;
  return atFullStrength(game, 'hint', game.help.hint.node, { nodes: HELP_NODES });
}

function threat(game: Game): Wanted | null {
  if (!game.help.threat || game.help.threat.uci !== null) return null;
  const { node } = game.help.threat;
  const known = positionAt(game, node);
  if (!known) return null;
  const wanted = atFullStrength(game, 'threat', node, { nodes: HELP_NODES });
  return { ...wanted, work: { ...wanted.work, start: passed(known.fen), moves: [] } };
}

/** A position with the turn passed to the other side. */
function passed(fen: string) {
  const [placement, turn, castling, , ...counts] = fen.split(' ');
  return [placement, turn === 'w' ? 'b' : 'w', castling, '-', ...counts].join(' ');
}

/** The next search of the evaluator. While the page is hidden, only the scoring of a game continues. */
export function dueEvaluation(game: Game): Wanted | null {
  if (game.searches.stalled || game.searches.evaluatorFailed || !game.tree.isRead) return null;
  const asked = game.page.hidden ? null : (analysis(game) ?? position(game));
  return asked ?? underWay(game, game.searches.evaluator) ?? scoring(game, 'first', game.searches.opponent);
}

/** The next position of a game that the opponent's worker scores. */
const dueScoring = (game: Game): Wanted | null =>
  underWay(game, game.searches.opponent) ?? scoring(game, 'last', game.searches.evaluator);

/** A search that has evaluated its position and continues to its limits. */
const underWay = (game: Game, search: Search | null): Wanted | null =>
  search?.purpose === 'evaluation' && evaluationAt(game, search.node) ? search : null;

function scoring(game: Game, end: 'first' | 'last', other: Search | null): Wanted | null {
  const task = nextTask(game, end, busyNode(other));
  return task && evaluationOf(game, task.node, task.limits);
}

function analysis(game: Game): Wanted | null {
  if (!game.searches.analysing || game.searches.analysed === game.tree.shown || !isOpen(game, game.tree.shown))
    return null;
  const wanted = atFullStrength(game, 'analysis', game.tree.shown, {});
  return { ...wanted, work: { ...wanted.work, lines: linesOf(game, game.settings.lines) } };
}

/** As many lines as are wanted and the strongest engine can give. */
const linesOf = ({ searches: { engines } }: Game, wanted: number) => Math.min(wanted, engines[0]?.lines ?? 1);

/**
 * A position that is needed now: for a correction or an explanation, for a note on the player's last move, or because
 * its evaluation is shown.
 */
function position(game: Game): Wanted | null {
  const unexplained = reasonedNodes(game).filter((node) => evaluationAt(game, node)?.depth === 0);
  const shown = isEvaluationNeeded(game) ? [game.tree.shown] : [];
  const nodes = [...correctionNodes(game), ...notedNodes(game), ...shown].filter((node) => isOpen(game, node));
  // With the limits of the saved evaluation, so that its score does not change.
  const limits = evaluationAt(game, unexplained[0])?.isChecked ? CHECK_LIMITS : EVALUATION_LIMITS;
  return evaluation(game, nodes, game.searches.opponent) ?? evaluationOf(game, unexplained[0], limits);
}

/** The node after the last move of the only human side; null if there is none. */
export function lastOwnMove(game: Game): number | null {
  const last = isHumanTurn(game) ? game.tree.nodes[game.tree.head].parent : game.tree.head;
  const before = last === null ? null : game.tree.nodes[last].parent;
  return before !== null && humanColor(game) === turnAt(game, before) ? last : null;
}

/** The positions before and after the player's last move, and that in which the player is to move. */
function notedNodes(game: Game): number[] {
  if (!game.settings.notes || endingOf(game) || humanColor(game) === null) return [];
  const current = isHumanTurn(game) ? [game.tree.head] : [];
  const after = lastOwnMove(game);
  return after === null ? current : [game.tree.nodes[after].parent ?? after, after, ...current];
}

/** A search for the first position that has no evaluation and that the other worker does not evaluate. */
function evaluation(game: Game, nodes: readonly number[], other: Search | null): Wanted | null {
  const busy = busyNode(other);
  return evaluationOf(
    game,
    nodes.find((one) => one !== busy && !evaluationAt(game, one)),
  );
}

/** The position that a worker evaluates. */
const busyNode = (search: Search | null) => (search?.purpose === 'evaluation' ? search.node : null);

function evaluationOf(game: Game, node: number | undefined, limits: Work['limits'] = EVALUATION_LIMITS): Wanted | null {
  if (node === undefined) return null;
  const wanted = atFullStrength(game, 'evaluation', node, limits);
  return { ...wanted, work: { ...wanted.work, lines: linesOf(game, EVALUATION_LINES), isFresh: true } };
}

/** Whether a search is the wanted one; a changed clock makes no difference. */
export const isSame = (search: Search | null, wanted: Wanted) =>
  search !== null &&
  search.purpose === wanted.purpose &&
  search.node === wanted.node &&
  kindOf(search.work) === kindOf(wanted.work);

const kindOf = ({ start, engine, elo, style, lines, seed, limits }: Work) =>
  JSON.stringify([start, engine, elo, style, lines, seed, limits]);

/** Whether there are moves to search at a node, as far as is known. */
export const isOpen = (game: Game, node: number) => (positionAt(game, node)?.legal.length ?? 0) > 0;

/** A search by the strongest engine. */
const atFullStrength = (game: Game, purpose: Purpose, node: number, limits: Work['limits']): Wanted => ({
  purpose,
  node,
  work: { ...workAt(game, node), limits },
});

/** A search by the strongest engine without limits. */
function workAt({ tree, searches: { engines } }: Game, node: number): Work {
  const engine = engines[0]?.name ?? engineOf(tree);
  return { ...gameSoFar(tree, node), limits: {}, clock: null, engine, elo: null, lines: 1, seed: 0 };
}
