/** The texts that figures share, in English. */

/** Behind the button with what is rarely needed. */
export const menu = {
  more: 'More',
  copy: 'Copy for my page',
  copied: 'Copied: paste it into your page.',
};

/** Around each figure with a board. */
export const frame = {
  menu: {
    ...menu,
    whole: 'Everything in the picture',
    arrange: 'Put pieces anywhere',
    reset: 'Position from the start',
    link: 'Link to this step',
  },
  turn: { white: 'White to move', black: 'Black to move' },
  sideToMove: 'Side to move',
  palette: 'Pieces',
  drag: 'Drag pieces',
  empty: 'Empty a square',
  /** `fault` is the worker’s reason. */
  cannotBe: ({ fault }: { fault: string }) => `That position is not possible: ${fault}. The previous one stays.`,
};

/** The controls that play and select the steps. */
export const player = {
  play: 'Play the steps',
  pause: 'Pause',
  speed: 'Speed',
  speeds: { 0.5: '½ ×', 1: '1 ×', 2: '2 ×' },
  steps: 'Steps',
  back: 'One step back',
  forward: 'One step forward',
  step: 'Step',
  /** Numbers are written already. */
  stepOf: ({ step, count }: { step: string; count: string }) => `${step} of ${count}`,
};

/** How lines with a window and a score are read. */
export const lines = {
  /** At the ends of the axis. */
  better: ({ side }: { side: string }) => `better for ${side}`,
  key: {
    window: 'only scores in here matter',
    exact: '= the score, exactly',
    least: '≥ this, or better',
    most: '≤ this, or worse',
    cut: '✂ cut off',
  },
  /** An end that is null is open. */
  window: ({ low, high, depth }: { low: string | null; high: string | null; depth: number | null }) =>
    `Window ${low ?? '−∞'} to ${high ?? '+∞'}${depth === null ? '' : `, ${depth} ${depth === 1 ? 'ply' : 'plies'} left`}`,
  at: { exact: '=', least: '≥', most: '≤' },
};

/** Scores and sides. */
export const score = {
  mate: ({ moves }: { moves: number }) => (moves ? `mate in ${moves}` : 'mate'),
  mated: ({ moves }: { moves: number }) => (moves ? `mated in ${moves}` : 'mated'),
  king: 'king',
  white: 'White',
  black: 'Black',
};
