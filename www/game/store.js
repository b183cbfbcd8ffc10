// @ts-check
/**
 * The one place where a game changes: an intent makes the next game and the effects that it needs. Pure.
 *
 * @import { Color } from '../board/geometry.js'
 * @import { LegalMove } from '../board/state.js'
 * @import { Report, Work } from '../engine/uci.js'
 * @import { Timing } from './clock.js'
 * @import { Game, Known, Offered, Player, Players, Purpose, Saying } from './game.js'
 * @import { Loaded } from './pgn.js'
 * @import { Preferences } from './preferences.js'
 * @import { Circle, Mark } from './move-tree.js'
 */
import { learnt, lineCame, notice, premovesCame, retry, seen, stall } from './engine-answer.js';
import { begin, load, open, prepare, reopen } from './new-game.js';
import { flagged } from './game-end.js';
import { analyse, graph, hint, threat } from './assistance.js';
import { claim, moveNow, offerDraw, play, premove, redo, resign, takeBack } from './player-actions.js';
import { changed } from './preferences.js';
import { comment, mark, nag, raise, remove } from './annotations.js';
import { searched } from './search-result.js';
import { enginesCame, seat, switchSides } from './players.js';
import { settle } from './follow-up.js';
import { step } from './steps.js';
import { sansCame } from './restore-moves.js';
import { flip, goBy, look } from './shown-position.js';

/** @typedef {'white' | 'black' | 'random'} Choice */

/**
 * The game that is wished for. `players` if they are not one human and the opponent.
 *
 * @typedef {object} Wish
 * @property {Choice} as
 * @property {Player} [opponent]
 * @property {Players} [players]
 * @property {Timing | null} [timing]
 * @property {string} [start] A FEN, or "startpos".
 * @property {boolean} [isVaried]
 */

/**
 * What a player does.
 *
 * - `open`: the page was opened with this game, new or kept; `reopen`: a game of the shelf is gone on with.
 * - `new`, then `begin` once the page has made an id and, if the effect says so, a seed.
 * - `load`: a game that was read from PGN or FEN, under an id that the page has made.
 * - `look` at a node; `step` along the line that is shown, or to its variations (`up`, `down`).
 * - `hint`, `threat`: pressed once more each.
 *
 * @typedef {(
 *   { type: 'open', game: Game } |
 *   { type: 'reopen', game: Game } |
 *   { type: 'new' } & Wish |
 *   { type: 'begin', id: string, seed: number } & Wish |
 *   { type: 'load', id: string, game: Loaded } |
 *   { type: 'play', uci: string } |
 *   { type: 'premove', uci: string | null } |
 *   { type: 'takeBack' } |
 *   { type: 'redo' } |
 *   { type: 'look', node: number } |
 *   { type: 'step', by: 'first' | 'back' | 'forward' | 'last' | 'up' | 'down' } |
 *   { type: 'flip' } |
 *   { type: 'switchSides' } |
 *   { type: 'seat', color: Color, player: Player } |
 *   { type: 'moveNow' } |
 *   { type: 'resign', color?: Color } |
 *   { type: 'offerDraw' } |
 *   { type: 'claim' } |
 *   { type: 'hint' } |
 *   { type: 'threat' } |
 *   { type: 'analyse', on: boolean } |
 *   { type: 'graph' } |
 *   { type: 'retry' } |
 *   { type: 'comment', node: number, text: string } |
 *   { type: 'nag', node: number, nag: number } |
 *   { type: 'annotate', node: number, arrows: readonly Mark[], circles: readonly Circle[] } |
 *   { type: 'promote', node: number } |
 *   { type: 'remove', node: number } |
 *   { type: 'preferences', patch: Partial<Preferences> } |
 *   { type: 'hide', hidden: boolean } |
 *   { type: 'tick' }
 * )} Deed
 */

/**
 * What comes from the worker or the storage.
 *
 * - `learnt`: what `legal` answered; `premovesCame`: what `premoves` answered; both of a node of the game `id`.
 * - `sans`: the SAN of the lines of a game that was kept, as far as they are legal.
 * - `seen`: a report of a search; `line`: the SAN of its line of play.
 * - `reply`: a search ended; `stall`: it, or a question, failed.
 * - `notice`: something to be told; null takes the one that stands away.
 *
 * @typedef {(
 *   { type: 'learnt', id: string, node: number, known: Omit<Known, 'placement'> } |
 *   { type: 'premovesCame', id: string, node: number, premoves: readonly LegalMove[] } |
 *   { type: 'sans', id: string, lines: readonly { nodes: readonly number[], sans: readonly string[] }[] } |
 *   { type: 'seen', search: number, report: Report } |
 *   { type: 'line', pv: readonly string[], sans: readonly string[] } |
 *   { type: 'reply', search: number, uci: string | null } |
 *   { type: 'stall', saying: Saying } |
 *   { type: 'notice', saying: Saying | null } |
 *   { type: 'engines', engines: readonly Offered[] }
 * )} Answer
 */

/**
 * The page stamps every intent with the time, `Date.now()`: clocks go by it.
 *
 * @typedef {(Deed | Answer) & { now_ms?: number }} Intent
 */

/**
 * What the page has to do.
 *
 * - `learn`: ask `legal` → `learnt`; `premoves`: ask `premoves` → `premovesCame`.
 * - `sans`: ask `san` for each `line`, without moves before it → `sans`; `line`: ask `san` for the `pv` → `line`.
 * - `search` → `seen`, then `reply`, with the same number. It takes the place of the search that runs.
 * - `stop` the search, its move counts; `cancel` it, its move does not.
 * - `newGame`: `ucinewgame`; `retry`: `EngineClient.retry`.
 * - `seed`: make an id, and ask for a seed if one is needed → `begin` with the wish.
 * - `say` in the live region; `sound` only comes if the player wants it.
 *
 * @typedef {(
 *   { type: 'learn', id: string, node: number, start: string, moves: readonly string[] } |
 *   { type: 'premoves', id: string, node: number, start: string, moves: readonly string[] } |
 *   { type: 'sans', id: string, start: string, lines: readonly { nodes: readonly number[], line: readonly string[] }[] } |
 *   { type: 'line', start: string, moves: readonly string[], pv: readonly string[] } |
 *   { type: 'search', search: number, purpose: Purpose, work: Work } |
 *   { type: 'stop' } |
 *   { type: 'cancel' } |
 *   { type: 'newGame' } |
 *   { type: 'retry' } |
 *   { type: 'seed', wish: Wish, isNeeded: boolean } |
 *   { type: 'say', saying: Saying } |
 *   { type: 'sound', name: Sound }
 * )} Effect
 */

/** @typedef {'move' | 'capture' | 'check' | 'end' | 'refuse'} Sound */

/** @typedef {{ game: Game, effects: Effect[] }} Step */

/**
 * What each intent does.
 *
 * @type {{ [Type in Intent['type']]: (game: Game, intent: Extract<Intent, { type: Type }>, now_ms: number) => Step }}
 */
const CHANGES = {
  open,
  reopen,
  new: prepare,
  begin,
  load,
  play,
  premove,
  takeBack,
  redo,
  look,
  step: goBy,
  flip,
  switchSides,
  seat,
  moveNow,
  resign,
  offerDraw,
  claim,
  hint,
  threat,
  analyse,
  graph,
  retry,
  comment,
  nag,
  annotate: mark,
  promote: raise,
  remove,
  preferences: (game, { patch }) => preferred(game, changed(game.preferences, patch)),
  hide: (game, { hidden }) => step(game.hidden === hidden ? game : { ...game, hidden }),
  tick: (game) => step(game),
  learnt,
  premovesCame,
  sans: sansCame,
  seen,
  line: lineCame,
  reply: searched,
  stall,
  notice,
  engines: enginesCame,
};

/**
 * The next game and what it needs.
 *
 * @param {Game} game
 * @param {Intent} intent
 * @returns {Step}
 */
export function reduce(game, intent) {
  const now_ms = intent.now_ms ?? game.clock?.since_ms ?? 0;
  const change = /** @type {(game: Game, intent: Intent, now_ms: number) => Step} */ (CHANGES[intent.type]);
  const { game: next, effects } = change(flagged(game, now_ms), intent, now_ms);
  const settled = settle(next, now_ms);
  return step(settled.game, ...effects, ...settled.effects);
}

/**
 * @param {Game} game
 * @param {Preferences} preferences
 * @returns {Step}
 */
const preferred = (game, preferences) =>
  step({
    ...game,
    preferences,
    premove: preferences.premoves ? game.premove : null,
    note: preferences.notes ? game.note : null,
  });
