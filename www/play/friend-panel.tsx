/**
 * What is to be done in a game with a friend: to make the first move, to send the game after a move, and after an end by
 * resignation or claim, and to begin the next game.
 */
import { render } from 'preact';
import { friendLink, isToSend, nextGame } from '../game/friend/friend-link.ts';
import { endingOf, isHumanTurn, isWithFriend } from '../game/game.ts';
import { ROOT } from '../game/tree/move-tree.ts';
import { openByName } from '../dialogs/dialogs.ts';
import { canShare, shareLink } from '../dialogs/download.ts';
import { linkToMoves } from '../dialogs/game-link.ts';
import { loadDialogTexts } from '../texts/load.ts';
import { elementById } from '../ui/dom.ts';
import { releaseWhenAsked } from '../ui/friend-tabs.ts';
import { announce } from '../ui/messages.ts';
import { loadLazily } from '../ui/app.ts';
import { showNewGame } from './game-history.ts';
import { SmallButton } from '../views/fields.tsx';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { Panel, App } from '../ui/app.ts';

export function makeFriendPanel(app: App): Panel {
  const element = elementById('friend');
  releaseWhenAsked(app, () => showNewGame(app));
  /** What the panel was drawn from. */
  let drawn: readonly unknown[] = [];
  return (game, { language }) => {
    const parts = [game.id, game.tree.head, endingOf(game), language, isWithFriend(game)];
    if (parts.every((part, index) => part === drawn[index])) return;
    const [id, head] = drawn;
    drawn = parts;
    // Not after a reload.
    const hasMoved = id === game.id && head !== game.tree.head;
    const isFirst = game.tree.head === ROOT && isHumanTurn(game);
    const isShown = isWithFriend(game) && (isFirst || isToSend(game) || endingOf(game) !== null);
    element.hidden = true;
    if (!isShown) return;
    loadLazily(app, async () => {
      const { friend: text } = await loadDialogTexts(language);
      if (drawn !== parts) return;
      render(
        <>
          {isFirst && text.first}
          {isToSend(game) && sendButtons(app, text, hasMoved && isOnPhone())}
          {endingOf(game) && <SmallButton text={app.texts().play.rematch} onClick={() => rematch(app)} />}
        </>,
        element,
      );
      element.hidden = false;
      if (isFirst || isToSend(game)) announce(app.board, Promise.resolve(isFirst ? text.first : text.toSend));
    });
  };
}

/** Whether a sheet over the page is what people expect. */
const isOnPhone = () => matchMedia('(pointer: coarse) and (width <= 40rem)').matches;

/** @param opens Whether the game is sent without a press. */
function sendButtons(app: App, text: DialogTexts['friend'], opens: boolean) {
  const game = app.game();
  const openDialog = () => loadLazily(app, () => openByName('send', app));
  /** The system's share sheet opens only right after a press, so the link is made in advance. */
  let link: string | null = null;
  linkToMoves(app).then(
    (moves) => {
      link = moves && friendLink(moves, game);
      if (opens) send();
    },
    () => {},
  );
  async function send() {
    const isShared = link !== null && canShare() && (await shareLink({ title: document.title, url: link }, null));
    if (!isShared) await openDialog();
  }
  return (
    <>
      <SmallButton text={text.send} class="small primary" onClick={send} />
      {canShare() && <SmallButton text={text.more} onClick={openDialog} />}
    </>
  );
}

function rematch({ board, dispatch, game }: App) {
  dispatch({ type: 'requestNewGame', ...nextGame(game()) });
  board.focus();
}
