/** Handles answers of the worker: positions, reports, and the end of a search by its purpose. Pure. */
import { remaining_ms } from '../players/clock.ts';
import { decide } from '../players/decisions.ts';
import { readEffects } from '../new-game.ts';
import { evaluationAt, isEvaluating, isReliable, isScoring, scoreAt, withEvaluation } from '../review/evaluations.ts';
import { draw, endingOf, humanColor, otherColor, over, searcherOf, positionAt, turnAt, patched, win } from '../game.ts';
import { choiceAt, isMistake, judge } from '../review/judgement.ts';
import { gameSoFar, isDrop, nodeAt } from '../tree/move-tree.ts';
import { centipawns, loss_cp, scoreOf } from './score.ts';
import { announce, makeMove, setNotice, step } from '../tree/steps.ts';
import { announceHint } from '../help/assistance.ts';
import { lastOwnMove } from './next-search.ts';
import type { LegalMove } from '../../board/state.ts';
import type { Reason } from '../../engine/messages.ts';
import type { Report } from '../../engine/uci.ts';
import type { Message } from '../../texts/sentences.ts';
import type { Game, PositionInfo, Purpose, Search } from '../game.ts';
import type { Hint } from '../help/help-state.ts';
import type { Step } from '../store.ts';
import type { Score } from '../tree/move-tree.ts';

/** The least that a threat gains; a second move in a row usually gains about half of it. */
const THREAT_CP = 100;

/** The ply from which the engine accepts a draw in an equal position. */
const EQUAL_PLY = 40;

/** The player's advantage, in centipawns, that the engine requires before that ply. */
const EARLY_ADVANTAGE_CP = 100;

/** Handles the result of a search with a certain purpose. */
type ResultHandler = (game: Game, search: Search, uci: string | null, now_ms: number) => Step;

/** Stores the legal moves and the state of a position. */
export const positionReceived = (
  game: Game,
  { id, node, known }: { id: string; node: number; known: PositionInfo },
): Step =>
  step(
    id === game.id && nodeAt(game.tree, node)
      ? patched(game, { tree: { positions: { ...game.tree.positions, [node]: known } } })
      : game,
  );

/** Stores the possible premoves. */
export const premovesReceived = (
  game: Game,
  { id, node, premoves }: { id: string; node: number; premoves: readonly LegalMove[] },
): Step =>
  step(id === game.id ? patched(game, { tree: { premoves: { ...game.tree.premoves, [node]: premoves } } }) : game);

/** Stores why a move was bad, unless its refutation has changed. */
export function reasonReceived(
  game: Game,
  { id, node, answer, reason }: { id: string; node: number; answer: readonly string[]; reason: Reason | null },
): Step {
  const evaluation = id === game.id ? evaluationAt(game, node) : null;
  if (!evaluation || evaluation.pv.join() !== answer.join()) return step(game);
  return step(
    patched(game, { searches: { evaluations: { ...game.searches.evaluations, [node]: { ...evaluation, reason } } } }),
  );
}

/** Stores why the move of a hint is good, if it is still given; a move that was announced is announced with it. */
export function meritReceived(
  game: Game,
  { id, node, uci, reason }: { id: string; node: number; uci: string; reason: Reason | null },
): Step {
  const given = game.help.hint;
  const isGiven = id === game.id && given?.node === node && given.uci === uci;
  if (!isGiven) return step(game);
  const next = patched(game, { help: { hint: { ...given, reason } } });
  return reason && given.step === 2 ? announceHint(next) : step(next);
}

/**
 * Stores a report of a search. Those of replies and analyses are shown, with their lines in SAN; others would reveal
 * more than the player asked for.
 */
export function searchReported(game: Game, { search: number, report }: { search: number; report: Report }): Step {
  const by = searcherOf(game, number);
  const search = by && game.searches[by];
  if (!search) return step(game);
  const isBest = report.line === 1;
  const reported = { ...search, ...(isBest ? { report } : report.line === 2 ? { second: report } : {}) };
  const next = withReport(patched(game, { searches: { [by]: reported } }), search, report);
  return isBest && isEvaluating(search.purpose) && isReliable(report) ? evaluated(next, reported, false) : step(next);
}

/**
 * The game with a report among those that are shown, the best first. While a position is analysed, the opponent's are
 * not shown.
 */
function withReport(game: Game, { number, purpose, node, work }: Search, report: Report): Game {
  if (purpose !== 'analysis' && (purpose !== 'reply' || game.searches.analysing)) return game;
  const turn = turnAt(game, node);
  const shown = { ...report, search: number, engine: work.engine, purpose, node, turn };
  // Between two depths a line is reported at its old place and at its new one.
  const others = game.searches.reports.filter(
    (other) => other.search === number && other.line !== report.line && other.pv[0] !== report.pv[0],
  );
  const worth = (one: Report) => centipawns(scoreOf(one, turn), turn) ?? -Infinity;
  return patched(game, { searches: { reports: [...others, shown].sort((one, other) => worth(other) - worth(one)) } });
}

/**
 * Stores that the evaluator has failed: the game continues without evaluations, and the player is informed if they
 * were asked for.
 */
export function evaluatorFailed(game: Game, { message }: { message: Message }): Step {
  const next = patched(game, { searches: { evaluator: null, evaluatorFailed: true } });
  const isAwaited = game.searches.analysing || isScoring(game);
  return isAwaited ? setNotice(patched(next, { searches: { analysing: false } }), { message }) : step(next);
}

/** Handles a failure of the engine: it is not asked again until the player retries. */
export function engineFailed(game: Game, { message }: { message: Message }): Step {
  const next = patched(game, { searches: { opponent: null, stalled: true }, page: { notice: message } });
  // A dead engine fails at every position that is shown; the player is informed once.
  const isRepeated = game.searches.stalled && game.page.notice?.key === message.key;
  return isRepeated ? step(next) : step(next, { type: 'announce', message });
}

/** Retries after a failure of the engine: unanswered questions are asked again. */
export function retry(game: Game): Step {
  const answered = Object.entries(game.tree.positions).filter(([, known]) => known !== null);
  const next = patched(game, {
    searches: { stalled: false, evaluatorFailed: false },
    page: { notice: null },
    tree: { positions: Object.fromEntries(answered), premoves: {} },
  });
  return step(next, { type: 'retry' }, ...readEffects(game));
}

/**
 * Handles the end of a search; results of old searches are dropped. A reply can be held: its search stays, so that whatever
 * cancels or replaces the search drops the reply.
 */
export function searchFinished(
  game: Game,
  { search: number, uci, hold_ms = 0 }: { search: number; uci: string | null; hold_ms?: number },
  now_ms: number,
): Step {
  const by = searcherOf(game, number);
  const search = by && game.searches[by];
  if (!search || search.held) return step(game);
  if (uci && search.purpose === 'reply' && hold_ms > 0 && !search.isHurried) {
    const hold = {
      type: 'holdReply',
      search: number,
      hold_ms: holdTime_ms(game, hold_ms, now_ms),
    } as const;
    return step(patched(game, { searches: { opponent: { ...search, held: uci } } }), hold);
  }
  return HANDLERS[search.purpose](patched(game, { searches: { [by]: null } }), search, uci, now_ms);
}

/** How long a reply is held: with a clock, it costs little of the time that is left. */
const holdTime_ms = (game: Game, hold_ms: number, now_ms: number) =>
  game.players.clock ? Math.min(hold_ms, remaining_ms(game.players.clock, turnAt(game), now_ms) / 10) : hold_ms;

/** Makes a held reply, unless something has cancelled it. */
export function replyDue(game: Game, { search: number }: { search: number }, now_ms: number): Step {
  const search = game.searches.opponent;
  if (search?.number !== number || search.held === null) return step(game);
  return reply(patched(game, { searches: { opponent: null } }), search, search.held, now_ms);
}

/** Makes the engine play its best move so far, or the one that it has found. */
export function moveNow(game: Game, _intent: object, now_ms: number): Step {
  const search = game.searches.opponent;
  if (search?.purpose !== 'reply') return step(game);
  if (search.held !== null) return replyDue(game, { search: search.number }, now_ms);
  return step(patched(game, { searches: { opponent: { ...search, isHurried: true } } }), { type: 'stop' });
}

const reply: ResultHandler = (game, search, uci, now_ms) => {
  if (endingOf(game)) return step(game);
  if (!uci) return engineFailed(game, { message: { key: 'noMove' } });
  const move = positionAt(game, search.node)?.legal.find((legal) => legal.uci === uci);
  if (!move) return engineFailed(game, { message: { key: 'illegalMove', fields: { uci } } });
  const turn = turnAt(game, search.node);
  const { game: next, decision } = decide(game, centipawns(scoreFrom(game, search), turn), now_ms);
  if (decision === 'resign') return step(over(next, win(otherColor(turn), 'resignation')));
  const moved = makeMove(next, search.node, move, now_ms);
  if (decision !== 'offer' || endingOf(moved.game)) return moved;
  return step(patched(moved.game, { players: { offer: 'received' } }), ...moved.effects, announce('drawOffered'));
};

const hint: ResultHandler = (game, search, uci) => {
  if (!game.help.hint) return step(game);
  if (!uci) return step(patched(game, { help: { hint: null } }), announce('noHint'));
  const merit = meritOf(game, search, uci);
  const found: Hint = { ...game.help.hint, uci, ...(merit && { reason: 'asked' }) };
  // The first step would show a square, and a drop has none to start from.
  const { game: next, effects } = announceHint(
    patched(game, { help: { hint: { ...found, step: isDrop(uci) ? 2 : found.step } } }),
  );
  return step(next, ...effects, ...(merit ? [merit] : []));
};

/** The question why the move of a hint is good; null if its line is not known or is not of chess. */
function meritOf(game: Game, { node, report }: Search, uci: string) {
  if (game.tree.variant || report?.pv[0] !== uci) return null;
  const question = { ...gameSoFar(game.tree, node), score: scoreOf(report, turnAt(game, node)), best: report.pv };
  return { type: 'requestMerit', id: game.id, node, uci, question } as const;
}

const threat: ResultHandler = (game, search, uci) => {
  const { node, report } = search;
  if (!uci || !isThreat(game, search))
    return step(patched(game, { help: { threat: { node, uci: '' } } }), announce('noThreat'));
  const san = report?.sans[0] ?? uci;
  return step(patched(game, { help: { threat: { node, uci, san } } }), announce('threat', { san }));
};

/**
 * Whether moving twice in a row would gain clearly more than any second move does. Until the position has an evaluation,
 * every move counts as a threat.
 */
function isThreat(game: Game, { node, report }: Search) {
  const turn = turnAt(game, node);
  const now = scoreAt(game, node);
  return !now || !report || loss_cp(now, scoreOf(report, otherColor(turn)), turn) >= THREAT_CP;
}

const evaluation: ResultHandler = (game, search) => evaluated(game, search, true);

/** Starts or stops the analysis of the position on the board. */
export const analyse = (game: Game, { on }: { on: boolean }): Step =>
  step(patched(game, { searches: { analysing: on, analysed: null } }));

const analysis: ResultHandler = (game, search) => {
  const { game: next, effects } = evaluated(game, search, true);
  return step(patched(next, { searches: { analysed: search.node } }), ...effects);
};

/** Accepts a draw if the player stands no worse, or early in the game if the player is a pawn ahead. */
function decideDrawOffer(game: Game, search: Search): Step {
  const player = humanColor(game);
  const score_cp = centipawns(scoreFrom(game, search), player ?? 'white');
  const required_cp = game.tree.nodes[search.node].ply < EQUAL_PLY ? EARLY_ADVANTAGE_CP : 0;
  if (player !== null && score_cp !== null && score_cp >= required_cp) return step(over(game, draw('agreement')));
  return step(patched(game, { players: { offer: 'refused' } }), announce('drawRefused'));
}

/** The score of the last report. */
const scoreFrom = (game: Game, { node, report }: Search): Score | null => report && scoreOf(report, turnAt(game, node));

/**
 * Stores the evaluation of a position. With the first one, the player's last move may get a note.
 *
 * @param isFinished Whether the search is over.
 */
function evaluated(game: Game, search: Search, isFinished: boolean): Step {
  const { node } = search;
  const next = withEvaluation(game, search, isFinished);
  const isFirst = evaluationAt(game, node) === null;
  return isFirst && game.settings.notes ? withNote(next, node) : step(next);
}

/**
 * The game with a note on the player's last move if it was a mistake, once both positions around it are evaluated. In variants,
 * too, where the review judges no moves: a note gives no grade.
 *
 * @param node The position that was evaluated.
 */
function withNote(game: Game, node: number): Step {
  const after = lastOwnMove(game);
  const { parent: before, san } = game.tree.nodes[after ?? node];
  if (after === null || before === null || !san || (node !== before && node !== after)) return step(game);
  const choice = choiceAt(game, after);
  const best = evaluationAt(game, before)?.pv[0];
  const better = positionAt(game, before)?.legal.find(({ uci }) => uci === best)?.san;
  if (!choice || !isMistake(judge(choice)) || !better) return step(game);
  const lost_cp = loss_cp(choice.best, choice.after, choice.turn);
  return step(
    patched(game, { help: { note: { node: after, lost_cp, played: san, better } } }),
    announce('note', { san: better }),
  );
}

const HANDLERS: Record<Purpose, ResultHandler> = { offer: decideDrawOffer, reply, hint, threat, analysis, evaluation };
