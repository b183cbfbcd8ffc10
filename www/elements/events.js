// @ts-check
/**
 * The events caused by a step of an element's game. Pure.
 *
 * @import { Color } from '../board/geometry.js'
 * @import { Ending, Game } from '../game/game.js'
 * @import { Message } from '../texts/sentences.js'
 * @import { Effect, Intent } from '../game/store.js'
 * @import { By, Details } from './public-types.js'
 */
import { endingOf, fenAt, positionAt, turnAt } from '../game/game.js';
import { centipawns, scoreOf } from '../game/search/score.js';

/** A move whose position has not been reported yet. @typedef {{ id: string, node: number, by: By }} Made */

/** The events of the element, and that of figures alone. @typedef {keyof Details | 'micro-max-step'} EventName */

/** @param {EventName} name @param {object} detail @param {boolean} [cancelable] */
export const makeEvent = (name, detail, cancelable = false) =>
  new CustomEvent(name, { detail, cancelable, bubbles: true, composed: true });

/** The messages of the store that are reported as error events. */
const FAULTS = new Set(['notOffered', 'cut']);

/** The notice about a file, which is reported by whoever loads it. */
const FILE_NOTICE = 'notRead';

/** The steps in which the engine moves. @type {ReadonlySet<Intent['type']>} */
const OF_ENGINE = new Set(['searchFinished', 'replyDue', 'moveNow']);

/**
 * The move made by a step, if any.
 * @param {Game} after
 * @param {Intent} intent
 * @param {readonly Effect[]} effects
 * @returns {Made | null}
 */
export function madeBy(after, intent, effects) {
  if (!effects.some((effect) => effect.type === 'announce' && effect.message.key === 'move')) return null;
  const { id, shown, head } = after;
  if (intent.type === 'play') return { id, node: shown, by: intent.isProgram ? 'program' : 'human' };
  return { id, node: head, by: OF_ENGINE.has(intent.type) ? 'engine' : 'human' };
}

/**
 * The event detail of a move, once the position after it is known.
 * @param {Game} game @param {Made} made @returns {Details['micro-max-move'] | null}
 */
export function moveDetail(game, { id, node, by }) {
  const known = id === game.id ? positionAt(game, node) : null;
  const { san, uci, ply } = game.tree.nodes[node] ?? {};
  return known && uci ? { san: san ?? uci, uci, fen: known.fen, ply, by } : null;
}

/**
 * The event detail of a search, if a step reports the best line.
 * @param {Game} game @param {Intent} intent @returns {Details['micro-max-search'] | null}
 */
export function searchDetail(game, intent) {
  const isNews = intent.type === 'searchReported' && intent.search === game.search?.number && intent.report.line === 1;
  return isNews && game.search ? reportDetail(intent.report, turnAt(game, game.search.node)) : null;
}

/** @param {import('../engine/uci.js').Report} report @param {Color} turn */
export function reportDetail(report, turn) {
  const score = scoreOf(report, turn);
  return {
    depth: report.depth,
    score: centipawns(score, 'white'),
    mate: score.mate,
    nodes: report.nodes,
    pv: report.pv,
  };
}

/**
 * The event detail of the shown position, if it is known.
 * @param {Game} game @returns {Details['micro-max-position'] | null}
 */
export function positionDetail(game) {
  const fen = fenAt(game, game.shown);
  return fen === null ? null : { fen, ply: game.tree.nodes[game.shown].ply };
}

/**
 * The event detail of the game's end, if a step has ended it.
 * @param {Game} game @param {readonly Effect[]} effects @returns {Details['micro-max-gameend'] | null}
 */
export function endDetail(game, effects) {
  const isEnd = effects.some((effect) => effect.type === 'announce' && effect.message.key === 'ending');
  const { result, reason, winner } = /** @type {Ending} */ ((isEnd && endingOf(game)) || {});
  return isEnd ? { result, reason, winner } : null;
}

/**
 * The errors of a step that are reported to the page.
 * @param {Game} before @param {Game} after @param {readonly Effect[]} effects @returns {Message[]}
 */
export function faultsOf(before, after, effects) {
  const announced = effects.flatMap((effect) =>
    effect.type === 'announce' && FAULTS.has(effect.message.key) ? [effect.message] : [],
  );
  const { notice } = after;
  const isNews =
    notice !== null &&
    notice !== before.notice &&
    notice.key !== FILE_NOTICE &&
    !announced.some(({ key }) => key === notice.key);
  return isNews ? [...announced, notice] : announced;
}
