/**
 * What every game needs, whatever led to it: a premove made, the right clock running, knowledge of the positions in
 * sight, the searches that are wanted, and a sentence when it is over. Pure.
 */
import { remaining_ms, turned } from './players/clock.ts';
import { announceVerdict, requestReason } from './review/correction.ts';
import { canPremove, endingOf, isPaused, turnAt, patched, reset } from './game.ts';
import { playPremove } from './players/player-actions.ts';
import { dueEvaluation, dueSearch, isSame } from './searches/next-search.ts';
import { announce, sound, step } from './tree/steps.ts';
import { ROOT, gameSoFar } from './tree/move-tree.ts';
import type { Color } from '../board/geometry.ts';
import type { Game, Searcher } from './game.ts';
import type { Wanted } from './searches/next-search.ts';
import type { Effect, Step } from './store.ts';

/** In this order, since a stage may depend on the previous ones. */
const STAGES = [
  playPremove,
  (game: Game) => step(reset(game, 'view')),
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
  if (!game.players.clock) return step(game);
  const isRunning =
    game.tree.isRead &&
    !game.page.hidden &&
    !game.searches.stalled &&
    !isPaused(game) &&
    game.tree.head !== ROOT &&
    !endingOf(game);
  const clock = turned(game.players.clock, isRunning ? turnAt(game) : null, now_ms);
  return step(clock === game.players.clock ? game : patched(game, { players: { clock } }));
}

/**
 * Requests the current position and the shown one, once each; not while the worker validates the moves of a
 * saved game.
 */
function requestPositions(game: Game): Step {
  if (!game.tree.isRead) return step(game);
  const { id, tree } = game;
  const nodes = [...new Set([tree.head, tree.shown])].filter((node) => !Object.hasOwn(game.tree.positions, node));
  const isAsked = !canPremove(game) || Object.hasOwn(game.tree.premoves, tree.head);
  if (nodes.length === 0 && isAsked) return step(game);
  const about = (node: number) => ({ id, node, ...gameSoFar(tree, node) });
  const effects: Effect[] = nodes.map((node) => ({ type: 'requestPosition', ...about(node) }));
  if (!isAsked) effects.push({ type: 'requestPremoves', ...about(tree.head) });
  const positions = { ...game.tree.positions, ...Object.fromEntries(nodes.map((node) => [node, null])) };
  const premoves = isAsked ? game.tree.premoves : { ...game.tree.premoves, [tree.head]: null };
  return step(patched(game, { tree: { positions, premoves } }), ...effects);
}

/** Starts the searches of both workers. */
function startDueSearches(game: Game, now_ms: number): Step {
  const first = startSearch(game, 'opponent', dueSearch(game), now_ms);
  const second = startSearch(first.game, 'evaluator', dueEvaluation(first.game), now_ms);
  return step(second.game, ...first.effects, ...second.effects);
}

/** Starts the wanted search, or cancels the current one if none is wanted. */
function startSearch(game: Game, by: Searcher, wanted: Wanted | null, now_ms: number): Step {
  const current = game.searches[by];
  if (!wanted) return current ? step(patched(game, { searches: { [by]: null } }), { type: 'cancel', by }) : step(game);
  if (isSame(current, wanted)) return step(game);
  const { purpose } = wanted;
  const number = game.searches.count + 1;
  const work = { ...wanted.work, clock: purpose === 'reply' ? clockOf(game, now_ms) : null };
  const search = { ...wanted, work, number, report: null, second: null, held: null, isHurried: false };
  const next = patched(game, { searches: { [by]: search, count: number } });
  return step(next, { type: 'search', by, search: number, purpose, work });
}

/** The clock as the engine gets it. */
function clockOf({ players: { clock, timing } }: Game, now_ms: number) {
  if (!clock || !timing) return null;
  const left_ms = (color: Color) => remaining_ms(clock, color, now_ms);
  return { white_ms: left_ms('white'), black_ms: left_ms('black'), increment_ms: timing.increment_ms };
}

/** Announces the end of the game once, together with the last move: two quick announcements could drop one. */
function announceEnding(game: Game): Step {
  const ending = endingOf(game);
  if (game.players.announced === (ending !== null)) return step(game);
  const next = patched(game, { players: { announced: ending !== null } });
  if (!ending) return step(next);
  const { result, reason, winner } = ending;
  const { san } = game.tree.nodes[game.tree.head];
  const fields = { ...(san && !game.players.ended ? { san } : {}), result, reason, winner };
  return step(next, announce('ending', fields), ...sound(game, 'end'));
}
