/** The texts of the figures that count the positions of searches, in English. Numbers and moves are written already. */

/** The parts of a search in a sentence. */
const PARTS: Readonly<Record<string, string>> = Object.freeze({
  best: 'the best move first',
  table: 'the table',
  deepening: 'deepening',
  captures: 'all captures',
  futility: 'futility',
  'null-move': 'the null move',
  reduction: 'the reduction',
});

const partsText = (without: string) =>
  new Intl.ListFormat('en').format(without.split(' ').map((part) => PARTS[part] ?? part));

export const race = {
  name: 'Two searches side by side',
  ordering: 'What the order of moves saves',
  deepening: 'Ply by ply',
  engines: { classic: 'Classic', modern: 'Modern' },
  unknown: ({ engine, part }: { engine: string; part: string }) =>
    `${engine} cannot leave out “${part}”, so there is one search only.`,
  ply: 'Ply',
  move: 'Best move',
  score: 'Score',
  nodes: 'Positions',
  factor: 'Factor',
  /** The label of a list of parts. */
  without: 'Leave out',
  omission: partsText,
  withoutParts: (without: string) => `without ${partsText(without)}`,
  /** The search with all parts, and the one without some. */
  whole: 'whole search',
  less: 'without',
  /** The search did not reach this ply. */
  over: 'ended before this ply',
  /** Under the table. */
  scale: 'Positions of each ply alone.',
  pairScale: 'Positions up to each ply. The longer bar is that of the search that took more.',
  changed: 'another move than before',
  mate: 'mate',
  /** In place of the number of the last ply, after which the engine looks no further. */
  end: 'end',
  mateIn: ({ moves }: { moves: number }) => `mate in ${Math.abs(moves)}`,
  descriptions: ({
    ply,
    move,
    score,
    spent,
    growth,
    before,
    line,
  }: {
    ply: string;
    move: string;
    score: string;
    spent: string;
    growth: string | null;
    before: string | null;
    line: string;
  }) => {
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
  pair: ({
    ply,
    move,
    score,
    nodes,
    part,
    other,
    ratio,
  }: {
    ply: string;
    move: string;
    score: string;
    nodes: string;
    part: string;
    other: { move: string | null; score: string; nodes: string };
    ratio: string;
  }) =>
    `To ply ${ply}: ${move} (${score}) after ${nodes} positions. The search ${part} ` +
    `${other.move === null ? 'finds the same move' : `finds ${other.move}`} (${other.score}) after ${other.nodes}: × ${ratio}.`,
  notReached: ({ ply, part, isFullOver }: { ply: string; part: string; isFullOver: boolean }) =>
    `The ${isFullOver ? 'whole search' : `search ${part}`} ends before ply ${ply}.`,
  plyNumber: ({ ply }: { ply: string }) => `Ply ${ply}`,
  mateFound: 'Mate found',
  ended: 'The end',
  none: 'There is no legal move to search here.',
};
