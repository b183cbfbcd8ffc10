// @ts-check
/**
 * The texts of all messages. Those that few games need are in tables that are loaded when one of them is first needed.
 *
 * @import { Texts } from './en/page.js'
 * @import { Message } from './sentences.js'
 */
import { messageText } from './sentences.js';
import { loadRareMessages } from './load.js';

/**
 * The text of a message; if its table cannot be loaded, the text that says so.
 * @param {Texts} texts @param {Message} message @returns {Promise<string>}
 */
export async function loadMessageText(texts, message) {
  if (Object.hasOwn(texts.messages, message.key)) return messageText(texts, message);
  try {
    return messageText(
      { ...texts, messages: { ...texts.messages, ...(await loadRareMessages(texts.language)) } },
      message,
    );
  } catch {
    return texts.messages.notLoaded;
  }
}
