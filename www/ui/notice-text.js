// @ts-check
/**
 * The text of a notice, which may have to be loaded.
 *
 * @import { Message } from '../texts/sentences.js'
 * @import { Texts } from '../texts/en/page.js'
 */
import { loadMessageText } from '../texts/rare-messages.js';
import { setTextOrHide } from './dom.js';

/**
 * Shows the text of the current notice in an element, which is hidden without one.
 * @param {HTMLElement} element @returns {(notice: Message | null, texts: Texts) => Promise<void>}
 */
export function makeNoticeText(element) {
  /** @type {{ notice: Message | null, texts: Texts | null }} */
  let current = { notice: null, texts: null };
  return async (notice, texts) => {
    if (notice === current.notice && texts === current.texts) return;
    const wanted = { notice, texts };
    current = wanted;
    const text = notice && (await loadMessageText(texts, notice));
    if (current === wanted) setTextOrHide(element, text);
  };
}
