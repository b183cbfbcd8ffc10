/** The dialog for choosing one of several games in a text. */
import { titleOf } from '../game/pgn/pgn-tags.ts';
import { make, setText } from '../ui/dom.ts';
import { openElements } from './dialog.tsx';
import { labelled, makeStatus } from './fields.ts';
import type { ScannedGame } from '../engine/messages.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';

/** With more games than this there is a search field. */
const SEARCH_THRESHOLD = 20;

/** The most games listed at once. */
const MAX_SHOWN = 200;

/** Opens the dialog; it closes when a game has been read. */
export function openChooser(games: readonly ScannedGame[], read: (game: number) => Promise<void>, words: DialogTexts) {
  const entries = games.map((game, index) => ({ ...titleOf(game), index }));
  const search = labelled(words.chooser.search, make('input', { type: 'search', autocomplete: 'off' }));
  const list = make('ol', { className: 'game-list' });
  const remainder = make('p', { className: 'quiet' });
  const status = makeStatus();
  const fill = () => {
    const found = matching(entries, search.field.value);
    list.replaceChildren(...found.slice(0, MAX_SHOWN).map((entry) => rowOf(entry)));
    const more = found.length - MAX_SHOWN;
    setText(remainder, found.length === 0 ? words.chooser.none : more > 0 ? words.chooser.more({ count: more }) : '');
  };
  fill();
  search.field.addEventListener('input', fill);
  list.addEventListener('click', async ({ target }) => {
    const row = target instanceof Element ? target.closest('button') : null;
    if (!row) return;
    try {
      status.show(words.chooser.reading);
      await read(Number(row.value));
      dialog.close();
    } catch (error) {
      status.show(error instanceof Error ? error.message : String(error), true);
    }
  });
  const isLong = games.length > SEARCH_THRESHOLD;
  if (isLong) search.field.autofocus = true;
  const content = [...(isLong ? [search.element] : []), status.element, list, remainder];
  const dialog = openElements(words, 'chooser', words.chooser.title({ count: games.length }), content);
  if (!isLong) list.querySelector('button')?.focus();
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

function rowOf({ players, details, index }: { players: string; details: string; index: number }) {
  const number = make('span', { className: 'number', textContent: `${index + 1}` });
  const words = make('span', {}, make('b', { textContent: players }), make('small', { textContent: details }));
  return make('li', {}, make('button', { type: 'button', value: String(index) }, number, words));
}
