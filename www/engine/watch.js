// @ts-check
/**
 * Watches over a worker: asks it for a sign of life as long as it has work. Knows time, and nothing of workers.
 */

/** The pause between two tests. */
const PAUSE_MS = 1000;

/**
 * @typedef {object} Hooks
 * @property {() => void} ping Asks for a sign of life.
 * @property {() => void} lose Called when none came.
 * @property {() => boolean} isBusy Whether there is work to wait for.
 * @property {() => number} patience_ms How long a sign of life may take now.
 */

/**
 * Makes a watch, at rest. Its `begin` does nothing while it watches already.
 *
 * @param {Hooks} hooks
 * @returns {{ begin: () => void, heard: () => void, answered: () => void, end: () => void }}
 */
export function makeWatch({ ping, lose, isBusy, patience_ms }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  let isAsked = false;

  function begin() {
    if (timer !== undefined) return;
    wait();
    ping();
  }

  function wait() {
    isAsked = true;
    const start_ms = Date.now();
    const allowed_ms = patience_ms();
    timer = setTimeout(() => {
      timer = undefined;
      // A machine that slept finds its timers due before the answers that wait: ask once more.
      if (Date.now() - start_ms > 2 * allowed_ms) begin();
      else lose();
    }, allowed_ms);
  }

  /** An answer came to what was asked before the sign of life: whoever answers is not silent. */
  function heard() {
    if (!isAsked) return;
    end();
    wait();
  }

  function end() {
    clearTimeout(timer);
    timer = undefined;
    isAsked = false;
  }

  function answered() {
    end();
    if (!isBusy()) return;
    timer = setTimeout(() => {
      end();
      begin();
    }, PAUSE_MS);
  }

  return { begin, heard, answered, end };
}
