// @ts-check
/**
 * The line below a finished game that counts: the player's rating and how it changed, and the next opponent.
 *
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
 * Shows the line, or hides it if the game does not count.
 * @param {HTMLElement} element
 * @param {Session} session
 * @param {DialogTexts} words
 * @param {boolean} isNew Whether the game has just ended; it is counted then, once.
 */
export function showRatingLine(element, session, words, isNew) {
  const record = isNew ? counted(session) : readRating();
  const index = record?.games.findIndex(({ id }) => id === session.game().id) ?? -1;
  const isUnreadable = isNew && record === null && resultOf(session.game()) !== null;
  element.hidden = index < 0 && !isUnreadable;
  if (element.hidden) return;
  if (!record || isUnreadable) {
    element.replaceChildren(words.rating.unreadable);
    return;
  }
  const { language } = session.texts();
  const rating = ratingAfter(language, record.games[index], record.games[index - 1] ?? UNRATED);
  const text = words.rating.yours({ rating });
  element.replaceChildren(make('span', { textContent: text }));
  if (index === record.games.length - 1) element.append(nextButton(session, words, record));
  if (isNew) session.board.say(text);
}

/**
 * The record with the game on the board, if that counts and has not been counted yet.
 * @param {Session} session @returns {RatingRecord | null}
 */
function counted({ game, dispatch }) {
  const record = readRating();
  const result = resultOf(game());
  if (!record || !result || record.games.some(({ id }) => id === result.id)) return record;
  const next = withResult(record, result);
  if (!saveRating(next)) dispatch({ type: 'setNotice', message: { key: 'notKept' } });
  return next;
}

/** @param {Session} session @param {DialogTexts} words @param {RatingRecord} record */
function nextButton(session, { rating: text }, record) {
  const elo = equalOpponent(record);
  return button(text.next({ elo: countText(session.texts().language, elo) }), () => playAt(session, elo), 'small');
}
