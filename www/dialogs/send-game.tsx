/*! QR codes are made by uqr, copyright Project Nayuki and Anthony Fu, MIT licence: https://github.com/unjs/uqr */
/** The dialog that sends a game to a friend: the link, copied already if the browser allows it, and its QR code. */
import { useState } from 'preact/hooks';
import { encode } from 'uqr';
import { friendLink } from '../game/friend/friend-link.ts';
import { Status } from '../views/fields.tsx';
import { Copyable } from './copyable.tsx';
import { openDialog } from './dialog.tsx';
import { linkToMoves } from './game-link.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { Message } from '../views/fields.tsx';
import type { Open } from './dialogs.ts';

/** The latest version that is used: 117 modules, or squares, on a side. Later ones are too fine for a screen. */
const MAX_VERSION = 25;

/** The width of the margin that a scanner needs, in modules. */
const MARGIN = 4;

export const open: Open = async (app, words) => {
  const { friend: text } = words;
  const moves = await linkToMoves(app);
  const content = moves === null ? <p>{text.tooLong}</p> : <Send words={words} link={friendLink(moves, app.game())} />;
  const { element } = openDialog(words, 'send', text.send, content);
  element.querySelector<HTMLElement>('.copyable button')?.click();
};

function Send({ words, link }: { words: DialogTexts; link: string }) {
  const { friend: text, share } = words;
  const [message, show] = useState<Message>({ text: '' });
  const code = qrCode(link);
  return (
    <>
      <p>{text.about}</p>
      <Copyable words={words} label={share.gameLink} value={link} show={show} />
      {code ? drawCode(code, text.code) : <p class="quiet">{text.noCode}</p>}
      <Status {...message} />
    </>
  );
}

/**
 * The QR code of a text.
 *
 * @returns Whether each module is dark, row by row; null if the text is too long.
 */
export function qrCode(text: string): boolean[][] | null {
  try {
    return encode(text, { ecc: 'L', maxVersion: MAX_VERSION, border: 0 }).data;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** A QR code as a picture: black on white in every theme, since scanners expect that. */
function drawCode(rows: readonly (readonly boolean[])[], label: string) {
  const size = rows.length + 2 * MARGIN;
  const squares = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg viewBox={`${-MARGIN} ${-MARGIN} ${size} ${size}`} class="qr-code" role="img" aria-label={label}>
      <path d={squares.join('')} shape-rendering="crispEdges" />
    </svg>
  );
}
