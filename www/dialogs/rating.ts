/** The dialog of the player's rating: its latest games, an equal opponent, the rating as a file, and its deletion. */
import { UNRATED, equalOpponent, parseRecord, recordText } from '../game/rating/rating-record.ts';
import { countText } from '../texts/number.ts';
import { make } from '../ui/dom.ts';
import { deleteRating, readRating, saveRating } from '../ui/rating-storage.ts';
import { playAt, ratingAfter } from '../ui/rated-games.ts';
import { openElements } from './dialog.tsx';
import { download } from './download.ts';
import { button, confirmButton, makeStatus } from './fields.ts';
import type { RatedGame, RatingRecord } from '../game/rating/rating-record.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { Session } from '../ui/session.ts';
import type { Open } from './dialogs.ts';

/** The games in the list. */
const SHOWN_GAMES = 10;

export const open: Open = (session, words) => {
  const { rating: text } = words;
  const about = make('p', {});
  const list = make('ul', {});
  const status = makeStatus();
  const file = make('input', { type: 'file', accept: 'application/json,.json', hidden: true });
  const play = button('', () => {
    dialog.close();
    playAt(session, equalOpponent(readRating() ?? UNRATED));
  });
  const save = button(text.save, () => {
    download('micro-max-rating.json', 'application/json', recordText(readRating() ?? UNRATED));
  });
  const load = button(text.load, () => file.click());
  const remove = confirmButton(text.delete, text.reallyDelete, () => {
    deleteRating();
    fill();
    status.show(text.deleted);
  });
  file.addEventListener('change', async () => {
    const record = parseRecord((await file.files?.[0]?.text()) ?? '');
    file.value = '';
    const isKept = record !== null && saveRating(record);
    status.show(isKept ? text.loaded : record ? text.notSaved : text.unreadableFile, !isKept);
    fill();
  });
  const actions = make('div', { className: 'actions' }, play, save, load, remove);
  const content = [about, list, status.element, file, actions];
  const dialog = openElements(words, 'rating', text.title, content);

  function fill() {
    const record = readRating();
    const { language } = session.texts();
    about.textContent = aboutText(session, words, record);
    list.replaceChildren(...rows(session, words, record?.games ?? []));
    play.textContent = text.next({ elo: countText(language, equalOpponent(record ?? UNRATED)) });
    play.hidden = save.hidden = !record?.games.length;
    remove.hidden = record !== null && record.games.length === 0;
  }
  fill();
};

function aboutText({ texts }: Session, { rating: text }: DialogTexts, record: RatingRecord | null) {
  if (!record) return text.unreadable;
  const { language } = texts();
  const rounded = (value: number) => countText(language, Math.round(value));
  const { rating, deviation, games } = record;
  if (games.length === 0) return text.none;
  return text.about({ rating: rounded(rating), deviation: rounded(deviation), games: games.length });
}

/** The latest games, the last one first. */
function rows(session: Session, words: DialogTexts, games: readonly RatedGame[]) {
  const { language } = session.texts();
  return games
    .map((game, index) => {
      const against = countText(language, game.opponent);
      const key = ({ 0: 'lost', 0.5: 'drawn', 1: 'won' } as const)[game.score as 0 | 0.5 | 1];
      const result = words.rating[key]({ opponent: against });
      return make('li', { textContent: `${ratingAfter(language, game, games[index - 1] ?? UNRATED)}: ${result}` });
    })
    .slice(-SHOWN_GAMES)
    .reverse();
}
