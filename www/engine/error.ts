/** Why a question or a search failed, as data that the page translates. */

import { isElementScript } from '../build.ts';
import type { Message } from '../texts/sentences.ts';
import type { VariantQuestionErrorFields } from './messages.ts';

/** The engine could not be started, or failed repeatedly. */
export class EngineError extends Error {
  notice: Message;

  /** @param text A technical reason in English. */
  constructor(key: Message['key'], text: string = '') {
    super(text ? `${key}: ${text}` : key);
    this.notice = { key, fields: { text } };
  }
}

/** A file that belongs beside the script of the element could not be loaded. */
export class MissingFile extends EngineError {
  constructor(file: string) {
    super('missingFile', file);
    this.message = `${file} is missing beside micro-max.js`;
  }
}

/**
 * A function that throws the reason why an `import()` failed: browsers name the file in words of their own, or not at all.
 *
 * @param file The file in which the element's script looks for the module.
 */
export const missing =
  (file: string): ((error: unknown) => never) =>
  (error) => {
    throw isElementScript ? new MissingFile(file) : error;
  };

/**
 * Calls a listener. What it throws is reported like any uncaught error, and does not end what its caller does for others.
 */
export function callListener(call: () => void) {
  try {
    call();
  } catch (error) {
    // Node has no `reportError`.
    (globalThis.reportError ?? console.error)(error);
  }
}

/** The worker refused a question. */
export class QuestionError extends Error {
  fields: VariantQuestionErrorFields;

  constructor(fields: VariantQuestionErrorFields) {
    super(fields.message);
    this.fields = fields;
  }
}

/** The message to show for a failed question or search. */
export function messageOf(error: unknown): Message {
  if (error instanceof EngineError) return error.notice;
  const text = error instanceof Error ? error.message : String(error);
  return { key: 'noAnswer', fields: error instanceof QuestionError ? { text, error: error.fields } : { text } };
}
