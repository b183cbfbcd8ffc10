// @ts-check
/**
 * The dialog that sends a game to a friend: the link, copied already if the browser allows it, and its QR code.
 *
 * @import { Open } from './dialogs.js'
 */
import { friendLink } from '../game/friend/friend-link.js';
import { make } from '../ui/dom.js';
import { copyable } from './copyable.js';
import { openDialog } from './dialog.js';
import { makeStatus } from './fields.js';
import { linkToMoves } from './game-link.js';
import { drawCode } from './qr-drawing.js';
import { qrCode } from './qr-code.js';

/** @type {Open} */
export async function open(session, words) {
  const { friend: text, share } = words;
  const moves = await linkToMoves(session);
  if (moves === null) {
    openDialog(words, 'send', text.send, [make('p', { textContent: text.tooLong })]);
    return;
  }
  const link = friendLink(moves, session.game());
  const status = makeStatus();
  const { element, run } = copyable(words, status, share.gameLink, link);
  const code = qrCode(link);
  openDialog(words, 'send', text.send, [
    make('p', { textContent: text.about }),
    element,
    code ? drawCode(code, text.code) : make('p', { className: 'quiet', textContent: text.noCode }),
    status.element,
  ]);
  await run();
}
