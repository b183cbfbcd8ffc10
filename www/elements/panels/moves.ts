/**
 * The move list with the state of the game and its buttons.
 *
 * ```text
 * section.record[part=moves]
 *   div.heading   p.turn, p.event
 *   ol.moves
 *   div.steps   button × 5, button.take-back, button.again
 *     details.menu
 *       summary
 *       div.menu-list   button × 3
 * ```
 */
import { canTakeBack, endingOf, isForTwo, isLive } from '../../game/game.ts';
import { titleOf } from '../../game/pgn/pgn-tags.ts';
import { enable, make, onButtonPress, setAttribute, setText } from '../../ui/dom.ts';
import { makeMoveList } from '../../views/move-list.tsx';
import { placeText, turnText } from '../../ui/game-status.ts';
import { canStep } from '../../game/tree/shown-position.ts';
import { makePopup } from '../../ui/popup.ts';
import { download, pgnOf } from '../commands.ts';
import { loadDialogTexts } from '../../texts/load.ts';
import type { Game } from '../../game/game.ts';
import type { Texts } from '../../texts/en/page.ts';
import type { ElementGame } from '../element-game.ts';
import type { MakePanel } from '../view.ts';

/** The time between two moves that are played automatically. */
const STEP_MS = 1500;

/** The signs on the navigation buttons. */
const SIGNS = Object.freeze({ first: '«', back: '‹', forward: '›', last: '»' });

export const makePanel: MakePanel = ({ elementGame, isOpen, mayTakeBack, reset }, place) => {
  const frame = make('section', { className: 'move-card' });
  const turn = make('p', { className: 'turn' });
  const event = make('p', { className: 'event' });
  const list = make('ol', { className: 'moves' });
  const steps = Object.fromEntries(
    Object.entries(SIGNS).map(([by, sign]) => [by, make('button', { type: 'button', textContent: sign })]),
  ) as Record<keyof typeof SIGNS, HTMLButtonElement>;
  const takeBack = onButtonPress(make('button', { type: 'button' }), () => elementGame.dispatch({ type: 'takeBack' }));
  const again = onButtonPress(make('button', { type: 'button' }), reset);
  const autoplay = makeAutoplay(elementGame);
  const { menu, summary } = makeGameMenu(elementGame);
  const buttons = make('div', { className: 'steps' }, ...Object.values(steps), autoplay.button, takeBack, again, menu);
  setAttribute(frame, 'part', 'moves');
  frame.append(make('div', { className: 'heading' }, turn, event), list, buttons);
  place.append(frame);
  const showMoves = makeMoveList({ list, frame, steps, dispatch: elementGame.dispatch });

  return (game, texts) => {
    const { play } = texts;
    setAttribute(frame, 'aria-label', play.moves);
    for (const by of Object.keys(steps) as (keyof typeof SIGNS)[]) setAttribute(steps[by], 'aria-label', play[by]);
    // A replayed game always shows one of its moves.
    setText(turn, isForTwo(game) && !isLive(game) ? placeText(game, texts) : turnText(game, texts));
    setText(takeBack, play.takeBack);
    setAttribute(summary, 'aria-label', play.menu);
    setText(again, play.newGame);
    takeBack.hidden = !mayTakeBack() || !canTakeBack(game);
    const { details } = titleOf(game.tree);
    setText(event, details);
    setAttribute(event, 'title', details || null);
    autoplay.button.hidden = game.tree.tags.length === 0;
    autoplay.show(game, texts);
    again.hidden = !isOpen() || !endingOf(game) || game.tree.tags.length > 0;
    showMoves(game, texts);
  };
};

/**
 * Makes the button that plays the moves of a game one by one. It stops at the end of the line, when another
 * position is chosen, and when the element is hidden.
 */
function makeAutoplay(elementGame: ElementGame): {
  button: HTMLButtonElement;
  show: (game: Game, texts: Texts) => void;
} {
  const button = make('button', { type: 'button' });
  let timer: ReturnType<typeof setTimeout> | null = null;
  /** The position that this button has shown last. */
  let expected = -1;
  const draw = (game: Game, { play }: Texts) => {
    const isPlaying = timer !== null;
    setText(button, isPlaying ? '❚❚' : '▶');
    setAttribute(button, 'aria-label', isPlaying ? play.stopAutoplay : play.autoplay);
    enable(button, isPlaying || canStep(game, 'forward'));
  };
  const stop = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    draw(elementGame.game, elementGame.texts);
  };
  const step = () => {
    timer = setTimeout(step, STEP_MS);
    elementGame.dispatch({ type: 'navigate', by: 'forward' });
    expected = elementGame.game.tree.shown;
    if (!canStep(elementGame.game, 'forward')) stop();
  };
  onButtonPress(button, () => {
    if (timer !== null) return stop();
    expected = -1;
    step();
    draw(elementGame.game, elementGame.texts);
  });
  return {
    button,
    show(game, texts) {
      const isElsewhere =
        expected >= 0 && game.tree.shown !== expected && game.tree.nodes[game.tree.shown]?.parent !== expected;
      if (timer !== null && (isElsewhere || game.page.hidden)) stop();
      draw(game, texts);
    },
  };
}

/**
 * Makes the game menu: flip the board, copy the game, save it, and fill the screen where the page allows it. Its texts are
 * loaded when it is first opened.
 */
function makeGameMenu(elementGame: ElementGame) {
  const run = (act: () => Promise<void>) =>
    act().catch((error) => {
      console.warn(error);
      elementGame.complain({ key: 'notLoaded' });
    });
  const values = ['flip', 'copy', 'download', ...(document.fullscreenEnabled ? ['full-screen'] : [])];
  const buttons = values.map((value) => make('button', { type: 'button', value }));
  const summary = make('summary', { textContent: '…' });
  const menu = make('details', { className: 'menu' }, summary, make('div', { className: 'menu-list' }, ...buttons));
  menu.addEventListener('toggle', () => {
    if (menu.open) run(() => label(buttons, elementGame));
  });
  makePopup(menu, ({ value }) => {
    if (value === 'flip') elementGame.dispatch({ type: 'flip' });
    else if (value === 'full-screen') toggleFullScreen(hostOf(menu)).catch(console.warn);
    else run(() => (value === 'download' ? download(elementGame) : copy(elementGame)));
  });
  return { menu, summary };
}

/** Writes the texts of the entries. */
async function label(buttons: readonly HTMLButtonElement[], { texts: { language, play } }: ElementGame) {
  const { share } = await loadDialogTexts(language);
  const fullScreen = isFullScreen(hostOf(buttons[0])) ? share.leaveFullScreen : share.fullScreen;
  const names = [play.flip, share.copyOf({ what: share.pgn }), share.downloadPgn, fullScreen];
  for (const [index, button] of buttons.entries()) setText(button, names[index]);
}

/** The element around a node of its shadow root. */
const hostOf = (inside: Node) => (inside.getRootNode() as ShadowRoot).host;

const isFullScreen = (host: Element) => host.matches(':fullscreen');

const toggleFullScreen = (host: Element) => (isFullScreen(host) ? document.exitFullscreen() : host.requestFullscreen());

/** Copies the game and announces whether the browser allowed it. */
async function copy({ game, texts, board }: ElementGame) {
  const { share } = await loadDialogTexts(texts.language);
  try {
    await navigator.clipboard.writeText(pgnOf(game));
    board?.say(share.copied({ what: share.pgn }));
  } catch {
    board?.say(share.gameNotCopied);
  }
}
