// @ts-check
/**
 * The game menu: flip the board, copy the game, save it. Its texts are loaded when it is first opened.
 *
 * ```text
 * details.menu
 *   summary
 *   div.menu-list   button × 3
 * ```
 *
 * @import { ElementGame } from '../element-game.js'
 */
import { make, setText } from '../../ui/dom.js';
import { makePopup } from '../../ui/popup.js';
import { download, pgnOf } from '../commands.js';
import { loadDialogTexts } from '../../texts/load.js';

/**
 * Makes the menu.
 * @param {ElementGame} elementGame
 */
export function makeGameMenu(elementGame) {
  const run = (/** @type {() => Promise<void>} */ act) =>
    act().catch((error) => {
      console.warn(error);
      elementGame.complain({ key: 'notLoaded' });
    });
  const buttons = ['flip', 'copy', 'download'].map((value) => make('button', { type: 'button', value }));
  const summary = make('summary', { textContent: '…' });
  const menu = make('details', { className: 'menu' }, summary, make('div', { className: 'menu-list' }, ...buttons));
  menu.addEventListener('toggle', () => {
    if (menu.open) run(() => label(buttons, elementGame));
  });
  makePopup(menu, ({ value }) => {
    if (value === 'flip') elementGame.dispatch({ type: 'flip' });
    else run(() => (value === 'download' ? download(elementGame) : copy(elementGame)));
  });
  return { menu, summary };
}

/**
 * Writes the texts of the entries.
 * @param {readonly HTMLButtonElement[]} buttons @param {ElementGame} elementGame
 */
async function label(buttons, { texts: { language, play } }) {
  const { share } = await loadDialogTexts(language);
  const names = [play.flip, share.copyOf({ what: share.pgn }), share.downloadPgn];
  for (const [index, button] of buttons.entries()) setText(button, names[index]);
}

/**
 * Copies the game and announces whether the browser allowed it.
 * @param {ElementGame} elementGame
 */
async function copy({ game, texts, board }) {
  const { share } = await loadDialogTexts(texts.language);
  try {
    await navigator.clipboard.writeText(pgnOf(game));
    board?.say(share.copied({ what: share.pgn }));
  } catch {
    board?.say(share.gameNotCopied);
  }
}
