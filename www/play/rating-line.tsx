/** The line below a finished game that counts: the player's rating and how it changed, and the next opponent. */
import { render } from 'preact';
import { UNRATED, equalOpponent, resultOf, withResult } from '../game/rating/rating-record.ts';
import { countText } from '../texts/number.ts';
import { playAt, ratingAfter, readRating, saveRating } from '../ui/rated-games.ts';
import { SmallButton } from '../views/fields.tsx';
import type { Game } from '../game/game.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { App } from '../ui/app.ts';

/** Counts a game that has just ended, once, if it counts for the rating. */
export function countGame({ dispatch }: App, game: Game) {
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
export function showRatingLine(element: HTMLElement, app: App, words: DialogTexts, isNew: boolean) {
  const record = readRating();
  const game = app.game();
  const index = record?.games.findIndex(({ id }) => id === game.id) ?? -1;
  element.hidden = record ? index < 0 : !isNew || resultOf(game) === null;
  if (!record) return render(words.rating.unreadable, element);
  if (element.hidden) return;
  const { language } = app.texts();
  const rating = ratingAfter(language, record.games[index], record.games[index - 1] ?? UNRATED);
  const text = words.rating.yours({ rating });
  const elo = equalOpponent(record);
  render(
    <>
      <span>{text}</span>
      {index === record.games.length - 1 && (
        <SmallButton text={words.rating.next({ elo: countText(language, elo) })} onClick={() => playAt(app, elo)} />
      )}
    </>,
    element,
  );
  if (isNew) app.board.say(text);
}
