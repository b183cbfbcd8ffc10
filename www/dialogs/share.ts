/** The dialog for sharing the game and its position: by link, as text, as a file, as a picture. */
import { drawDiagram } from '../board/diagram.ts';
import { fenAt, shownPlacement } from '../game/game.ts';
import { lastMoveOf } from '../game/tree/move-tree.ts';
import { hasMoreThanMoves, pgnOfGame, writePgn } from '../game/pgn/pgn.ts';
import { gameLink, positionLink, variantLink } from '../game/links.ts';
import { make, setText } from '../ui/dom.ts';
import { lookOf } from '../game/position/board-shape.ts';
import { copyable } from './copyable.ts';
import { openElements } from './dialog.tsx';
import { canCopyPictures, canShare, copyPicture, download, shareLink } from './download.ts';
import { button, checkbox, makeStatus } from './fields.ts';
import { pngBlob, svgText } from './diagram-image.ts';
import { linkToMoves } from './game-link.ts';
import type { Tree } from '../game/tree/move-tree.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { Session } from '../ui/session.ts';
import type { Status } from './copyable.ts';
import type { Open } from './dialogs.ts';

/** Some programs truncate longer links. */
const LONG_LINK = 2000;

export const open: Open = async (session, words) => {
  const { share: text } = words;
  const game = session.game();
  const fen = fenAt(game, game.tree.shown);
  const position = fen && (await linkToPosition(game.tree, fen));
  const pgn = writePgn(pgnOfGame(game));
  const status = makeStatus();
  const field = (label: string, value: string, isLong?: boolean) =>
    copyable(words, status, label, value, isLong).element;

  const diagram = make('div', { className: 'share-diagram' });
  const svg = drawShownPosition(session, diagram);
  const link = makeGameLink(session, words, status, pgn);
  const dialog = openElements(words, 'share', text.title, [
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
  dialog.element.querySelector<HTMLElement>('.dialog-body button')?.focus();
};

/** The link to a position; null if the definition of its game is too long for a link. */
const linkToPosition = async ({ variant }: Tree, fen: string) =>
  variant
    ? variantLink(location.href, { variant: variant.source, start: fen, moves: [] }).catch(() => null)
    : positionLink(location.href, fen);

/**
 * The link to the game: a short one with the moves, and a long one with everything. Until the worker has packed the moves,
 * and without an engine, it is the long one.
 */
function makeGameLink(session: Session, words: DialogTexts, status: Status, pgn: string) {
  const { share: text } = words;
  const long = gameLink(location.href, pgn);
  const { element, field } = copyable(words, status, text.gameLink, long);
  const hint = make('p', { className: 'quiet' });
  const complete = checkbox(text.complete, false, show);
  complete.element.hidden = true;
  let short: string | null = null;
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

/** Buttons that save or copy the picture. */
function pictureButtons({ share: text }: DialogTexts, status: Status, svg: SVGElement) {
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
 */
function shareButton({ share: text }: DialogTexts, status: Status, address: () => string, svg: SVGElement) {
  let picture: Blob | null = null;
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

function drawShownPosition(session: Session, container: HTMLElement) {
  const game = session.game();
  const { arrows, circles } = game.tree.nodes[game.tree.shown];
  return drawDiagram(container, {
    ...lookOf(game.tree),
    placement: shownPlacement(game),
    orientation: game.players.orientation,
    lastMove: lastMoveOf(game.tree.nodes[game.tree.shown]),
    arrows,
    circles,
    coordinates: 'outside',
    pieceSet: game.settings.pieces,
    words: session.texts().board,
  });
}
