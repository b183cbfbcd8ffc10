// @ts-check
/**
 * The resign button. It asks for a second press; using anything else on the page cancels that.
 *
 * @import { Session } from '../ui/session.js'
 */
import { elementById, onPress, setText } from '../ui/dom.js';

/**
 * Makes the button.
 * @param {Session} session
 */
export function makeResignButton(session) {
  let isAsking = false;
  const ask = (/** @type {boolean} */ asking) => {
    isAsking = asking;
    const { play } = session.texts();
    setText(elementById('resign-text'), asking ? play.reallyResign : play.resign);
    button.classList.toggle('confirming', asking);
  };
  const button = onPress('resign', () => {
    const isSure = isAsking;
    ask(!isAsking);
    if (isSure) session.dispatch({ type: 'resign' });
    else session.board.say(session.texts().play.pressAgain);
  });
  const cancel = (/** @type {Event} */ { target }) => {
    if (isAsking && !button.contains(/** @type {Node} */ (target))) ask(false);
  };
  addEventListener('pointerdown', cancel);
  addEventListener('focusin', cancel);
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isAsking) return;
    event.preventDefault();
    ask(false);
  });
}
