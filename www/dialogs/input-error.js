// @ts-check
/**
 * What the worker says is wrong with a text, in the player's language.
 *
 * @import { Texts } from '../i18n/en.js'
 * @import { DialogTexts } from '../i18n/dialogs/en.js'
 */
import { EngineError } from '../engine/error.js';
import { toldIn } from '../ui/error-text.js';
import { saying } from '../i18n/sentences.js';

const PLACE = /^game (\d+), line (\d+), byte (\d+): (.*)$/s;

/**
 * The worker's sentence without its end, or why there is no worker.
 *
 * @param {Texts} texts
 * @param {DialogTexts} words
 * @param {unknown} error
 * @returns {Promise<string>}
 */
export async function faultText(texts, words, error) {
  const { language } = texts;
  if (error instanceof EngineError) return saying(texts, await toldIn(language, error.saying)).replace(/\.$/, '');
  const message = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
  const [, game, line, byte, found] = PLACE.exec(message) ?? [];
  const fault = await translated(language, found ?? message);
  return found ? words.import.place({ game, line, byte, fault }) : fault;
}

/**
 * The worker's English if the other words cannot be had.
 *
 * @param {string} language
 * @param {string} fault
 */
const translated = async (language, fault) =>
  language === 'en' ? fault : import('../i18n/dialogs/faults.js')
    .then(({ translatedFault }) => translatedFault(language, fault), () => fault);
