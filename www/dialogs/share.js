// @ts-check
/**
 * The dialog for sharing the game and its position: by link, as text, as a file, as a picture.
 *
 * @import { Tree } from '../game/tree/move-tree.js'
 * @import { DialogTexts } from '../texts/en/dialogs.js'
 * @import { Session } from '../ui/session.js'
 * @import { Open } from './dialogs.js'
 * @import { Status } from './copyable.js'
 */
import { drawDiagram } from '../board/diagram.js';
import { fenAt, shownPlacement } from '../game/game.js';
import { lastMoveOf } from '../game/tree/move-tree.js';
import { hasMoreThanMoves, pgnOfGame, writePgn } from '../game/pgn/pgn.js';
import { gameLink, positionLink, variantLink } from '../game/links.js';
import { make, setText } from '../ui/dom.js';
import { lookOf } from '../game/position/board-shape.js';
import { copyable } from './copyable.js';
import { openDialog } from './dialog.js';
import { canCopyPictures, canShare, copyPicture, download, shareLink } from './download.js';
import { button, checkbox, makeStatus } from './fields.js';
import { pngBlob, svgText } from './diagram-image.js';
import { linkToMoves } from './game-link.js';

/** Some programs truncate longer links. */
const LONG_LINK = 2000;

/** @type {Open} */
export async function open(session, words) {
  const { share: text } = words;
  const game = session.game();
  const fen = fenAt(game, game.shown);
  const position = fen && (await linkToPosition(game.tree, fen));
  const pgn = writePgn(pgnOfGame(game));
  const status = makeStatus();
  /** @param {string} label @param {string} value @param {boolean} [isLong] */
  const field = (label, value, isLong) => copyable(words, status, label, value, isLong).element;

  const diagram = make('div', { className: 'share-diagram' });
  const svg = drawShownPosition(session, diagram);
  const link = makeGameLink(session, words, status, pgn);
  const dialog = openDialog(words, 'share', text.title, [
    make(
      'div',
      { className: 'share-parts' },
      make(
        'div',
        {},
        ...link.elements,
        ...(position ? [field(text.positionLink, position)] : []),
        // Without the engine, the position may not be known.
        ...(fen ? [field(text.fen, fen)] : []),
        field(text.pgn, pgn, true),
        make(
          'div',
          { className: 'actions' },
          button(text.downloadPgn, () => download('game.pgn', 'application/vnd.chess-pgn', pgn)),
        ),
      ),
      make('div', {}, diagram, pictureButtons(words, status, svg)),
    ),
    status.element,
    ...(canShare() ? [make('div', { className: 'actions' }, shareButton(words, status, link.address, svg))] : []),
  ]);
  dialog.body.querySelector('button')?.focus();
}

/**
 * The link to a position; null if the definition of its game is too long for a link.
 * @param {Tree} tree @param {string} fen
 */
const linkToPosition = async ({ variant }, fen) =>
  variant
    ? variantLink(location.href, { variant: variant.source, start: fen, moves: [] }).catch(() => null)
    : positionLink(location.href, fen);

/**
 * The link to the game: a short one with the moves, and a long one with everything. Until the worker has packed the moves,
 * and without an engine, it is the long one.
 * @param {Session} session @param {DialogTexts} words @param {Status} status @param {string} pgn
 */
function makeGameLink(session, words, status, pgn) {
  const { share: text } = words;
  const long = gameLink(location.href, pgn);
  const { element, field } = copyable(words, status, text.gameLink, long);
  const hint = make('p', { className: 'quiet' });
  const complete = checkbox(text.complete, false, show);
  complete.element.hidden = true;
  /** @type {string | null} */
  let short = null;
  function show() {
    field.value = short === null || complete.field.checked ? long : short;
    setText(hint, field.value.length > LONG_LINK ? text.longLink : '');
  }
  show();
  linkToMoves(session).then(
    (link) => {
      short = link;
      complete.element.hidden = short === null || !hasMoreThanMoves(session.game());
      show();
    },
    () => {},
  );
  return { elements: [element, complete.element, hint], address: () => field.value };
}

/**
 * Buttons that save or copy the picture.
 * @param {DialogTexts} words @param {Status} status @param {SVGElement} svg
 */
function pictureButtons({ share: text }, status, svg) {
  const copyPng = button(text.copyPicture, async () => {
    const isCopied = await copyPicture(pngBlob(svg));
    status.show(isCopied ? text.copied({ what: text.picture }) : text.pictureNotCopied, !isCopied);
  });
  const savePng = button(text.downloadPng, async () => download('position.png', 'image/png', await pngBlob(svg)));
  const saveSvg = button(text.downloadPicture, () => download('position.svg', 'image/svg+xml', svgText(svg)));
  return make('div', { className: 'actions' }, ...(canCopyPictures() ? [copyPng] : []), savePng, saveSvg);
}

/**
 * The button that opens the system's share sheet. The picture is made in advance, since the sheet opens only right after
 * a press.
 * @param {DialogTexts} words @param {Status} status @param {() => string} address @param {SVGElement} svg
 */
function shareButton({ share: text }, status, address, svg) {
  /** @type {Blob | null} */
  let picture = null;
  pngBlob(svg).then(
    (blob) => {
      picture = blob;
    },
    () => {},
  );
  return button(
    text.send,
    async () => {
      const isOpened = await shareLink({ title: document.title, url: address() }, picture);
      if (!isOpened) status.show(text.notSent, true);
    },
    'primary',
  );
}

/** @param {Session} session @param {HTMLElement} container */
function drawShownPosition(session, container) {
  const game = session.game();
  const { arrows, circles } = game.tree.nodes[game.shown];
  return drawDiagram(container, {
    ...lookOf(game.tree),
    placement: shownPlacement(game),
    orientation: game.orientation,
    lastMove: lastMoveOf(game.tree.nodes[game.shown]),
    arrows,
    circles,
    coordinates: 'outside',
    pieceSet: game.preferences.pieces,
    words: session.texts().board,
  });
}
