// @ts-check
/**
 * The notice: for example, that the engine failed.
 *
 * @import { MakePanel } from '../view.js'
 */
import { make, setAttribute, onButtonPress, setText } from '../../ui/dom.js';
import { messageText } from '../../i18n/sentences.js';

/** @type {MakePanel} */
export function makePanel({ elementGame }, notice) {
  const sentence = make('p');
  const retry = onButtonPress(make('button', { type: 'button' }), () => elementGame.dispatch({ type: 'retry' }));
  const close = onButtonPress(make('button', { type: 'button', className: 'close-button', textContent: '×' }), () =>
    elementGame.dispatch({ type: 'setNotice', message: null }));
  notice.append(sentence, retry, close);
  return ({ notice: message, stalled }, texts) => {
    notice.hidden = !message && !stalled;
    setText(sentence, message ? messageText(texts, message) : '');
    setAttribute(sentence, 'title', sentence.textContent);
    setText(retry, texts.play.retry);
    retry.hidden = !stalled;
    setAttribute(close, 'aria-label', texts.play.closeNotice);
  };
}
