// @ts-check
/**
 * The menu of the games of a PGN.
 *
 * @import { ScannedGame } from '../../engine/messages.js'
 * @import { MakePanel } from '../view.js'
 */
import { titleOf } from '../../game/pgn/pgn-tags.js';
import { make, setAttribute } from '../../ui/dom.js';
import { loadDialogTexts } from '../../texts/load.js';

/** @type {MakePanel} */
export function makePanel({ listing, chooseGame }, place) {
  const menu = make('select');
  menu.addEventListener('change', () => chooseGame(Number(menu.value)));
  place.append(menu);
  /** @type {readonly ScannedGame[]} */
  let shown = [];
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
}

/** @param {ScannedGame} game @param {number} index */
function optionOf(game, index) {
  const { players, details } = titleOf(game);
  const textContent = `${index + 1}. ${players}${details && `, ${details}`}`;
  return make('option', { value: String(index), textContent });
}
