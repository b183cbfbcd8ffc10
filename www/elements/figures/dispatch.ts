/** The events of figures, and the texts of their faults. */
import { filledText } from '../../texts/sentences.ts';
import { makeEvent } from '../events.ts';
import { warn, whenParsed } from '../readiness.ts';
import type { LegalMove } from '../../board/state.ts';
import type { Message } from '../../texts/sentences.ts';
import type { EventName } from '../events.ts';

/** Dispatches an event once the page's scripts can listen for it. */
export async function dispatch(figure: HTMLElement, name: EventName, detail: object) {
  await whenParsed();
  figure.dispatchEvent(makeEvent(name, detail));
}

/**
 * Requests a move of the reader, which the page can cancel.
 *
 * @returns Whether it may be made.
 */
export function request(figure: HTMLElement, { san, uci, from, to, promotion }: LegalMove, fen: string): boolean {
  return figure.dispatchEvent(makeEvent('micro-max-moverequest', { san, uci, fen, from, to, promotion }, true));
}

/** Reports an error with the event `micro-max-error` and on the console. */
export function report(figure: HTMLElement, message: string, cause: 'attribute' | 'engine' | 'game') {
  warn({ message, cause });
  dispatch(figure, 'micro-max-error', { message, cause });
}

/** The reason why there is no engine, in English like all texts of the figures. */
export async function engineFaultText(message: Message): Promise<string> {
  const { texts: messages } = await import('../../texts/en/rare-messages.ts');
  return filledText(messages, message);
}
