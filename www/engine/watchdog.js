// @ts-check
/** A watchdog for a worker: sends pings while it has work, and reports when it stops responding. */

/** The pause between two pings. */
const PAUSE_MS = 1000;

/**
 * @typedef {object} Hooks
 * @property {() => void} ping Sends a ping.
 * @property {() => void} onLost Called when the worker does not respond.
 * @property {() => boolean} isBusy Whether there is work to wait for.
 * @property {() => number} patience_ms How long an answer may take now.
 */

/**
 * Makes a stopped watchdog. `begin` does nothing while it is running.
 * @param {Hooks} hooks @returns {{ begin: () => void, anyAnswer: () => void, pong: () => void, end: () => void }}
 */
export function makeWatchdog({ ping, onLost, isBusy, patience_ms }) {
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
      // After the computer slept, timers fire before waiting answers arrive: ping once more.
      if (Date.now() - start_ms > 2 * allowed_ms) begin();
      else onLost();
    }, allowed_ms);
  }

  /** An answer to something sent before the ping counts as a response, too. */
  function anyAnswer() {
    if (!isAsked) return;
    end();
    wait();
  }

  function end() {
    clearTimeout(timer);
    timer = undefined;
    isAsked = false;
  }

  function pong() {
    end();
    if (!isBusy()) return;
    timer = setTimeout(() => {
      end();
      begin();
    }, PAUSE_MS);
  }

  return { begin, anyAnswer, pong, end };
}
