// @ts-check
/**
 * The puzzles of a day, one after the other on the board. The game that was there before comes back afterwards, also by the
 * browser's Back button.
 *
 * @import { Game } from '../game/game.js'
 * @import { Puzzle } from '../game/puzzles/puzzle.js'
 * @import { Session } from './session.js'
 */
import { turned } from '../game/clock.js';
import { duePuzzles, withAnswer } from '../game/puzzles/puzzle-record.js';
import { gameOfPuzzle } from '../game/puzzles/puzzle.js';
import { correctionStage } from '../game/review/correction.js';
import { loadDialogTexts } from '../texts/load.js';
import { makeId } from './game-storage.js';
import { changePuzzles, readPuzzles, today } from './puzzle-storage.js';
import { requestGame } from './session.js';

/**
 * @typedef {object} Run
 * @property {Game} behind The game to return to.
 * @property {readonly Puzzle[]} puzzles
 * @property {number} index That of the puzzle on the board.
 * @property {'solved' | 'failed' | null} answer To that puzzle.
 * @property {number} solved
 * @property {number} answered
 * @property {boolean} isUnread Whether a puzzle that cannot be read was left out, which no notice has said yet.
 */

/** The run, also after its end. @type {Run | null} */
let run = null;

/** The latest run. */
export const latestRun = () => run;

/**
 * Begins with the puzzles that are due.
 * @param {Session} session
 */
export async function startPuzzles(session) {
  const puzzles = duePuzzles(readPuzzles() ?? { puzzles: [], games: [] }, today());
  if (puzzles.length === 0 || session.game().puzzle) return;
  run = { behind: asideOf(session.game()), puzzles, index: -1, answer: null, solved: 0, answered: 0, isUnread: false };
  history.pushState({ game: run.behind.id }, '');
  const listener = () => {
    removeEventListener('popstate', listener);
    if (session.game().puzzle) returnToGame(session);
    showUnread(session);
  };
  addEventListener('popstate', listener);
  await nextPuzzle(session);
}

/**
 * A game as it is set aside: its clock stands, and unanswered questions are asked again later.
 * @param {Game} game @returns {Game}
 */
const asideOf = (game) => ({
  ...game,
  clock: game.clock && turned(game.clock, null, Date.now()),
  positions: Object.fromEntries(Object.entries(game.positions).filter(([, known]) => known !== null)),
  premoves: {},
});

/** @param {Session} session */
function returnToGame(session) {
  if (!run) return;
  const { request } = requestGame(session);
  session.dispatch({ type: 'open', game: run.behind, request });
  session.board.focus();
}

/** Ends the run. */
export const endRun = () => history.back();

/** Whether another puzzle follows. */
export const hasNextPuzzle = () => run !== null && run.index + 1 < run.puzzles.length;

/**
 * Shows the next puzzle. Those that another tab has answered or deleted are left out, and with a notice those that cannot be read.
 * @param {Session} session
 */
export async function nextPuzzle(session) {
  while (run && hasNextPuzzle()) {
    run.index += 1;
    run.answer = null;
    const puzzle = run.puzzles[run.index];
    if (await showPuzzle(session, puzzle)) {
      await showUnread(session);
      return;
    }
  }
  endRun();
}

/**
 * Asks for a better move than the mistake of a puzzle; false if that is not possible.
 * @param {Session} session @param {Puzzle} puzzle
 */
async function showPuzzle(session, { id, ...known }) {
  const isLeft = duePuzzles(readPuzzles() ?? { puzzles: [], games: [] }, today()).some((puzzle) => puzzle.id === id);
  if (!isLeft) return false;
  const { start, moves } = known;
  const reading = requestGame(session);
  const { san } = await session.client.ask('san', { start, moves: [], line: moves }).catch(() => ({ san: [] }));
  if (san.length < moves.length) {
    if (run) run.isUnread = true;
    return false;
  }
  session.dispatch({ type: 'open', game: gameOfPuzzle({ id, ...known }, san, makeId()), request: reading.request });
  if (session.game().puzzle !== id) return true;
  session.dispatch({ type: 'correctMistake', node: moves.length });
  session.board.focus();
  return true;
}

/**
 * Counts the first answer to the puzzle on the board, once the verdict on it is known. An analysis gives it up.
 * @param {Session} session
 */
export function followPuzzle(session) {
  const game = session.game();
  const stage = correctionStage(game);
  if (game.analysing || stage === 'wrong') countAnswer(session, false);
  else if (stage === 'solved') countAnswer(session, true);
}

/**
 * Counts the first answer to the puzzle on the board.
 * @param {Session} session @param {boolean} isSolved
 */
export async function countAnswer(session, isSolved) {
  const { puzzle: id } = session.game();
  if (!run || run.answer || !id || id !== run.puzzles[run.index].id) return;
  run.answer = isSolved ? 'solved' : 'failed';
  run.answered += 1;
  run.solved += Number(isSolved);
  const kept = await changePuzzles((record) => withAnswer(record, id, isSolved, today()));
  if (kept !== 'kept') await showFault(session, kept);
}

/**
 * Shows that a puzzle was left out. The game that follows it would hide an earlier notice.
 * @param {Session} session
 */
async function showUnread(session) {
  if (!run?.isUnread) return;
  run.isUnread = false;
  await showFault(session, 'unreadOne');
}

/**
 * Shows what is wrong with the puzzles in a notice.
 * @param {Session} session @param {'unreadOne' | 'unreadable' | 'notSaved'} fault
 */
async function showFault({ dispatch, texts }, fault) {
  const { puzzles: words } = await loadDialogTexts(texts().language);
  dispatch({ type: 'setNotice', message: { key: 'notRead', fields: { text: words[fault] } } });
}
