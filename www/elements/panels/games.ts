/** The menu of the games of a PGN. */
import { titleOf } from '../../game/pgn/pgn-tags.ts';
import { make, setAttribute } from '../../ui/dom.ts';
import { loadDialogTexts } from '../../texts/load.ts';
import type { ScannedGame } from '../../engine/messages.ts';
import type { MakePanel } from '../view.ts';

export const makePanel: MakePanel = ({ listing, chooseGame }, place) => {
  const menu = make('select');
  menu.addEventListener('change', () => chooseGame(Number(menu.value)));
  place.append(menu);
  let shown: readonly ScannedGame[] = [];
  let language = '';
  return (_game, texts) => {
    const { games, game } = listing() ?? { games: shown, game: 0 };
    if (games !== shown || texts.language !== language) {
      [shown, language] = [games, texts.language];
      menu.replaceChildren(...games.map(optionOf));
      loadDialogTexts(language).then(
        ({ chooser }) => setAttribute(menu, 'aria-label', chooser.title({ count: games.length })),
        () => {
          language = '';
        },
      );
    }
    menu.value = String(game);
  };
};

function optionOf(game: ScannedGame, index: number) {
  const { players, details } = titleOf(game);
  const textContent = `${index + 1}. ${players}${details && `, ${details}`}`;
  return make('option', { value: String(index), textContent });
}
