/** Starting the games of endings, and their names. */
import { OPPONENT } from '../game/game.ts';
import { sideText } from '../texts/sentences.ts';
import type { Exercise } from '../game/training/exercises.ts';
import type { EndingTexts } from '../texts/en/endings.ts';
import type { Texts } from '../texts/en/page.ts';
import type { Session } from './session.ts';

/** The nodes of each move of the defence. There is no clock, so that exact tables can be made. */
const NODES = 300_000;

/** Starts an ending against the strongest engine. */
export function startExercise({ board, dispatch }: Session, { key, fen, color }: Exercise) {
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
