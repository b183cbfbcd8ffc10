// @ts-check
// A client of a worker for tests and benches, in a page and in Node.

/**
 * @typedef {object} Wire The common interface of workers in browsers and in Node.
 * @property {(message: unknown) => void} postMessage
 */

/** @typedef {{code: string, message: string, [field: string]: unknown}} Refusal An error of a question. */

/** A client of one worker. The creator of the worker passes its messages to `receive`. */
export class WorkerClient {
  /** Received lines that no call has taken yet. @type {string[]} */
  #lines = [];
  /** @type {((line: string) => void) | null} */
  #reader = null;
  /** @type {Map<unknown, (answer: {result?: unknown, error?: Refusal}) => void>} */
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
   * Sends a line. Answers are kept for the next `talk`.
   * @param {string} line
   */
  send(line) {
    this.#wire.postMessage(line);
  }

  /**
   * Sends lines and returns the lines of the answer, up to one that begins with `last`.
   * @param {string[]} lines @param {string} last @returns {Promise<string[]>}
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
        this.send(line);
      }
    });
  }

  /**
   * Sends a question and returns the whole answer, with its `result` or its `error`.
   * @param {object} question @returns {Promise<{result?: unknown, error?: Refusal}>}
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
   * Measures the nodes and milliseconds of each case, after a warm-up case.
   * @param {{option: string, cases: {prepare: string, go: string}[]}} bench
   */
  async bench({ option, cases }) {
    await this.talk([option, cases[0].go], 'bestmove');
    const results = [];
    for (const { prepare, go } of cases) {
      await this.talk([prepare, 'isready'], 'readyok');
      const start = performance.now();
      const lines = await this.talk([go], 'bestmove');
      const ms = performance.now() - start;
      const counts = lines.flatMap((line) => / nodes (\d+) .* pv /.exec(line)?.[1] ?? []);
      results.push({ nodes: Number(counts.at(-1)), ms });
    }
    return results;
  }

  /**
   * Measures the milliseconds from `stop` to `bestmove`, at random moments of infinite searches.
   * @param {string[]} positions @param {number} count
   */
  async stopsMs(positions, count) {
    const times = [];
    for (let index = 0; index < count; index += 1) {
      const search = this.talk([positions[index % positions.length], 'go infinite'], 'bestmove');
      await new Promise((resolve) => setTimeout(resolve, 20 + 300 * Math.random()));
      const start = performance.now();
      this.send('stop');
      await search;
      times.push(performance.now() - start);
    }
    return times;
  }
}
