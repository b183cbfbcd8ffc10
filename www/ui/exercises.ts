/** Endings to practise: starting their games, their names, and the solved ones in the browser's storage. */
import { OPPONENT } from '../game/game.ts';
import { NONE_SOLVED, parseRecord, recordText, withSolution } from '../game/training/endings-record.ts';
import { sideText } from '../texts/sentences.ts';
import { read, write } from './local-storage.ts';
import type { EndingsRecord } from '../game/training/endings-record.ts';
import type { Exercise } from '../game/training/exercises.ts';
import type { EndingTexts } from '../texts/en/endings.ts';
import type { Texts } from '../texts/en/page.ts';
import type { App } from './app.ts';

const KEY = 'micro-max:endings';

/** The nodes of each move of the defence. There is no clock, so that exact tables can be made. */
const NODES = 300_000;

/** Starts an ending against the strongest engine. */
export function startExercise({ board, dispatch }: App, { key, fen, color }: Exercise) {
  dispatch({
    type: 'requestNewGame',
    as: color,
    opponent: { ...OPPONENT, strength: { limit: { nodes: NODES } } },
    start: fen,
    exercise: key,
  });
  board.focus();
}

/** "Position 3", or "Position 3: opposition". */
export function nameOf(words: EndingTexts, { number, method }: Exercise) {
  const place = words.position({ number });
  return method ? words.named({ place, method: words.methods[method] }) : place;
}

/** "White wins". */
export const goalOf = (texts: Texts, words: EndingTexts, { color, goal }: Exercise) =>
  words.goals[goal]({ side: sideText(texts, color) });

/** The record, also that of a player who has solved none; null if it is damaged or from another version of the page. */
export function readSolved(): EndingsRecord | null {
  const text = read(KEY);
  return text === null ? NONE_SOLVED : parseRecord(text);
}

/** Keeps a solution, unless there is one with as few moves. */
export function keepSolution(key: string, moves: number): 'kept' | 'unreadable' | 'notSaved' {
  const record = readSolved();
  if (!record) return 'unreadable';
  const next = withSolution(record, key, moves);
  return next === record || write(KEY, recordText(next)) ? 'kept' : 'notSaved';
}
