// @ts-check
/** Results that are kept for as long as nothing changes that they depend on. Pure. */

/**
 * A function of a game that keeps its last result.
 *
 * @template Game, Result
 * @param {(game: Game) => readonly unknown[]} partsOf What the result depends on.
 * @param {(game: Game) => Result} compute
 * @returns {(game: Game) => Result}
 */
export function remembered(partsOf, compute) {
  /** @type {{ parts: readonly unknown[], result: Result } | null} */
  let last = null;
  return (game) => {
    const parts = partsOf(game);
    if (!last || parts.some((part, index) => part !== last?.parts[index])) last = { parts, result: compute(game) };
    return last.result;
  };
}
