// @ts-check
/**
 * Starting the games of endings, and their names.
 *
 * @import { Exercise } from '../game/endings/exercises.js'
 * @import { Texts } from '../texts/en/page.js'
 * @import { EndingTexts } from '../texts/en/endings.js'
 * @import { Session } from './session.js'
 */
import { OPPONENT } from '../game/game.js';
import { sideText } from '../texts/sentences.js';

/** The nodes of each move of the defence. There is no clock, so that exact tables can be made. */
const NODES = 300_000;

/**
 * Starts an ending against the strongest engine.
 * @param {Session} session @param {Exercise} exercise
 */
export function startExercise({ board, dispatch }, { key, fen, color }) {
  dispatch({
    type: 'requestNewGame',
    as: color,
    opponent: { ...OPPONENT, strength: { limit: { nodes: NODES } } },
    start: fen,
    exercise: key,
  });
  board.focus();
}

/**
 * "Position 3", or "Position 3: opposition".
 * @param {EndingTexts} words @param {Exercise} exercise
 */
export function nameOf(words, { number, method }) {
  const place = words.position({ number });
  return method ? words.named({ place, method: words.methods[method] }) : place;
}

/**
 * "White wins".
 * @param {Texts} texts @param {EndingTexts} words @param {Exercise} exercise
 */
export const goalOf = (texts, words, { color, goal }) => words.goals[goal]({ side: sideText(texts, color) });
