/**
 * Messages in the player's language, as texts, announcements and notices. The texts that few games need, and those of the
 * worker's errors, are in tables that are loaded when one of them is first needed.
 */
import { messageText } from '../texts/sentences.ts';
import { loadErrorTexts, loadMotifs, loadRareMessages } from '../texts/load.ts';
import { setTextOrHide } from './dom.ts';
import type { Board } from '../board/board.ts';
import type { VariantQuestionErrorFields } from '../engine/messages.ts';
import type { Texts } from '../texts/en/page.ts';
import type { Message } from '../texts/sentences.ts';

/** The last announcement of each board. */
const announced: WeakMap<Pick<Board, 'say'>, Promise<void>> = new WeakMap();

/** The text of a message; if its table cannot be loaded, the text that says so. */
export async function loadMessageText(texts: Texts, message: Message): Promise<string> {
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

/** The texts with the words for the reasons of moves, if these can be loaded. */
const withMotifs = async (texts: Texts): Promise<Texts> => ({
  ...texts,
  motifs: await loadMotifs(texts.language).catch(() => undefined),
});

/** An error without its place, as part of a sentence; in English if the language or its table is not available. */
export async function errorText(language: string, error: VariantQuestionErrorFields): Promise<string> {
  const english = error.reason ?? error.message;
  if (language === 'en') return english;
  try {
    const errorTexts = await loadErrorTexts(language);
    const texts = errorTexts as Record<typeof error.code, (fields: object) => string>;
    return texts[error.code]?.(error) ?? english;
  } catch {
    return english;
  }
}

/** A message in which the text of a worker's error is translated. */
export async function translateError(language: string, message: Message): Promise<Message> {
  const error = message.fields?.error as VariantQuestionErrorFields | undefined;
  if (!error) return message;
  return { ...message, fields: { ...message.fields, text: await errorText(language, error) } };
}

/**
 * Announces a text after the announcements before it, however long theirs take to load. One that fails ends no other.
 *
 * @returns When it is announced or has failed.
 */
export function announce(board: Pick<Board, 'say'>, text: Promise<string>): Promise<void> {
  const before = announced.get(board);
  const done = Promise.allSettled([text, before])
    .then(() => text)
    .then((sentence) => board.say(sentence))
    .catch(console.warn);
  announced.set(board, done);
  return done;
}

/** Shows the text of the current notice in an element, which is hidden without one. */
export function makeNoticeText(element: HTMLElement): (notice: Message | null, texts: Texts) => Promise<void> {
  let current: { notice: Message | null; texts: Texts | null } = { notice: null, texts: null };
  return async (notice, texts) => {
    if (notice === current.notice && texts === current.texts) return;
    const wanted = { notice, texts };
    current = wanted;
    const text = notice && (await loadMessageText(texts, notice));
    if (current === wanted) setTextOrHide(element, text);
  };
}
