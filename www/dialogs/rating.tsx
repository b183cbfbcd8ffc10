/** The dialog of the player's rating: its latest games, an equal opponent, the rating as a file, and its deletion. */
import { useState } from 'preact/hooks';
import { UNRATED, equalOpponent, parseRecord, recordText } from '../game/rating/rating-record.ts';
import { countText } from '../texts/number.ts';
import { deleteRating, playAt, ratingAfter, readRating, saveRating } from '../ui/rated-games.ts';
import { Button, ConfirmButton, FileButton, Status } from '../views/fields.tsx';
import { openDialog } from './dialog.tsx';
import { download } from './download.ts';
import type { RatedGame, RatingRecord } from '../game/rating/rating-record.ts';
import type { Message } from '../views/fields.tsx';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { App } from '../ui/app.ts';
import type { Open } from './dialogs.ts';

/** The games in the list. */
const SHOWN_GAMES = 10;

export const open: Open = (app, words) => {
  const play = () => {
    close();
    playAt(app, equalOpponent(readRating() ?? UNRATED));
  };
  const content = <Rating app={app} words={words} saved={readRating()} play={play} />;
  const { close } = openDialog(words, 'rating', words.rating.title, content);
};

type Props = { app: App; words: DialogTexts; saved: RatingRecord | null; play: () => void };

function Rating({ app, words, saved, play }: Props) {
  const { rating: text } = words;
  const { language } = app.texts();
  const [{ record, ...message }, set] = useState({ text: '', isError: false, record: saved });
  const show = (said: Message) => set({ isError: false, ...said, record: readRating() });
  const hasGames = Boolean(record?.games.length);
  const save = () => download('micro-max-rating.json', 'application/json', recordText(readRating() ?? UNRATED));
  const load = async (file: File) => {
    const loaded = parseRecord(await file.text());
    const isKept = loaded !== null && saveRating(loaded);
    show({ text: isKept ? text.loaded : loaded ? text.notSaved : text.unreadableFile, isError: !isKept });
  };
  const remove = () => {
    deleteRating();
    show({ text: text.deleted });
  };
  return (
    <>
      <p>{aboutText(app, words, record)}</p>
      <ul>
        {rows(app, words, record?.games ?? []).map((row, index) => (
          <li key={index}>{row}</li>
        ))}
      </ul>
      <Status {...message} />
      <div class="actions">
        <Button hidden={!hasGames} onClick={play}>
          {text.next({ elo: countText(language, equalOpponent(record ?? UNRATED)) })}
        </Button>
        <Button hidden={!hasGames} onClick={save}>
          {text.save}
        </Button>
        <FileButton text={text.load} accept="application/json,.json" read={load} />
        <ConfirmButton
          class="deletes"
          text={text.delete}
          question={text.reallyDelete}
          act={remove}
          hidden={record !== null && !hasGames}
        />
      </div>
    </>
  );
}

function aboutText({ texts }: App, { rating: text }: DialogTexts, record: RatingRecord | null) {
  if (!record) return text.unreadable;
  const { language } = texts();
  const rounded = (value: number) => countText(language, Math.round(value));
  const { rating, deviation, games } = record;
  if (games.length === 0) return text.none;
  return text.about({ rating: rounded(rating), deviation: rounded(deviation), games: games.length });
}

/** The latest games, the last one first. */
function rows(app: App, words: DialogTexts, games: readonly RatedGame[]) {
  const { language } = app.texts();
  return games
    .map((game, index) => {
      const against = countText(language, game.opponent);
      const key = ({ 0: 'lost', 0.5: 'drawn', 1: 'won' } as const)[game.score as 0 | 0.5 | 1];
      const result = words.rating[key]({ opponent: against });
      return `${ratingAfter(language, game, games[index - 1] ?? UNRATED)}: ${result}`;
    })
    .slice(-SHOWN_GAMES)
    .reverse();
}
