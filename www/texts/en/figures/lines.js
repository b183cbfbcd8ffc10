// @ts-check
/** How lines with a window and a score are read, in English. */

export const lines = {
  /** At the ends of the axis. */
  better: (/** @type {{ side: string }} */ { side }) => `better for ${side}`,
  key: {
    window: 'only scores in here matter',
    exact: '= the score, exactly',
    least: '≥ this, or better',
    most: '≤ this, or worse',
    cut: '✂ cut off',
  },
  /** An end that is null is open. */
  window: (/** @type {{ low: string | null, high: string | null, depth: number | null }} */ { low, high, depth }) =>
    `Window ${low ?? '−∞'} to ${high ?? '+∞'}${depth === null ? '' : `, ${depth} ${depth === 1 ? 'ply' : 'plies'} left`}`,
  at: { exact: '=', least: '≥', most: '≤' },
};
