// @ts-check
/**
 * Why a question or a search failed, as data that the page translates.
 *
 * @import { Message } from '../texts/sentences.js'
 * @import { QuestionErrorFields } from './messages.js'
 */

import { isElementScript } from '../build.js';

/** The engine could not be started, or failed repeatedly. */
export class EngineError extends Error {
  /**
   * @param {Message['key']} key
   * @param {string} [text] A technical reason in English.
   */
  constructor(key, text = '') {
    super(text ? `${key}: ${text}` : key);
    /** @type {Message} */
    this.notice = { key, fields: { text } };
  }
}

/** A file that belongs beside the script of the element could not be loaded. */
export class MissingFile extends EngineError {
  /** @param {string} file */
  constructor(file) {
    super('missingFile', file);
    this.message = `${file} is missing beside micro-max.js`;
  }
}

/**
 * A function that throws the reason why an `import()` failed: browsers name the file in words of their own, or not at all.
 * @param {string} file The file in which the element's script looks for the module.
 * @returns {(error: unknown) => never}
 */
export const missing = (file) => (error) => {
  throw isElementScript ? new MissingFile(file) : error;
};

/**
 * Calls a listener. What it throws is reported like any uncaught error, and does not end what its caller does for others.
 * @param {() => void} call
 */
export function callListener(call) {
  try {
    call();
  } catch (error) {
    // Node has no `reportError`.
    (globalThis.reportError ?? console.error)(error);
  }
}

/** The worker refused a question. */
export class QuestionError extends Error {
  /** @param {QuestionErrorFields} fields */
  constructor(fields) {
    super(fields.message);
    this.fields = fields;
  }
}

/**
 * The message to show for a failed question or search.
 * @param {unknown} error @returns {Message}
 */
export function messageOf(error) {
  if (error instanceof EngineError) return error.notice;
  const text = error instanceof Error ? error.message : String(error);
  return { key: 'noAnswer', fields: error instanceof QuestionError ? { text, error: error.fields } : { text } };
}
