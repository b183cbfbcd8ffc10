// @ts-check
/** The reader's guesses: how they are kept, and the sentences that compare them with the answers. Pure. */

/** A choice, a number, a move in SAN, or an order such as `2 1 3`. @typedef {'choice' | 'number' | 'move' | 'order'} Kind */

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
  if (kind === 'order') return orderComparison(guess.split(' '), answer.split(' '));
  if (guess === answer) return `You guessed ${guess}, and it is ${answer}.`;
  if (kind === 'choice') return `You guessed ${guess}; it is ${answer}.`;
  return `You guessed ${guess}; it is ${answer}, ${Number(guess) > Number(answer) ? 'fewer' : 'more'}.`;
}

/** @param {string[]} guess @param {string[]} answer */
function orderComparison(guess, answer) {
  const inPlace = answer.filter((rank, index) => guess[index] === rank).length;
  if (inPlace === answer.length) return 'All are in place.';
  return `${inPlace} of ${answer.length} ${inPlace === 1 ? 'is' : 'are'} in place.`;
}

/** Compares the place of an item in a guess with its true one. @param {number} place @param {number} truth */
export const placeText = (place, truth) => (place === truth ? '✓ in place' : `✗ is number ${truth}`);
