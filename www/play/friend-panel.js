// @ts-check
/**
 * What sends a game to a friend after a move, and after an end by resignation or claim.
 *
 * @import { Session } from '../ui/session.js'
 */
import { friendLink, isToSend } from '../game/friend/friend-link.js';
import { isWithFriend } from '../game/game.js';
import { openByName } from '../dialogs/dialogs.js';
import { canShare, shareLink } from '../dialogs/download.js';
import { button } from '../dialogs/fields.js';
import { linkToMoves } from '../dialogs/game-link.js';
import { loadDialogTexts } from '../texts/load.js';
import { releaseWhenAsked } from '../ui/friend-tabs.js';
import { announce } from '../ui/messages.js';
import { loadLazily } from '../ui/session.js';
import { showNewGame } from './game-history.js';

/**
 * Shows the buttons, or hides them if the friend has made the last move.
 * @param {HTMLElement} element @param {Session} session
 */
export async function showFriendPanel(element, session) {
  releaseWhenAsked(session, () => showNewGame(session));
  const { friend: text } = await loadDialogTexts(session.texts().language);
  const game = session.game();
  element.hidden = !isWithFriend(game) || !isToSend(game);
  if (element.hidden) return;
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
  element.replaceChildren(button(text.send, send, 'small primary'));
  if (canShare()) element.append(button(text.more, openDialog, 'small'));
  if (!game.hidden) announce(session.board, Promise.resolve(text.toSend));
}
