// @ts-check
/**
 * The move list with the state of the game and its buttons.
 *
 * ```text
 * section.record[part=moves]
 *   div.heading   p.turn, p.event
 *   ol.moves
 *   div.steps   button × 5, button.take-back, button.again, details.menu
 * ```
 *
 * @import { MakePanel } from '../view.js'
 */
import { canTakeBack, endingOf, isForTwo, isLive } from '../../game/game.js';
import { titleOf } from '../../game/pgn/pgn-tags.js';
import { make, onButtonPress, setAttribute, setText } from '../../ui/dom.js';
import { makeMoveList } from '../../ui/move-list.js';
import { placeText, turnText } from '../../ui/game-status.js';
import { makeAutoplay } from './autoplay.js';
import { makeGameMenu } from './game-menu.js';

/** The signs on the navigation buttons. */
const SIGNS = Object.freeze({ first: '«', back: '‹', forward: '›', last: '»' });

/** @type {MakePanel} */
export function makePanel({ elementGame, isOpen, mayTakeBack, reset }, place) {
  const frame = make('section', { className: 'move-card' });
  const turn = make('p', { className: 'turn' });
  const event = make('p', { className: 'event' });
  const list = make('ol', { className: 'moves' });
  const steps = /** @type {Record<keyof typeof SIGNS, HTMLButtonElement>} */ (
    Object.fromEntries(
      Object.entries(SIGNS).map(([by, sign]) => [by, make('button', { type: 'button', textContent: sign })]),
    )
  );
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
    for (const by of /** @type {(keyof typeof SIGNS)[]} */ (Object.keys(steps)))
      setAttribute(steps[by], 'aria-label', play[by]);
    // A replayed game always shows one of its moves.
    setText(turn, isForTwo(game) && !isLive(game) ? placeText(game, texts) : turnText(game, texts));
    setText(takeBack, play.takeBack);
    setAttribute(summary, 'aria-label', play.menu);
    setText(again, play.newGame);
    takeBack.hidden = !mayTakeBack() || !canTakeBack(game);
    const { details } = titleOf(game);
    setText(event, details);
    setAttribute(event, 'title', details || null);
    autoplay.button.hidden = game.tags.length === 0;
    autoplay.show(game, texts);
    again.hidden = !isOpen() || !endingOf(game) || game.tags.length > 0;
    showMoves(game, texts);
  };
}
