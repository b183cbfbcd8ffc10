/**
 * What every game needs, whatever led to it: a premove made, the right clock running, knowledge of the positions in
 * sight, the searches that are wanted, and a sentence when it is over. Pure.
 */
import { remaining_ms, turned } from './clock.ts';
import { announceVerdict, requestReason } from './review/correction.ts';
import { canPremove, endingOf, isPaused, turnAt } from './game.ts';
import { dropOldHelp } from './search/assistance.ts';
import { playPremove } from './players/player-actions.ts';
import { dueEvaluation, dueSearch, isSame } from './search/next-search.ts';
import { announce, sound, step } from './tree/steps.ts';
import { ROOT, gameSoFar } from './tree/move-tree.ts';
import type { Color } from '../board/geometry.ts';
import type { Game } from './game.ts';
import type { Wanted } from './search/next-search.ts';
import type { Effect, Step } from './store.ts';

/** In this order, since a stage may depend on the previous ones. */
const STAGES = [
  playPremove,
  dropOldHelp,
  runClock,
  requestPositions,
  startDueSearches,
  requestReason,
  announceVerdict,
  announceEnding,
];

/** The game with all that it needs; the same one if it needs nothing. */
export function settle(game: Game, now_ms: number): Step {
  const effects: Effect[] = [];
  let next = game;
  for (const stage of STAGES) {
    const settled = stage(next, now_ms);
    next = settled.game;
    effects.push(...settled.effects);
  }
  return step(next, ...effects);
}

/** Runs the clock of the side to move, from the first move on, while the page is visible and the engine works. */
function runClock(game: Game, now_ms: number): Step {
  if (!game.clock) return step(game);
  const isRunning =
    game.isRead && !game.hidden && !game.stalled && !isPaused(game) && game.head !== ROOT && !endingOf(game);
  const clock = turned(game.clock, isRunning ? turnAt(game) : null, now_ms);
  return step(clock === game.clock ? game : { ...game, clock });
}

/**
 * Requests the current position and the shown one, once each; not while the worker validates the moves of a
 * saved game.
 */
function requestPositions(game: Game): Step {
  if (!game.isRead) return step(game);
  const { id, tree, head, shown } = game;
  const nodes = [...new Set([head, shown])].filter((node) => !Object.hasOwn(game.positions, node));
  const isAsked = !canPremove(game) || Object.hasOwn(game.premoves, head);
  if (nodes.length === 0 && isAsked) return step(game);
  const about = (node: number) => ({ id, node, ...gameSoFar(tree, node) });
  const effects: Effect[] = nodes.map((node) => ({ type: 'requestPosition', ...about(node) }));
  if (!isAsked) effects.push({ type: 'requestPremoves', ...about(head) });
  const positions = { ...game.positions, ...Object.fromEntries(nodes.map((node) => [node, null])) };
  const premoves = isAsked ? game.premoves : { ...game.premoves, [head]: null };
  return step({ ...game, positions, premoves }, ...effects);
}

/** Starts the searches of both workers. */
function startDueSearches(game: Game, now_ms: number): Step {
  const first = startSearch(game, 'search', dueSearch(game), now_ms);
  const second = startSearch(first.game, 'evaluationSearch', dueEvaluation(first.game), now_ms);
  return step(second.game, ...first.effects, ...second.effects);
}

/** Starts the wanted search, or cancels the current one if none is wanted. */
function startSearch(game: Game, place: 'search' | 'evaluationSearch', wanted: Wanted | null, now_ms: number): Step {
  const by = place === 'search' ? 'opponent' : 'evaluator';
  if (!wanted) return game[place] ? step({ ...game, [place]: null }, { type: 'cancel', by }) : step(game);
  if (isSame(game[place], wanted)) return step(game);
  const { purpose } = wanted;
  const number = game.searches + 1;
  const work = { ...wanted.work, clock: purpose === 'reply' ? clockOf(game, now_ms) : null };
  const search = { ...wanted, work, number, report: null, second: null, held: null, isHurried: false };
  return step({ ...game, [place]: search, searches: number }, { type: 'search', by, search: number, purpose, work });
}

/** The clock as the engine gets it. */
function clockOf({ clock, timing }: Game, now_ms: number) {
  if (!clock || !timing) return null;
  const left_ms = (color: Color) => remaining_ms(clock, color, now_ms);
  return { white_ms: left_ms('white'), black_ms: left_ms('black'), increment_ms: timing.increment_ms };
}

/** Announces the end of the game once, together with the last move: two quick announcements could drop one. */
function announceEnding(game: Game): Step {
  const ending = endingOf(game);
  if (game.announced === (ending !== null)) return step(game);
  const next = { ...game, announced: ending !== null };
  if (!ending) return step(next);
  const { result, reason, winner } = ending;
  const { san } = game.tree.nodes[game.head];
  const fields = { ...(san && !game.ended ? { san } : {}), result, reason, winner };
  return step(next, announce('ending', fields), ...sound(game, 'end'));
}
