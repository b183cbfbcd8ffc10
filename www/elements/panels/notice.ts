/** The notice, such as a failure of the engine. */
import { make, onButtonPress, setAttribute, setText } from '../../ui/dom.ts';
import { makeNoticeText } from '../../ui/messages.ts';
import type { MakePanel } from '../view.ts';

export const makePanel: MakePanel = ({ elementGame }, notice) => {
  const sentence = make('p');
  const retry = onButtonPress(make('button', { type: 'button' }), () => elementGame.dispatch({ type: 'retry' }));
  const close = onButtonPress(make('button', { type: 'button', className: 'close-button', textContent: '×' }), () =>
    elementGame.dispatch({ type: 'setNotice', message: null }),
  );
  notice.append(sentence, retry, close);
  const showText = makeNoticeText(sentence);
  return ({ page: { notice: message }, searches: { stalled } }, texts) => {
    notice.hidden = !message && !stalled;
    showText(message, texts).then(() => setAttribute(sentence, 'title', sentence.textContent));
    setText(retry, texts.play.retry);
    retry.hidden = !stalled;
    setAttribute(close, 'aria-label', texts.play.closeNotice);
  };
};
