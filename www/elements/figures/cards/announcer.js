// @ts-check
/** Announces sentences to screen readers, at most one per second. */

const INTERVAL_MS = 1000;

/**
 * @param {(sentence: string) => void} say
 * @returns {{ announce: (sentence: string) => void, stop: () => void }} `announce` replaces a sentence that still waits.
 */
export function makeAnnouncer(say) {
  /** @type {ReturnType<typeof setTimeout> | null} */
  let timer = null;
  /** @type {string | null} */
  let waiting = null;
  let last = '';
  const next = () => {
    timer = null;
    if (waiting === null) return;
    const sentence = waiting;
    waiting = null;
    announce(sentence);
  };
  /** @param {string} sentence */
  function announce(sentence) {
    if (timer !== null) {
      waiting = sentence;
      return;
    }
    if (sentence === last) return;
    last = sentence;
    say(sentence);
    timer = setTimeout(next, INTERVAL_MS);
  }
  return {
    announce,
    stop: () => {
      if (timer !== null) clearTimeout(timer);
      timer = waiting = null;
    },
  };
}
