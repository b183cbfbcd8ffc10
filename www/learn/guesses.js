// @ts-check
/** The reader's guesses: how they are kept, and the sentences that compare them with the answers. Pure. */

/** A choice, a number, or a move in SAN. @typedef {'choice' | 'number' | 'move'} Kind */

/** The guesses by the names of their questions. @typedef {Readonly<Record<string, string>>} Guesses */

const NAME = /^[a-z0-9-]{1,60}$/;

/** A text that was not written by {@link guessesText} has no guesses. @param {string | null} text @returns {Guesses} */
export function parseGuesses(text) {
  try {
    const entries = Object.entries(JSON.parse(text ?? '{}') ?? {});
    const isGood = (/** @type {[string, unknown]} */ [name, guess]) => NAME.test(name) && isShort(guess);
    return /** @type {Guesses} */ (Object.fromEntries(entries.filter(isGood)));
  } catch {
    return {};
  }
}

/** @param {Guesses} guesses */
export const guessesText = (guesses) => JSON.stringify(guesses);

/** @param {unknown} guess */
const isShort = (guess) => typeof guess === 'string' && /^[\w .+#=-]{1,40}$/.test(guess);

/**
 * A sentence that compares a guess with the answer.
 * @param {Kind} kind @param {string} guess @param {string} answer
 */
export function comparison(kind, guess, answer) {
  if (kind === 'move')
    return guess === answer
      ? `You played ${guess}, the best move.`
      : `You played ${guess}; the best move is ${answer}.`;
  if (guess === answer) return `You guessed ${guess}, and it is ${answer}.`;
  if (kind === 'choice') return `You guessed ${guess}; it is ${answer}.`;
  return `You guessed ${guess}; it is ${answer}, ${Number(guess) > Number(answer) ? 'fewer' : 'more'}.`;
}
