// @ts-check
/**
 * The dialog for sharing the game and its position: to copy, as a link, as a file, as an image.
 *
 * @import { Session } from '../ui/session.js'
 * @import { DialogTexts } from '../i18n/dialogs/en.js'
 * @import { Open } from './dialogs.js'
 */
import { drawDiagram } from '../board/diagram.js';
import { fenAt, shownPlacement, squaresOf } from '../game/game.js';
import { writePgn } from '../game/pgn-text.js';
import { pgnOfGame } from '../game/pgn.js';
import { make } from '../ui/dom.js';
import { openDialog } from './dialog.js';
import { copy, download } from './download.js';
import { button, labelled, makeStatus } from './fields.js';
import { gameLink, positionLink } from './share-link.js';
import { svgText } from './diagram-image.js';

/** Some programs truncate longer links. */
const LONG_LINK = 2000;

/** @type {Open} */
export async function open(session, words) {
  const { share: text } = words;
  const game = session.game();
  const address = location.href;
  const fen = fenAt(game, game.shown);
  const pgn = writePgn(pgnOfGame(game));
  const link = gameLink(address, pgn);
  const status = makeStatus();
  /** @param {string} label @param {string} value @param {boolean} [isLong] */
  const field = (label, value, isLong) => copyable(words, status, label, value, isLong);

  const hint = make('p', { className: 'quiet', textContent: link.length > LONG_LINK ? text.longLink : '' });
  const savePgn = button(text.downloadPgn, () => download('game.pgn', 'application/vnd.chess-pgn', pgn));
  const diagram = make('div', { className: 'share-diagram' });
  const svg = drawShownPosition(session, diagram);
  const saveImage = button(text.downloadPicture, () => download('position.svg', 'image/svg+xml', svgText(svg)));
  const dialog = openDialog(words, 'share', text.title, [
    make('div', { className: 'share-parts' },
      make('div', {},
        // Without the engine, the position may not be known.
        ...(fen ? [field(text.fen, fen), field(text.positionLink, positionLink(address, fen))] : []),
        field(text.pgn, pgn, true), field(text.gameLink, link), hint),
      make('div', {}, diagram)),
    status.element,
    make('div', { className: 'actions' }, saveImage, savePgn),
  ]);
  dialog.body.querySelector('button')?.focus();
}

/**
 * A read-only field with a button that copies it.
 *
 * @param {DialogTexts} words
 * @param {ReturnType<typeof makeStatus>} status
 * @param {string} label
 * @param {string} value
 * @param {boolean} [isLong]
 */
function copyable({ share: text }, status, label, value, isLong) {
  const field = isLong
    ? make('textarea', { readOnly: true, value, rows: 5, spellcheck: false })
    : make('input', { readOnly: true, value, spellcheck: false });
  const { element } = labelled(label, field);
  const copyButton = button(text.copy, async () => {
    const isCopied = await copy(field);
    status.show(isCopied ? text.copied({ what: label }) : text.notCopied, !isCopied);
  });
  copyButton.setAttribute('aria-label', text.copyOf({ what: label }));
  element.append(copyButton);
  element.classList.add('copyable');
  return element;
}

/**
 * @param {Session} session
 * @param {HTMLElement} container
 */
function drawShownPosition(session, container) {
  const game = session.game();
  const { uci, arrows, circles } = game.tree.nodes[game.shown];
  return drawDiagram(container, {
    placement: shownPlacement(game),
    orientation: game.orientation,
    lastMove: uci ? squaresOf(uci) : null,
    arrows,
    circles,
    coordinates: 'outside',
    pieceSet: game.preferences.pieces,
    words: session.texts().board,
  });
}
