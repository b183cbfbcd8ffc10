/** The line below a finished game that counts: the player's rating and how it changed, and the next opponent. */
import { UNRATED, equalOpponent, resultOf, withResult } from '../game/rating/rating-record.ts';
import { countText } from '../texts/number.ts';
import { button } from '../dialogs/fields.ts';
import { make } from '../ui/dom.ts';
import { playAt, ratingAfter } from '../ui/rated-games.ts';
import { readRating, saveRating } from '../ui/rating-storage.ts';
import type { Game } from '../game/game.ts';
import type { RatingRecord } from '../game/rating/rating-record.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { Session } from '../ui/session.ts';

/** Counts a game that has just ended, once, if it counts for the rating. */
export function countGame({ dispatch }: Session, game: Game) {
  const record = readRating();
  const result = resultOf(game);
  if (!record || !result || record.games.some(({ id }) => id === result.id)) return;
  if (!saveRating(withResult(record, result))) dispatch({ type: 'setNotice', message: { key: 'notKept' } });
}

/**
 * Shows the line, or hides it if the game was not counted.
 *
 * @param isNew Whether the game has just ended.
 */
export function showRatingLine(element: HTMLElement, session: Session, words: DialogTexts, isNew: boolean) {
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

function nextButton(session: Session, { rating: text }: DialogTexts, record: RatingRecord) {
  const elo = equalOpponent(record);
  return button(text.next({ elo: countText(session.texts().language, elo) }), () => playAt(session, elo), 'small');
}
