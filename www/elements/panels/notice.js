// @ts-check
/**
 * What the reader should know: that the engine failed, for example.
 *
 * @import { MakePanel } from '../view.js'
 */
import { make, mark, whenPressed, write } from '../../ui/dom.js';
import { messageText } from '../../i18n/sentences.js';

/** @type {MakePanel} */
export function makePanel({ desk }, notice) {
  const sentence = make('p');
  const retry = whenPressed(make('button', { type: 'button' }), () => desk.dispatch({ type: 'retry' }));
  const close = whenPressed(make('button', { type: 'button', className: 'close-button', textContent: '×' }), () =>
    desk.dispatch({ type: 'setNotice', message: null }));
  notice.append(sentence, retry, close);
  return ({ notice: told, stalled }, texts) => {
    notice.hidden = !told && !stalled;
    write(sentence, told ? messageText(texts, told) : '');
    write(retry, texts.play.retry);
    retry.hidden = !stalled;
    mark(close, 'aria-label', texts.play.closeNotice);
  };
}
