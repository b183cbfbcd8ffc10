// @ts-check
/** Memoization: a result is kept until something changes that it depends on. Pure. */

/**
 * A function of a game that memoizes its last result.
 * @template Game, Result
 * @param {(game: Game) => readonly unknown[]} partsOf What the result depends on.
 * @param {(game: Game) => Result} compute
 * @returns {(game: Game) => Result}
 */
export function memoize(partsOf, compute) {
  /** @type {{ parts: readonly unknown[], result: Result } | null} */
  let last = null;
  return (game) => {
    const parts = partsOf(game);
    if (!last || parts.some((part, index) => part !== last?.parts[index])) last = { parts, result: compute(game) };
    return last.result;
  };
}
