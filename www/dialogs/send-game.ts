/** The dialog that sends a game to a friend: the link, copied already if the browser allows it, and its QR code. */
import { friendLink } from '../game/friend/friend-link.ts';
import { make } from '../ui/dom.ts';
import { copyable } from './copyable.ts';
import { openElements } from './dialog.tsx';
import { makeStatus } from './fields.ts';
import { linkToMoves } from './game-link.ts';
import { drawCode, qrCode } from './qr-code.ts';
import type { Open } from './dialogs.ts';

export const open: Open = async (session, words) => {
  const { friend: text, share } = words;
  const moves = await linkToMoves(session);
  if (moves === null) {
    openElements(words, 'send', text.send, [make('p', { textContent: text.tooLong })]);
    return;
  }
  const link = friendLink(moves, session.game());
  const status = makeStatus();
  const { element, run } = copyable(words, status, share.gameLink, link);
  const code = qrCode(link);
  openElements(words, 'send', text.send, [
    make('p', { textContent: text.about }),
    element,
    code ? drawCode(code, text.code) : make('p', { className: 'quiet', textContent: text.noCode }),
    status.element,
  ]);
  await run();
};
