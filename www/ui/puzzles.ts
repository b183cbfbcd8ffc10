/**
 * The player's puzzles: their record in the browser's storage, and those of a day, one after the other on the board. The game
 * that was there before comes back afterwards, also by the browser's Back button.
 */
import { callListener } from '../engine/error.ts';
import { patched } from '../game/game.ts';
import { turned } from '../game/players/clock.ts';
import { NO_PUZZLES, duePuzzles, parsePuzzles, recordText, withAnswer } from '../game/training/puzzle-record.ts';
import { gameOfPuzzle } from '../game/training/puzzle.ts';
import { dayOf } from '../game/training/schedule.ts';
import { correctionStage } from '../game/review/correction.ts';
import { loadDialogTexts } from '../texts/load.ts';
import { makeId } from './game-storage.ts';
import { PUZZLES, drop, read, write } from './local-storage.ts';
import { requestGame } from './app.ts';
import type { Game } from '../game/game.ts';
import type { PuzzleRecord } from '../game/training/puzzle-record.ts';
import type { Puzzle } from '../game/training/puzzle.ts';
import type { App } from './app.ts';

/**
 * What became of a change: it was kept, the record cannot be read and was left alone, or the storage is full or blocked.
 */
export type Kept = 'kept' | 'unreadable' | 'notSaved';

/** Called after a change, also one by another tab. */
const listeners: Set<() => void> = new Set();

export function whenPuzzlesChange(listener: () => void) {
  if (listeners.size === 0) addEventListener('storage', ({ key }) => key === PUZZLES && notify());
  listeners.add(listener);
}

const notify = () => listeners.forEach(callListener);

/** Today, by the player's clock. */
export const today = () => dayOf(new Date());

/** The record, also that of a player without puzzles; null if it is damaged or from another version of the page. */
export function readPuzzles(): PuzzleRecord | null {
  const text = read(PUZZLES);
  return text === null ? NO_PUZZLES : parsePuzzles(text);
}

/** Changes the record. Tabs take turns, so that none loses what another has written. */
export async function changePuzzles(change: (record: PuzzleRecord) => PuzzleRecord): Promise<Kept> {
  let kept: Kept | null = null;
  const run = () => {
    kept = changeNow(change);
  };
  // An origin that may not lock may not store either.
  await navigator.locks?.request(PUZZLES, run).catch(() => {});
  kept ??= changeNow(change);
  if (kept === 'kept') notify();
  return kept;
}

function changeNow(change: (record: PuzzleRecord) => PuzzleRecord): Kept {
  const record = readPuzzles();
  if (!record) return 'unreadable';
  const next = change(record);
  return next === record || write(PUZZLES, recordText(next)) ? 'kept' : 'notSaved';
}

/** Deletes the record. */
export function deletePuzzles() {
  drop(PUZZLES);
  notify();
}

interface Run {
  /** The game to return to. */
  behind: Game;
  puzzles: readonly Puzzle[];
  /** That of the puzzle on the board. */
  index: number;
  /** To that puzzle. */
  answer: 'solved' | 'failed' | null;
  solved: number;
  answered: number;
  /** Whether a puzzle that cannot be read was left out, which no notice has said yet. */
  isUnread: boolean;
}

/** The run, also after its end. */
let run: Run | null = null;

/** The latest run. */
export const latestRun = () => run;

/** Begins with the puzzles that are due. */
export async function startPuzzles(app: App) {
  const puzzles = duePuzzles(readPuzzles() ?? NO_PUZZLES, today());
  if (puzzles.length === 0 || app.game().training.puzzle) return;
  run = { behind: asideOf(app.game()), puzzles, index: -1, answer: null, solved: 0, answered: 0, isUnread: false };
  history.pushState({ game: run.behind.id }, '');
  const listener = () => {
    removeEventListener('popstate', listener);
    if (app.game().training.puzzle) returnToGame(app);
    showUnread(app);
  };
  addEventListener('popstate', listener);
  await nextPuzzle(app);
}

/** A game as it is set aside: its clock stands, and unanswered questions are asked again later. */
const asideOf = (game: Game): Game =>
  patched(game, {
    players: { clock: game.players.clock && turned(game.players.clock, null, Date.now()) },
    tree: {
      positions: Object.fromEntries(Object.entries(game.tree.positions).filter(([, known]) => known !== null)),
      premoves: {},
    },
  });

function returnToGame(app: App) {
  if (!run) return;
  const { request } = requestGame(app);
  app.dispatch({ type: 'open', game: run.behind, request });
  app.board.focus();
}

/** Ends the run. */
export const endRun = () => history.back();

/** Whether another puzzle follows. */
export const hasNextPuzzle = () => run !== null && run.index + 1 < run.puzzles.length;

/**
 * Shows the next puzzle. Those that another tab has answered or deleted are left out, and with a notice those that
 * cannot be read.
 */
export async function nextPuzzle(app: App) {
  while (run && hasNextPuzzle()) {
    run.index += 1;
    run.answer = null;
    const puzzle = run.puzzles[run.index];
    if (await showPuzzle(app, puzzle)) {
      await showUnread(app);
      return;
    }
  }
  endRun();
}

/** Asks for a better move than the mistake of a puzzle; false if that is not possible. */
async function showPuzzle(app: App, { id, ...known }: Puzzle) {
  const isLeft = duePuzzles(readPuzzles() ?? NO_PUZZLES, today()).some((puzzle) => puzzle.id === id);
  if (!isLeft) return false;
  const { start, moves } = known;
  const reading = requestGame(app);
  const { san } = await app.client.ask('san', { start, moves: [], line: moves }).catch(() => ({ san: [] }));
  if (san.length < moves.length) {
    if (run) run.isUnread = true;
    return false;
  }
  app.dispatch({ type: 'open', game: gameOfPuzzle({ id, ...known }, san, makeId()), request: reading.request });
  if (app.game().training.puzzle !== id) return true;
  app.dispatch({ type: 'correctMistake', node: moves.length });
  app.board.focus();
  return true;
}

/** Counts the first answer to the puzzle on the board, once the verdict on it is known. An analysis gives it up. */
export function followPuzzle(app: App) {
  const game = app.game();
  const stage = correctionStage(game);
  if (game.searches.analysing || stage === 'wrong') countAnswer(app, false);
  else if (stage === 'solved') countAnswer(app, true);
}

/** Counts the first answer to the puzzle on the board. */
export async function countAnswer(app: App, isSolved: boolean) {
  const id = app.game().training.puzzle;
  if (!run || run.answer || !id || id !== run.puzzles[run.index].id) return;
  run.answer = isSolved ? 'solved' : 'failed';
  run.answered += 1;
  run.solved += Number(isSolved);
  const kept = await changePuzzles((record) => withAnswer(record, id, isSolved, today()));
  if (kept !== 'kept') await showFault(app, kept);
}

/** Shows that a puzzle was left out. The game that follows it would hide an earlier notice. */
async function showUnread(app: App) {
  if (!run?.isUnread) return;
  run.isUnread = false;
  await showFault(app, 'unreadOne');
}

/** Shows what is wrong with the puzzles in a notice. */
async function showFault({ dispatch, texts }: App, fault: 'unreadOne' | 'unreadable' | 'notSaved') {
  const { puzzles: words } = await loadDialogTexts(texts().language);
  dispatch({ type: 'setNotice', message: { key: 'notRead', fields: { text: words[fault] } } });
}
