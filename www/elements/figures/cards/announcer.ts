/** Announces sentences to screen readers, at most one per second. */

const INTERVAL_MS = 1000;

/** @returns `announce` replaces a sentence that still waits. */
export function makeAnnouncer(say: (sentence: string) => void): {
  announce: (sentence: string) => void;
  stop: () => void;
} {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let waiting: string | null = null;
  let last = '';
  const next = () => {
    timer = null;
    if (waiting === null) return;
    const sentence = waiting;
    waiting = null;
    announce(sentence);
  };
  function announce(sentence: string) {
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
