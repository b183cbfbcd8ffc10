// @ts-check
/**
 * The list of moves with the state of the game and the buttons.
 *
 * ```text
 * section.record[part=moves]
 *   p.turn
 *   ol.moves
 *   div.steps   button × 4, button.take-back, button.again
 * ```
 *
 * @import { MakePanel } from '../view.js'
 */
import { canTakeBack, endingOf, isForTwo, isLive } from '../../game/game.js';
import { make, mark, whenPressed, write } from '../../ui/dom.js';
import { makeMoveList } from '../../ui/move-list.js';
import { placeText, turnText } from '../../ui/game-status.js';

/** What stands on the buttons that go along the line. */
const SIGNS = Object.freeze({ first: '«', back: '‹', forward: '›', last: '»' });

/** @type {MakePanel} */
export function makePanel({ desk, isOpen, mayTakeBack, reset }, place) {
  const frame = make('section', { className: 'move-card' });
  const turn = make('p', { className: 'turn' });
  const list = make('ol', { className: 'moves' });
  const steps = /** @type {Record<keyof typeof SIGNS, HTMLButtonElement>} */ (Object.fromEntries(
    Object.entries(SIGNS).map(([by, sign]) => [by, make('button', { type: 'button', textContent: sign })])));
  const takeBack = whenPressed(make('button', { type: 'button' }), () => desk.dispatch({ type: 'takeBack' }));
  const again = whenPressed(make('button', { type: 'button' }), reset);
  const buttons = make('div', { className: 'steps' }, ...Object.values(steps), takeBack, again);
  mark(frame, 'part', 'moves');
  frame.append(turn, list, buttons);
  place.append(frame);
  const showMoves = makeMoveList({ list, frame, steps, dispatch: desk.dispatch });

  return (game, texts) => {
    const { play } = texts;
    mark(frame, 'aria-label', play.moves);
    for (const by of /** @type {(keyof typeof SIGNS)[]} */ (Object.keys(steps))) mark(steps[by], 'aria-label', play[by]);
    // Who looks through a game is always at one of its moves.
    write(turn, isForTwo(game) && !isLive(game) ? placeText(game, texts) : turnText(game, texts));
    write(takeBack, play.takeBack);
    write(again, play.newGame);
    takeBack.hidden = !mayTakeBack() || !canTakeBack(game);
    again.hidden = !isOpen() || !endingOf(game) || game.tags.length > 0;
    showMoves(game, texts);
  };
}
