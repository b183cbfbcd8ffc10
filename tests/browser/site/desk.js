// @ts-check
// A conversation with the worker, for tests and benches: in a page and in Node.

/**
 * @typedef {object} Wire What a worker is here, of a browser or of Node.
 * @property {(message: unknown) => void} postMessage
 */

/** Talks to one worker; whoever made the worker hands its messages to `receive`. */
export class Desk {
  /** Lines that nobody has taken yet. @type {string[]} */
  #lines = [];
  /** @type {((line: string) => void) | null} */
  #reader = null;
  /** @type {Map<unknown, (answer: {result?: unknown, error?: string}) => void>} */
  #questions = new Map();
  #lastId = 0;
  #wire;

  /** @param {Wire} wire */
  constructor(wire) {
    this.#wire = wire;
  }

  /** @param {any} message */
  receive(message) {
    if (typeof message === 'string') {
      if (this.#reader) {
        this.#reader(message);
      } else {
        this.#lines.push(message);
      }
      return;
    }
    this.#questions.get(message.id)?.(message);
    this.#questions.delete(message.id);
  }

  /**
   * Sends lines and gives the lines of the answer, the last of which begins with `last`.
   * @param {string[]} lines
   * @param {string} last
   * @returns {Promise<string[]>}
   */
  talk(lines, last) {
    return new Promise((resolve) => {
      const answer = this.#lines.splice(0);
      this.#reader = (line) => {
        answer.push(line);
        if (line.startsWith(last)) {
          this.#reader = null;
          resolve(answer);
        }
      };
      for (const line of lines) {
        this.#wire.postMessage(line);
      }
    });
  }

  /**
   * The whole answer to a question, with its `result` or its `error`.
   * @param {object} question
   * @returns {Promise<{result?: unknown, error?: string}>}
   */
  ask(question) {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve) => {
      this.#questions.set(id, resolve);
      this.#wire.postMessage({ ...question, id });
    });
  }

  /**
   * Milliseconds from `stop` to `bestmove`, with the stop at a moment of a running search.
   * @param {string[]} lines that start the search
   * @param {number} thinkMs how long it runs before the stop
   */
  async stopMs(lines, thinkMs) {
    const search = this.talk(lines, 'bestmove');
    await new Promise((resolve) => setTimeout(resolve, thinkMs));
    const start = performance.now();
    this.#wire.postMessage('stop');
    await search;
    return performance.now() - start;
  }

  /**
   * Milliseconds that the answer to some lines takes.
   * @param {string[]} lines
   * @param {string} last
   */
  async timedTalk(lines, last) {
    const start = performance.now();
    const answer = await this.talk(lines, last);
    return { answer, ms: performance.now() - start };
  }
}
