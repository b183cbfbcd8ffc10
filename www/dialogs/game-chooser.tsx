/** The dialog for choosing one of several games in a text. */
import { useState } from 'preact/hooks';
import { titleOf } from '../game/pgn/pgn-tags.ts';
import { Field, Status } from '../views/fields.tsx';
import { openDialog } from './dialog.tsx';
import type { ScannedGame } from '../engine/messages.ts';
import type { Message } from '../views/fields.tsx';
import type { DialogTexts } from '../texts/en/dialogs.ts';

/** With more games than this there is a search field. */
const SEARCH_THRESHOLD = 20;

/** The most games listed at once. */
const MAX_SHOWN = 200;

/** Opens the dialog; it closes when a game has been read. */
export function openChooser(games: readonly ScannedGame[], read: (game: number) => Promise<void>, words: DialogTexts) {
  const choose = async (game: number) => {
    await read(game);
    close();
  };
  const title = words.chooser.title({ count: games.length });
  const { close } = openDialog(
    words,
    'chooser',
    title,
    <Chooser games={games} words={words.chooser} choose={choose} />,
  );
}

function Chooser({
  games,
  words,
  choose,
}: {
  games: readonly ScannedGame[];
  words: DialogTexts['chooser'];
  /** Rejected with what the status says. */
  choose: (game: number) => Promise<void>;
}) {
  const [search, setSearch] = useState('');
  const [message, show] = useState<Message>({ text: '' });
  const entries = games.map((game, index) => ({ ...titleOf(game), index }));
  const found = matching(entries, search);
  const more = found.length - MAX_SHOWN;
  const isLong = games.length > SEARCH_THRESHOLD;
  const press = async (game: number) => {
    try {
      show({ text: words.reading });
      await choose(game);
    } catch (error) {
      show({ text: error instanceof Error ? error.message : String(error), isError: true });
    }
  };
  return (
    <>
      {isLong && (
        <Field
          label={words.search}
          field={(id) => (
            <input
              id={id}
              type="search"
              autocomplete="off"
              autofocus
              value={search}
              onInput={(event) => setSearch(event.currentTarget.value)}
            />
          )}
        />
      )}
      <Status {...message} />
      <ol class="game-list">
        {found.slice(0, MAX_SHOWN).map(({ players, details, index }, place) => (
          <li key={index}>
            <button type="button" value={index} autofocus={!isLong && place === 0} onClick={() => press(index)}>
              <span class="number">{index + 1}</span>
              <span>
                <b>{players}</b>
                <small>{details}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
      <p class="quiet">{found.length === 0 ? words.none : more > 0 ? words.more({ count: more }) : ''}</p>
    </>
  );
}

/** The entries that contain every word of a search. */
export function matching<Entry extends { players: string; details: string }>(
  entries: readonly Entry[],
  search: string,
): Entry[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ players, details }) => {
    const text = `${players} ${details}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
