// @ts-check
/**
 * What sends a game to a friend after a move, and after an end by resignation or claim; and what begins the next game.
 *
 * @import { DialogTexts } from '../texts/en/dialogs.js'
 * @import { Panel, Session } from '../ui/session.js'
 */
import { friendLink, isToSend, nextGame } from '../game/friend/friend-link.js';
import { endingOf, isWithFriend } from '../game/game.js';
import { openByName } from '../dialogs/dialogs.js';
import { canShare, shareLink } from '../dialogs/download.js';
import { button } from '../dialogs/fields.js';
import { linkToMoves } from '../dialogs/game-link.js';
import { loadDialogTexts } from '../texts/load.js';
import { elementById } from '../ui/dom.js';
import { releaseWhenAsked } from '../ui/friend-tabs.js';
import { announce } from '../ui/messages.js';
import { loadLazily } from '../ui/session.js';
import { showNewGame } from './game-history.js';

/**
 * Makes the panel.
 * @param {Session} session @returns {Panel}
 */
export function makeFriendPanel(session) {
  const element = elementById('friend');
  releaseWhenAsked(session, () => showNewGame(session));
  /** What the panel was drawn from. @type {readonly unknown[]} */
  let drawn = [];
  return (game, { language }) => {
    const parts = [game.id, game.head, endingOf(game), language, isWithFriend(game)];
    if (parts.every((part, index) => part === drawn[index])) return;
    drawn = parts;
    const isShown = isWithFriend(game) && (isToSend(game) || endingOf(game) !== null);
    element.hidden = true;
    if (!isShown) return;
    loadLazily(session, async () => {
      const { friend: text } = await loadDialogTexts(language);
      if (drawn !== parts) return;
      element.replaceChildren(...(isToSend(game) ? sendButtons(session, text) : []));
      if (endingOf(game)) element.append(rematchButton(session));
      element.hidden = false;
      if (isToSend(game)) announce(session.board, Promise.resolve(text.toSend));
    });
  };
}

/** @param {Session} session @param {DialogTexts['friend']} text */
function sendButtons(session, text) {
  const game = session.game();
  const openDialog = () => loadLazily(session, () => openByName('send', session));
  /** The system's share sheet opens only right after a press, so the link is made in advance. @type {string | null} */
  let link = null;
  linkToMoves(session).then(
    (moves) => {
      link = moves && friendLink(moves, game);
    },
    () => {},
  );
  async function send() {
    const isShared = link !== null && canShare() && (await shareLink({ title: document.title, url: link }, null));
    if (!isShared) await openDialog();
  }
  return [button(text.send, send, 'small primary'), ...(canShare() ? [button(text.more, openDialog, 'small')] : [])];
}

/** @param {Session} session */
function rematchButton({ board, dispatch, game, texts }) {
  return button(
    texts().play.rematch,
    () => {
      dispatch({ type: 'requestNewGame', ...nextGame(game()) });
      board.focus();
    },
    'small',
  );
}
