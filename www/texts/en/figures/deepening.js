// @ts-check
/** The texts of the figure of deepening, in English. Numbers and moves are written already. */

export const deepening = {
  name: 'Ply by ply',
  ply: 'Ply',
  move: 'Best move',
  score: 'Score',
  nodes: 'Positions',
  growth: 'Factor',
  /** Under the table. */
  scale: 'Bars: positions of that ply alone; each line is ten times as many as the one before.',
  changed: 'another move than before',
  mate: 'mate',
  descriptions: (
    /** @type {{ ply: string, move: string, score: string, spent: string, growth: string | null, before: string | null, line: string }} */
    { ply, move, score, spent, growth, before, line },
  ) => {
    const mind =
      before === null
        ? `The best move is ${move}`
        : before === move
          ? `The best move is still ${move}`
          : `The best move is now ${move}, and no longer ${before}`;
    const cost =
      growth === null
        ? `${spent} position${spent === '1' ? '' : 's'}`
        : `${spent} positions, ${growth} times as many as the ply before`;
    return `${ply}: ${mind} (${score}). That took ${cost}. Expected: ${line}.`;
  },
  plyNumber: (/** @type {{ ply: string }} */ { ply }) => `Ply ${ply}`,
  mateFound: 'Mate found',
  none: 'There is no legal move to search here.',
};
