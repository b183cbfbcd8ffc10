// @ts-check
/**
 * Messages in the player's language, as texts, announcements and notices. The texts that few games need, and those of the
 * worker's errors, are in tables that are loaded when one of them is first needed.
 *
 * @import { Board } from '../board/board.js'
 * @import { ErrorCode, QuestionErrorFields } from '../engine/messages.js'
 * @import { Message } from '../texts/sentences.js'
 * @import { Texts } from '../texts/en/page.js'
 */
import { messageText } from '../texts/sentences.js';
import { loadErrorTexts, loadMotifs, loadRareMessages } from '../texts/load.js';
import { setTextOrHide } from './dom.js';

/** The last announcement of each board. @type {WeakMap<Pick<Board, 'say'>, Promise<void>>} */
const announced = new WeakMap();

/**
 * The text of a message; if its table cannot be loaded, the text that says so.
 * @param {Texts} texts @param {Message} message @returns {Promise<string>}
 */
export async function loadMessageText(texts, message) {
  try {
    if (Object.hasOwn(texts.messages, message.key)) {
      return messageText(message.fields?.merit ? await withMotifs(texts) : texts, message);
    }
    return messageText(
      { ...texts, messages: { ...texts.messages, ...(await loadRareMessages(texts.language)) } },
      message,
    );
  } catch {
    return texts.messages.notLoaded;
  }
}

/**
 * The texts with the words for the reasons of moves, if these can be loaded.
 * @param {Texts} texts @returns {Promise<Texts>}
 */
const withMotifs = async (texts) => ({ ...texts, motifs: await loadMotifs(texts.language).catch(() => undefined) });

/**
 * An error without its place, as part of a sentence; in English if the language or its table is not available.
 * @param {string} language @param {QuestionErrorFields} error @returns {Promise<string>}
 */
export async function errorText(language, error) {
  const english = 'reason' in error ? error.reason : error.message;
  if (language === 'en') return english;
  try {
    const errorTexts = await loadErrorTexts(language);
    const texts = /** @type {Record<ErrorCode, (fields: object) => string>} */ (errorTexts);
    return texts[error.code]?.(error) ?? english;
  } catch {
    return english;
  }
}

/**
 * A message in which the text of a worker's error is translated.
 * @param {string} language @param {Message} message @returns {Promise<Message>}
 */
export async function translateError(language, message) {
  const error = /** @type {QuestionErrorFields | undefined} */ (message.fields?.error);
  if (!error) return message;
  return { ...message, fields: { ...message.fields, text: await errorText(language, error) } };
}

/**
 * Announces a text after the announcements before it, however long theirs take to load. One that fails ends no other.
 * @param {Pick<Board, 'say'>} board
 * @param {Promise<string>} text
 * @returns {Promise<void>} When it is announced or has failed.
 */
export function announce(board, text) {
  const before = announced.get(board);
  const done = Promise.allSettled([text, before])
    .then(() => text)
    .then((sentence) => board.say(sentence))
    .catch(console.warn);
  announced.set(board, done);
  return done;
}

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
