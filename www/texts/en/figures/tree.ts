/** The texts of the figure of the search tree, in English. Moves, numbers and scores are already formatted. */

type Parts = {
  side: string;
  other: string;
  us: string;
  isOurs: boolean;
  score: string;
  bound: string;
  limit: string;
  move: string;
  count: number;
  untried: number;
};

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

const refuted = ({ other }: Parts) => `So ${other} will avoid this position.`;

export const tree = {
  name: 'The search tree',
  scores: ({ side }: { side: string }) =>
    `All scores are ${side}’s; 1.00 is 100 points, a pawn is 0.99. What is gained one move later counts 0.01 less. Cards marked “from the table” were already known, and are not nodes.`,
  rootName: 'Position',
  key: {
    window: 'only scores in here matter',
    refuted: '✂ looked at no further',
    least: '≥ this, or better',
    most: '≤ this, or worse',
  },
  notes: {
    illegal: 'not legal',
    again: 'again; from the table',
    table: 'from the table',
    cut: '✂ no better',
    refutes: '✂ enough',
    best: '● best',
  },
  /** Below a card. */
  nodes: ({ count }: { count: string }) => `${count} nodes`,
  untried: ({ count, moves }: { count: number; moves: string }) =>
    `✂ ${counted(count, 'move is', 'moves are')} never looked at: ${moves}`,
  gap: ({ count }: { count: number | null }) =>
    count === null ? 'more replies, before and after' : `and ${count} like ${count === 1 ? 'it' : 'them'}`,
  depths: 'Plies deep:',
  reading: 'Loading what happened here …',
  up: 'One node up',
  searchHere: 'Search from here',

  root: ({ node, side }: { node: string; side: string }) =>
    `Node ${node} is the position itself, with ${side} to move.`,
  where: ({ node, path, side, depth }: { node: string; path: string; side: string; depth: number }) =>
    `Node ${node}, after ${path}: ${side} is to move, with ${counted(depth, 'ply', 'plies')} left.`,
  test: ({ node, path, side }: { node: string; path: string; side: string }) =>
    `Node ${node}${path && `, after ${path}`}: no move is legal, and ${side} moves as if it were its turn, to find out whether the king is attacked: mate or stalemate.`,
  tested: ({ node, path, side }: { node: string; path: string; side: string }) =>
    `Node ${node}${path && `, after ${path}`}, in the test of whether the king is attacked: ${side} is to move.`,
  window: ({ us, them, low, high }: { us: string; them: string; low: string | null; high: string | null }) => {
    if (low === null && high === null) return 'Nothing is known yet, so any score matters.';
    if (high === null) return `${us} already has ${low} with another move, so only a higher score matters.`;
    if (low === null) return `${them} can hold ${us} to ${high} elsewhere, so only a lower score matters.`;
    return `${us} already has ${low}, and ${them} can hold ${us} to ${high}: only scores in between matter.`;
  },
  king: ({ side }: Parts) => `${side} can take the king: the move before was not legal.`,
  mate: ({ side }: Parts) => `No move is legal and the king is attacked: ${side} is mated.`,
  attacked: ({ side }: Parts) => `${side} could take the king: it is attacked, and this is mate.`,
  stalemate: ({ score }: Parts) =>
    `No move is legal and the king is not attacked: stalemate, a draw. The score is ${score}.`,
  cut: (parts: Parts) => {
    const { move, score, isOurs, untried } = parts;
    const never =
      untried > 0 ? ` Cut off: ${counted(untried, 'other move is', 'other moves are')} never looked at.` : ' Cut off.';
    return `Now ${move} makes it ${score} or ${isOurs ? 'more' : 'less'}. ${refuted(parts)}${never}`;
  },
  cutAtOnce: (parts: Parts) =>
    `The position stands at ${parts.score} even if ${parts.side} does nothing. ${refuted(parts)} Cut off before any move is tried.`,
  stands: ({ score }: Parts) =>
    `No plies are left and nothing can be recaptured, so the score is the evaluation: ${score}.`,
  nothing: ({ score }: Parts) => `No reply is tried; the score is ${score}.`,
  quiet: ({ score, move, side }: Parts) =>
    `Only recaptures are left${move ? `: ${move} is best` : `, and they do not help ${side}`}. The score is ${score}.`,
  exact: ({ count, move, score }: Parts) =>
    `Of ${counted(count, 'move', 'moves')} tried, ${move} is best: exactly ${score}.`,
  atMost: ({ count, side, limit, score, isOurs }: Parts) =>
    `${counted(count, 'move was', 'moves were')} tried, and none makes it ${isOurs ? 'more' : 'less'} than ${score}. ${side} has ${limit} elsewhere, and will avoid this position.`,
};
