/** The dialog for sharing the game and its position: by link, as text, as a file, as a picture. */
import { useEffect, useState } from 'preact/hooks';
import { drawDiagram } from '../board/diagram.ts';
import { fenAt, shownPlacement } from '../game/game.ts';
import { lastMoveOf } from '../game/tree/move-tree.ts';
import { hasMoreThanMoves, pgnOfGame, writePgn } from '../game/pgn/pgn.ts';
import { gameLink, positionLink, variantLink } from '../game/links.ts';
import { make } from '../ui/dom.ts';
import { lookOf } from '../game/position/board-shape.ts';
import { Drawing } from '../views/drawing.tsx';
import { Button, Checkbox, Status } from '../views/fields.tsx';
import { Copyable } from './copyable.tsx';
import { openDialog } from './dialog.tsx';
import { canCopyPictures, canShare, copyPicture, download, shareLink } from './download.ts';
import { pngBlob, svgText } from './diagram-image.ts';
import { linkToMoves } from './game-link.ts';
import type { Tree } from '../game/tree/move-tree.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { App } from '../ui/app.ts';
import type { Message } from '../views/fields.tsx';
import type { Open } from './dialogs.ts';

/** Some programs truncate longer links. */
const LONG_LINK = 2000;

export const open: Open = async (app, words) => {
  const game = app.game();
  const fen = fenAt(game, game.tree.shown);
  const position = fen && (await linkToPosition(game.tree, fen));
  const props = { app, words, fen, position, pgn: writePgn(pgnOfGame(game)), svg: drawShownPosition(app) };
  const { element } = openDialog(words, 'share', words.share.title, <Share {...props} />);
  element.querySelector<HTMLElement>('.dialog-body button')?.focus();
};

/** The link to a position; null if the definition of its game is too long for a link. */
const linkToPosition = async ({ variant }: Tree, fen: string) =>
  variant
    ? variantLink(location.href, { variant: variant.source, start: fen, moves: [] }).catch(() => null)
    : positionLink(location.href, fen);

type Props = {
  app: App;
  words: DialogTexts;
  /** Null without the engine. */
  fen: string | null;
  position: string | null;
  pgn: string;
  svg: SVGElement;
};

function Share({ app, words, pgn, svg, fen, position }: Props) {
  const { share: text } = words;
  const [message, show] = useState<Message>({ text: '' });
  const [short, shorten] = useState<string | null>(null);
  const [isComplete, complete] = useState(false);
  const [picture, keep] = useState<Blob | null>(null);
  useEffect(() => {
    linkToMoves(app).then(shorten, () => {});
    // The system's share sheet opens only right after a press, so that the picture has to be there.
    if (canShare()) pngBlob(svg).then(keep, () => {});
  }, []);
  // Until the worker has packed the moves, and without an engine, the link is the one with everything.
  const link = short === null || isComplete ? gameLink(location.href, pgn) : short;
  const copyPng = async () => {
    const isCopied = await copyPicture(pngBlob(svg));
    show({ text: isCopied ? text.copied({ what: text.picture }) : text.pictureNotCopied, isError: !isCopied });
  };
  const savePng = async () => download('position.png', 'image/png', await pngBlob(svg));
  const send = async () => {
    const isOpened = await shareLink({ title: document.title, url: link }, picture);
    if (!isOpened) show({ text: text.notSent, isError: true });
  };
  const field = (label: string, value: string, isLong?: boolean) => (
    <Copyable words={words} show={show} label={label} value={value} isLong={isLong} />
  );
  return (
    <>
      <div class="share-parts">
        <div>
          {field(text.gameLink, link)}
          {short !== null && hasMoreThanMoves(app.game()) && (
            <Checkbox label={text.complete} checked={isComplete} onChange={complete} />
          )}
          <p class="quiet">{link.length > LONG_LINK && text.longLink}</p>
          {position && field(text.positionLink, position)}
          {fen && field(text.fen, fen)}
          {field(text.pgn, pgn, true)}
          <div class="actions">
            <Button onClick={() => download('game.pgn', 'application/vnd.chess-pgn', pgn)}>{text.downloadPgn}</Button>
          </div>
        </div>
        <div>
          <Drawing class="share-diagram" draw={(place) => place.replaceChildren(svg)} />
          <div class="actions">
            {canCopyPictures() && <Button onClick={copyPng}>{text.copyPicture}</Button>}
            <Button onClick={savePng}>{text.downloadPng}</Button>
            <Button onClick={() => download('position.svg', 'image/svg+xml', svgText(svg))}>
              {text.downloadPicture}
            </Button>
          </div>
        </div>
      </div>
      <Status {...message} />
      {canShare() && (
        <div class="actions">
          <Button class="primary" onClick={send}>
            {text.send}
          </Button>
        </div>
      )}
    </>
  );
}

function drawShownPosition(app: App) {
  const game = app.game();
  const { arrows, circles } = game.tree.nodes[game.tree.shown];
  return drawDiagram(make('div'), {
    ...lookOf(game.tree),
    placement: shownPlacement(game),
    orientation: game.players.orientation,
    lastMove: lastMoveOf(game.tree.nodes[game.tree.shown]),
    arrows,
    circles,
    coordinates: 'outside',
    pieceSet: game.settings.pieces,
    words: app.texts().board,
  });
}
