/** The reader's guesses: how they are kept, and the sentences that compare them with the answers. Pure. */

/** A choice, a number, or a move in SAN. */
export type Kind = 'choice' | 'number' | 'move';

/** The guesses by the names of their questions. */
type Guesses = Readonly<Record<string, string>>;

const NAME = /^[a-z0-9-]{1,60}$/;

/** A text that was not written by {@link guessesText} has no guesses. */
export function parseGuesses(text: string | null): Guesses {
  try {
    const entries = Object.entries(JSON.parse(text ?? '{}') ?? {});
    const isGood = ([name, guess]: [string, unknown]) => NAME.test(name) && isShort(guess);
    return Object.fromEntries(entries.filter(isGood)) as Guesses;
  } catch {
    return {};
  }
}

export const guessesText = (guesses: Guesses) => JSON.stringify(guesses);

const isShort = (guess: unknown) => typeof guess === 'string' && /^[\w .+#=-]{1,40}$/.test(guess);

/** A number is right if it is this close to the answer, as a share of it. */
const NEAR = 0.05;

/** Whether a guess is the answer, or a number near it. */
export const isRight = (kind: Kind, guess: string, answer: string) =>
  guess === answer ||
  (kind === 'number' && Math.abs(Number(guess) - Number(answer)) <= NEAR * Math.abs(Number(answer)));

/**
 * Which of the sentences about wrong guesses is true: that with the name of the guess, or `more` or `fewer` of a number, whichever
 * the answer is; `*` is about every other guess.
 */
export const namesOf = (kind: Kind, guess: string, answer: string): readonly string[] =>
  kind === 'number' ? [guess, Number(guess) > Number(answer) ? 'fewer' : 'more', '*'] : [guess, '*'];

/** A sentence that compares a guess with the answer. */
export function comparison(kind: Kind, guess: string, answer: string) {
  if (kind === 'move')
    return guess === answer
      ? `You played ${guess}, the best move.`
      : `You played ${guess}; the best move is ${answer}.`;
  if (guess === answer) return `You guessed ${guess}, and it is ${answer}.`;
  if (isRight(kind, guess, answer)) return `You guessed ${guess}; it is ${answer}: right.`;
  if (kind === 'choice') return `You guessed ${guess}; it is ${answer}.`;
  return `You guessed ${guess}; it is ${answer}, ${Number(guess) > Number(answer) ? 'fewer' : 'more'}.`;
}
