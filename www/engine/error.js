// @ts-check
/**
 * Why there is no answer, as data: a key of the page's sentences, and the English words of whoever refused.
 *
 * @typedef {{ key: string, fields?: Record<string, unknown> }} Saying
 */

/** The engine cannot be had, or was given up. */
export class EngineError extends Error {
  /**
   * @param {string} key
   * @param {string} [text]
   */
  constructor(key, text = '') {
    super(text ? `${key}: ${text}` : key);
    /** @type {Saying} */
    this.saying = { key, fields: { text } };
  }
}

/**
 * What to tell the player about an error of a question or a search.
 *
 * @param {unknown} error
 * @returns {Saying}
 */
export function sayingOf(error) {
  if (error instanceof EngineError) return error.saying;
  return { key: 'noAnswer', fields: { text: error instanceof Error ? error.message : String(error) } };
}
