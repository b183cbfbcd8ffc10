// @ts-check
/**
 * The notice, such as a failure of the engine.
 *
 * @import { MakePanel } from '../view.js'
 */
import { make, onButtonPress, setAttribute, setText } from '../../ui/dom.js';
import { makeNoticeText } from '../../ui/messages.js';

/** @type {MakePanel} */
export function makePanel({ elementGame }, notice) {
  const sentence = make('p');
  const retry = onButtonPress(make('button', { type: 'button' }), () => elementGame.dispatch({ type: 'retry' }));
  const close = onButtonPress(make('button', { type: 'button', className: 'close-button', textContent: '×' }), () =>
    elementGame.dispatch({ type: 'setNotice', message: null }),
  );
  notice.append(sentence, retry, close);
  const showText = makeNoticeText(sentence);
  return ({ notice: message, stalled }, texts) => {
    notice.hidden = !message && !stalled;
    showText(message, texts).then(() => setAttribute(sentence, 'title', sentence.textContent));
    setText(retry, texts.play.retry);
    retry.hidden = !stalled;
    setAttribute(close, 'aria-label', texts.play.closeNotice);
  };
}
