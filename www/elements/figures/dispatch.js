// @ts-check
/**
 * The events of figures, and the texts of their faults.
 *
 * @import { Message } from '../../texts/sentences.js'
 * @import { LegalMove } from '../../board/state.js'
 * @import { EventName } from '../events.js'
 */
import { messageText } from '../../texts/sentences.js';
import { makeEvent } from '../events.js';
import { warn, whenParsed } from '../readiness.js';

/**
 * Dispatches an event once the page's scripts can listen for it.
 * @param {HTMLElement} figure @param {EventName} name @param {object} detail
 */
export async function dispatch(figure, name, detail) {
  await whenParsed();
  figure.dispatchEvent(makeEvent(name, detail));
}

/**
 * Requests a move of the reader, which the page can cancel.
 * @param {HTMLElement} figure @param {LegalMove} move @param {string} fen @returns {boolean} Whether it may be made.
 */
export function request(figure, { san, uci, from, to, promotion }, fen) {
  return figure.dispatchEvent(makeEvent('micro-max-moverequest', { san, uci, fen, from, to, promotion }, true));
}

/**
 * Reports an error with the event `micro-max-error` and on the console.
 * @param {HTMLElement} figure @param {string} message @param {'attribute' | 'engine' | 'game'} cause
 */
export function report(figure, message, cause) {
  warn({ message, cause });
  dispatch(figure, 'micro-max-error', { message, cause });
}

/**
 * The reason why there is no engine, in English like all texts of the figures.
 * @param {Message} message @returns {Promise<string>}
 */
export async function engineFaultText(message) {
  const { texts: messages } = await import('../../texts/en/rare-messages.js');
  return messageText(/** @type {any} */ ({ messages }), message);
}
