/** The store: an intent and a game result in the next game and its effects. Pure: it changes neither. */
import { hint, threat } from './help/assistance.ts';
import { analyse } from './searches/engine-answer.ts';
import { scoreGame } from './review/game-scoring.ts';
import { comment, deleteMove, nag, promoteVariation, setMarks } from './tree/annotations.ts';
import { correctMistake, hintCorrection, revealAnswer, setBook } from './review/correction.ts';
import {
  engineFailed,
  evaluatorFailed,
  meritReceived,
  moveNow,
  reasonReceived,
  positionReceived,
  premovesReceived,
  replyDue,
  retry,
  searchFinished,
  searchReported,
} from './searches/engine-answer.ts';
import { settle } from './follow-up.ts';
import { endOnTime, endingOf, isUnbegun, patched, reset } from './game.ts';
import { loadGame, open, reopen, requestGame, requestNewGame, setTiming, startGame } from './new-game.ts';
import { claimDraw, offerDraw, pause, play, premove, redo, resign, takeBack } from './players/player-actions.ts';
import { enginesReceived, setPlayer, switchSides } from './players/players.ts';
import { changed } from './settings/preferences.ts';
import { explainRefusal } from './help/refusal.ts';
import { sanReceived } from './saved/saved-game.ts';
import { flip, navigate, showNode } from './tree/shown-position.ts';
import { isWithin, nodeAt } from './tree/move-tree.ts';
import { setNotice, step } from './tree/steps.ts';
import type { Color } from '../board/geometry.ts';
import type { LegalMove } from '../board/state.ts';
import type { ExplainQuestion, MeritQuestion, Reason, VariantInfo } from '../engine/messages.ts';
import type { Report, Work } from '../engine/uci.ts';
import type { Message } from '../texts/sentences.ts';
import type { Timing } from './players/clock.ts';
import type { Game, OfferedEngine, Player, Players, PositionInfo, Purpose, Searcher } from './game.ts';
import type { Loaded } from './pgn/pgn.ts';
import type { Preferences } from './settings/preferences.ts';
import type { Circle, Mark } from './tree/move-tree.ts';

export type Choice = 'white' | 'black' | 'random';

/** The options of a new game. `players` is set unless one human plays the opponent. */
export interface NewGameOptions {
  as: Choice;
  opponent?: Player;
  players?: Players;
  timing?: Timing | null;
  /** A FEN, or "startpos". */
  start?: string;
  /** Chess if it is left out. */
  variant?: VariantInfo | null;
  isVaried?: boolean;
  /** The key of the ending with which it begins. */
  exercise?: string;
}

/**
 * Intents of the player.
 *
 * - `open`: the page opens with this game, new or saved; `reopen`: a saved game is continued.
 * - `requestGame`: a game has to be read before it can be shown; the intent that shows it has the number of the request.
 *   A game does not replace one that was requested later.
 * - `requestNewGame`, then `startGame` with an id and, if requested, a seed.
 * - `loadGame`: a game from PGN, FEN or a link, with a new id; the notice says what of it could not be read.
 * - `play`: a move of the player or, if `isProgram`, of a script.
 * - `showNode`; `navigate` along the shown line, or to its variations (`up`, `down`).
 * - `setTiming`: the clock of a game that nobody has started; `pause`: a game between engines stands still.
 * - `correctMistake`: the player tries to correct a mistake; null ends the attempt. `hintCorrection`: the player wants to know
 *   which piece to move; `revealAnswer`: the player gives up. `setBook`: the moves that the opening table knows.
 * - `explainRefusal`: the player tried an illegal move.
 * - `hint`, `threat`: each press shows more, or hides it again.
 */
type PlayerIntent =
  | { type: 'open'; game: Game; request?: number }
  | { type: 'reopen'; game: Game; request?: number }
  | { type: 'requestGame' }
  | ({ type: 'requestNewGame'; request?: number } & NewGameOptions)
  | ({ type: 'startGame'; id: string; seed: number; request?: number } & NewGameOptions)
  | { type: 'loadGame'; id: string; game: Loaded; notice?: Message | null; request?: number }
  | { type: 'play'; uci: string; isProgram?: boolean }
  | { type: 'premove'; uci: string | null }
  | { type: 'takeBack' }
  | { type: 'redo' }
  | { type: 'showNode'; node: number }
  | { type: 'navigate'; by: 'first' | 'back' | 'forward' | 'last' | 'up' | 'down' }
  | { type: 'flip' }
  | { type: 'switchSides' }
  | { type: 'setPlayer'; color: Color; player: Player }
  | { type: 'setTiming'; timing: Timing | null }
  | { type: 'pause'; on: boolean }
  | { type: 'moveNow' }
  | { type: 'resign'; color?: Color }
  | { type: 'offerDraw' }
  | { type: 'claimDraw' }
  | { type: 'hint'; uci?: string }
  | { type: 'threat' }
  | { type: 'analyse'; on: boolean }
  | { type: 'scoreGame'; on: boolean }
  | { type: 'correctMistake'; node: number | null }
  | { type: 'hintCorrection' }
  | { type: 'revealAnswer'; node: number }
  | { type: 'setBook'; nodes: readonly number[] }
  | { type: 'explainRefusal' }
  | { type: 'retry' }
  | { type: 'comment'; node: number; text: string }
  | { type: 'nag'; node: number; nag: number }
  | { type: 'setMarks'; node: number; arrows: readonly Mark[]; circles: readonly Circle[] }
  | { type: 'promoteVariation'; node: number }
  | { type: 'deleteMove'; node: number }
  | { type: 'setPreferences'; patch: Partial<Preferences> }
  | { type: 'setHidden'; hidden: boolean }
  | { type: 'tick' };

/**
 * Intents that report answers of the worker.
 *
 * - `positionReceived`, `premovesReceived`: the answers to `legal` and `premoves` for a node of the game `id`.
 * - `sanReceived`: the lines of a saved game in SAN, as far as they are legal.
 * - `reasonReceived`: why the move that led to a position was bad; `meritReceived`: why a hint is good.
 * - `searchReported`: a report of a search, with its line in SAN if it is shown; `searchFinished`, with the time for
 * which a reply
 *   is held; `replyDue`: that time is over.
 * - `engineFailed`: a search or a question failed; `evaluatorFailed`: the same for the evaluator.
 * - `setNotice`: shows a notice; null hides it.
 */
type EngineIntent =
  | { type: 'positionReceived'; id: string; node: number; known: PositionInfo }
  | { type: 'premovesReceived'; id: string; node: number; premoves: readonly LegalMove[] }
  | { type: 'sanReceived'; id: string; lines: readonly { nodes: readonly number[]; sans: readonly string[] }[] }
  | { type: 'reasonReceived'; id: string; node: number; answer: readonly string[]; reason: Reason | null }
  | { type: 'meritReceived'; id: string; node: number; uci: string; reason: Reason | null }
  | { type: 'searchReported'; search: number; report: Report }
  | { type: 'searchFinished'; search: number; uci: string | null; hold_ms?: number }
  | { type: 'replyDue'; search: number }
  | { type: 'engineFailed'; message: Message }
  | { type: 'evaluatorFailed'; message: Message }
  | { type: 'setNotice'; message: Message | null }
  | { type: 'enginesReceived'; engines: readonly OfferedEngine[]; variant?: string };

/** An intent with the time from `Date.now()`, which the clocks use. */
export type Intent = (PlayerIntent | EngineIntent) & { now_ms?: number };

/** The start of a game, and its variant source unless it is chess. */
type Start = { start: string; variant?: string };

/**
 * Effects that the page runs.
 *
 * - `requestPosition`: ask `legal` → `positionReceived`; `requestPremoves`: ask `premoves` → `premovesReceived`.
 * - `requestSan`: ask `san` for each `line` → `sanReceived`.
 * - `requestReason`: ask `explain` → `reasonReceived`; `requestMerit`: ask `merit` → `meritReceived`.
 * - `requestEngines`: ask `engines` → `enginesReceived`.
 * - `search` → `searchReported`, then `searchFinished`, with the same number. It replaces that worker's current search.
 * - `holdReply` → `replyDue` after a time.
 * - `stop` ends the search and its move is played; `cancel` ends it and its move is dropped.
 * - `newGame`: `ucinewgame`; `retry`: `EngineClient.retry`.
 * - `requestSeed`: make an id, and ask for a seed if one is needed → `startGame` with the options.
 * - `announce` in the live region; `sound` is omitted if the player wants no sounds.
 */
export type Effect =
  | ({ type: 'requestPosition'; id: string; node: number } & Start & { moves: readonly string[] })
  | ({ type: 'requestPremoves'; id: string; node: number } & Start & { moves: readonly string[] })
  | ({
      type: 'requestSan';
      id: string;
      lines: readonly { nodes: readonly number[]; line: readonly string[] }[];
    } & Start)
  | { type: 'requestReason'; id: string; node: number; question: ExplainQuestion }
  | { type: 'requestMerit'; id: string; node: number; uci: string; question: MeritQuestion }
  | { type: 'requestEngines'; variant?: string }
  | { type: 'search'; by: Searcher; search: number; purpose: Purpose; work: Work }
  | { type: 'holdReply'; search: number; hold_ms: number }
  | { type: 'stop' }
  | { type: 'cancel'; by: Searcher }
  | { type: 'newGame' }
  | { type: 'retry' }
  | { type: 'requestSeed'; options: NewGameOptions; request: number; isNeeded: boolean }
  | { type: 'announce'; message: Message }
  | { type: 'sound'; name: Sound };

export type Sound = 'move' | 'capture' | 'check' | 'end' | 'refuse' | 'solved';

export type Step = { game: Game; effects: Effect[] };

/** The handler of each intent. */
const HANDLERS: {
  [Type in Intent['type']]: (game: Game, intent: Extract<Intent, { type: Type }>, now_ms: number) => Step;
} = {
  open,
  reopen,
  requestGame,
  requestNewGame,
  startGame,
  loadGame,
  play,
  premove,
  takeBack,
  redo,
  showNode,
  navigate,
  flip,
  switchSides,
  setPlayer,
  setTiming,
  pause,
  moveNow,
  resign,
  offerDraw,
  claimDraw,
  hint,
  threat,
  analyse,
  scoreGame,
  correctMistake,
  hintCorrection,
  revealAnswer,
  setBook,
  explainRefusal,
  meritReceived,
  reasonReceived,
  retry,
  comment,
  nag,
  setMarks,
  promoteVariation,
  deleteMove,
  setPreferences: (game, { patch }) => withPreferences(game, changed(game.settings, patch)),
  setHidden: (game, { hidden }) => step(game.page.hidden === hidden ? game : patched(game, { page: { hidden } })),
  tick: (game) => step(game),
  positionReceived,
  premovesReceived,
  sanReceived,
  searchReported,
  searchFinished,
  replyDue,
  engineFailed,
  evaluatorFailed,
  setNotice,
  enginesReceived,
};

/** The types of all intents. */
export const INTENT_TYPES = Object.keys(HANDLERS) as readonly Intent['type'][];

/**
 * What helps the player or changes the opponent: a game in progress no longer counts for a rating, as if a move is taken back.
 */
const HELPING: ReadonlySet<Intent['type']> = new Set([
  'moveNow',
  'hint',
  'threat',
  'analyse',
  'setPlayer',
  'switchSides',
]);

/** The next game and its effects. */
export function reduce(game: Game, intent: Intent): Step {
  const now_ms = intent.now_ms ?? game.players.clock?.since_ms ?? 0;
  const handle = HANDLERS[intent.type] as (game: Game, intent: Intent, now_ms: number) => Step;
  const before = endOnTime(game, now_ms);
  const { game: next, effects } = handle(before, intent, now_ms);
  const isHelp = HELPING.has(intent.type) && next !== before && !isUnbegun(before) && endingOf(before) === null;
  const settled = settle(
    isHelp || isTakenBack(before, next) ? patched(next, { players: { isUnrated: true } }) : next,
    now_ms,
  );
  return step(settled.game, ...effects, ...settled.effects);
}

/**
 * Whether a move of the game no longer belongs to it: it was taken back or deleted, or the game goes on from before it.
 */
const isTakenBack = (before: Game, after: Game) =>
  before.id === after.id &&
  !(nodeAt(after.tree, before.tree.head) && isWithin(after.tree, before.tree.head, after.tree.head));

const withPreferences = (game: Game, settings: Preferences): Step =>
  step(reset(patched(game, { settings }), 'settings'));
