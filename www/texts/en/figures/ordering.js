// @ts-check
/** The texts of the figure of the order of moves, in English. Numbers and moves are written already. */

export const ordering = {
  name: 'What the order of moves saves',
  parts: { best: 'Best first', table: 'Table', deepening: 'Deepening' },
  nodes: 'Positions',
  factor: 'Factor',
  move: 'Plays',
  on: 'on',
  off: 'off',
  depth: 'Down to ply',
  scale: 'Bars: positions up to the ply that is shown, all on one scale. The factor is that over all three on.',
  /** A search that did not get so far. */
  overLimit: 'over a million',
  descriptions: (/** @type {{ ply: string, all: string }} */ { ply, all }) =>
    `To ply ${ply}: ${all} positions with all three aids.`,
  costliest: (/** @type {{ worst: string, factor: string, without: string }} */ { worst, factor, without }) =>
    `The costliest search is that without ${without}: ${worst}, ${factor} times as many.`,
  tooMany: (/** @type {{ count: number }} */ { count }) =>
    `${count === 1 ? 'One of the eight searches takes' : `${count} of the eight searches take`} more than a million.`,
  alone: (/** @type {{ name: string, factor: string }} */ { name, factor }) => `Without ${name} alone: × ${factor}.`,
  names: { best: 'the best move first', table: 'the table', deepening: 'deepening' },
  and: ' and ',
  same: 'All play the same move.',
  sameAmongKnown: 'Those that got there play the same move.',
  differs: (/** @type {{ count: number }} */ { count }) =>
    `They do not all agree: ${count} different moves are played.`,
  none: 'There is no legal move to search here.',
};
