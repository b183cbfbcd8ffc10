// @ts-check
/**
 * The line below a finished game that counts: the player's rating and how it changed, and the next opponent.
 *
 * @import { Game } from '../game/game.js'
 * @import { RatingRecord } from '../game/rating/rating-record.js'
 * @import { DialogTexts } from '../texts/en/dialogs.js'
 * @import { Session } from '../ui/session.js'
 */
import { UNRATED, equalOpponent, resultOf, withResult } from '../game/rating/rating-record.js';
import { countText } from '../texts/number.js';
import { button } from '../dialogs/fields.js';
import { make } from '../ui/dom.js';
import { playAt, ratingAfter } from '../ui/rated-games.js';
import { readRating, saveRating } from '../ui/rating-storage.js';

/**
 * Counts a game that has just ended, once, if it counts for the rating.
 * @param {Session} session @param {Game} game
 */
export function countGame({ dispatch }, game) {
  const record = readRating();
  const result = resultOf(game);
  if (!record || !result || record.games.some(({ id }) => id === result.id)) return;
  if (!saveRating(withResult(record, result))) dispatch({ type: 'setNotice', message: { key: 'notKept' } });
}

/**
 * Shows the line, or hides it if the game was not counted.
 * @param {HTMLElement} element
 * @param {Session} session
 * @param {DialogTexts} words
 * @param {boolean} isNew Whether the game has just ended.
 */
export function showRatingLine(element, session, words, isNew) {
  const record = readRating();
  const game = session.game();
  if (!record) {
    element.hidden = !isNew || resultOf(game) === null;
    element.replaceChildren(words.rating.unreadable);
    return;
  }
  const index = record.games.findIndex(({ id }) => id === game.id);
  element.hidden = index < 0;
  if (index < 0) return;
  const { language } = session.texts();
  const rating = ratingAfter(language, record.games[index], record.games[index - 1] ?? UNRATED);
  const text = words.rating.yours({ rating });
  element.replaceChildren(make('span', { textContent: text }));
  if (index === record.games.length - 1) element.append(nextButton(session, words, record));
  if (isNew) session.board.say(text);
}

/** @param {Session} session @param {DialogTexts} words @param {RatingRecord} record */
function nextButton(session, { rating: text }, record) {
  const elo = equalOpponent(record);
  return button(text.next({ elo: countText(session.texts().language, elo) }), () => playAt(session, elo), 'small');
}
