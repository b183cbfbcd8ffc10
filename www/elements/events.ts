/** The events caused by a step of an element's game. Pure. */
import { endingOf, fenAt, positionAt, turnAt } from '../game/game.ts';
import { centipawns, scoreOf } from '../game/searches/score.ts';
import type { Color } from '../board/geometry.ts';
import type { Report } from '../engine/uci.ts';
import type { Game } from '../game/game.ts';
import type { Effect, Intent } from '../game/store.ts';
import type { Message } from '../texts/sentences.ts';
import type { By, Details } from './public-types.ts';

/** A move whose position has not been reported yet. */
export type Made = { id: string; node: number; by: By };

/** The events of the element, and that of figures alone. */
export type EventName = keyof Details | 'micro-max-step';

export const makeEvent = (name: EventName, detail: object, cancelable: boolean = false) =>
  new CustomEvent(name, { detail, cancelable, bubbles: true, composed: true });

/** The messages of the store that are reported as error events. */
const FAULTS = new Set(['notOffered', 'cut']);

/** The notice about a file, which is reported by whoever loads it. */
const FILE_NOTICE = 'notRead';

/** The steps in which the engine moves. */
const OF_ENGINE: ReadonlySet<Intent['type']> = new Set(['searchFinished', 'replyDue', 'moveNow']);

/** The move made by a step, if any. */
export function madeBy(after: Game, intent: Intent, effects: readonly Effect[]): Made | null {
  if (!effects.some((effect) => effect.type === 'announce' && effect.message.key === 'move')) return null;
  const {
    id,
    tree: { shown, head },
  } = after;
  if (intent.type === 'play') return { id, node: shown, by: intent.isProgram ? 'program' : 'human' };
  return { id, node: head, by: OF_ENGINE.has(intent.type) ? 'engine' : 'human' };
}

/** The event detail of a move, once the position after it is known. */
export function moveDetail(game: Game, { id, node, by }: Made): Details['micro-max-move'] | null {
  const known = id === game.id ? positionAt(game, node) : null;
  const { san, uci, ply } = game.tree.nodes[node] ?? {};
  return known && uci ? { san: san ?? uci, uci, fen: known.fen, ply, by } : null;
}

/** The event detail of a search, if a step reports the best line. */
export function searchDetail(game: Game, intent: Intent): Details['micro-max-search'] | null {
  const isNews =
    intent.type === 'searchReported' && intent.search === game.searches.opponent?.number && intent.report.line === 1;
  return isNews && game.searches.opponent
    ? reportDetail(intent.report, turnAt(game, game.searches.opponent.node))
    : null;
}

export function reportDetail(report: Report, turn: Color) {
  const score = scoreOf(report, turn);
  return {
    depth: report.depth,
    score: centipawns(score, 'white'),
    mate: score.mate,
    nodes: report.nodes,
    pv: report.pv,
  };
}

/** The event detail of the shown position, if it is known. */
export function positionDetail(game: Game): Details['micro-max-position'] | null {
  const fen = fenAt(game, game.tree.shown);
  return fen === null ? null : { fen, ply: game.tree.nodes[game.tree.shown].ply };
}

/** The event detail of the game's end, if a step has ended it. */
export function endDetail(game: Game, effects: readonly Effect[]): Details['micro-max-gameend'] | null {
  const isEnd = effects.some((effect) => effect.type === 'announce' && effect.message.key === 'ending');
  const ending = isEnd ? endingOf(game) : null;
  return ending && { result: ending.result, reason: ending.reason, winner: ending.winner };
}

/** The errors of a step that are reported to the page. */
export function faultsOf(before: Game, after: Game, effects: readonly Effect[]): Message[] {
  const announced = effects.flatMap((effect) =>
    effect.type === 'announce' && FAULTS.has(effect.message.key) ? [effect.message] : [],
  );
  const { notice } = after.page;
  const isNews =
    notice !== null &&
    notice !== before.page.notice &&
    notice.key !== FILE_NOTICE &&
    !announced.some(({ key }) => key === notice.key);
  return isNews ? [...announced, notice] : announced;
}
