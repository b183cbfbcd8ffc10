// @ts-check
// A conversation with the worker, for tests and benches: in a page and in Node.

/**
 * @typedef {object} Wire What a worker is here, of a browser or of Node.
 * @property {(message: unknown) => void} postMessage
 */

/** Talks to one worker; whoever made the worker hands its messages to `receive`. */
export class WorkerClient {
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
   * Sends a line; what is answered is kept for the next `talk`.
   * @param {string} line
   */
  send(line) {
    this.#wire.postMessage(line);
  }

  /**
   * Sends lines and gives the lines of the answer, the last of which begins with `last`.
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
   * The whole answer to a question, with its `result` or its `error`.
   * @param {object} question @returns {Promise<{result?: unknown, error?: string}>}
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
   * Nodes and milliseconds of each case, after one that is not counted: a worker is slow at first.
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
   * Milliseconds from `stop` to `bestmove`, at random moments of searches without end.
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
