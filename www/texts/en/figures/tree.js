// @ts-check
/** The texts of the figure of the search tree, in English. Moves, numbers and scores are already formatted. */

/** @typedef {{ side: string, other: string, us: string, isOurs: boolean, score: string, bound: string, limit: string, move: string, count: number, untried: number }} Parts */

/** @param {number} count @param {string} one @param {string} many */
const counted = (count, one, many) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** @param {Parts} parts */
const refuted = ({ other }) => `So ${other} will avoid this position.`;

export const tree = {
  name: 'The search tree',
  scores: (/** @type {{ side: string }} */ { side }) =>
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
  nodes: (/** @type {{ count: string }} */ { count }) => `${count} nodes`,
  untried: (/** @type {{ count: number, moves: string }} */ { count, moves }) =>
    `✂ ${counted(count, 'move is', 'moves are')} never looked at: ${moves}`,
  gap: (/** @type {{ count: number | null }} */ { count }) =>
    count === null ? 'more replies, before and after' : `and ${count} like ${count === 1 ? 'it' : 'them'}`,
  depths: 'Plies deep:',
  reading: 'Loading what happened here …',
  up: 'One node up',
  searchHere: 'Search from here',

  root: (/** @type {{ node: string, side: string }} */ { node, side }) =>
    `Node ${node} is the position itself, with ${side} to move.`,
  where: (/** @type {{ node: string, path: string, side: string, depth: number }} */ { node, path, side, depth }) =>
    `Node ${node}, after ${path}: ${side} is to move, with ${counted(depth, 'ply', 'plies')} left.`,
  test: (/** @type {{ node: string, path: string, side: string }} */ { node, path, side }) =>
    `Node ${node}${path && `, after ${path}`}: no move is legal, and ${side} moves as if it were its turn, to find out whether the king is attacked: mate or stalemate.`,
  tested: (/** @type {{ node: string, path: string, side: string }} */ { node, path, side }) =>
    `Node ${node}${path && `, after ${path}`}, in the test of whether the king is attacked: ${side} is to move.`,
  window: (
    /** @type {{ us: string, them: string, low: string | null, high: string | null }} */ { us, them, low, high },
  ) => {
    if (low === null && high === null) return 'Nothing is known yet, so any score matters.';
    if (high === null) return `${us} already has ${low} with another move, so only a higher score matters.`;
    if (low === null) return `${them} can hold ${us} to ${high} elsewhere, so only a lower score matters.`;
    return `${us} already has ${low}, and ${them} can hold ${us} to ${high}: only scores in between matter.`;
  },
  king: (/** @type {Parts} */ { side }) => `${side} can take the king: the move before was not legal.`,
  mate: (/** @type {Parts} */ { side }) => `No move is legal and the king is attacked: ${side} is mated.`,
  attacked: (/** @type {Parts} */ { side }) => `${side} could take the king: it is attacked, and this is mate.`,
  stalemate: (/** @type {Parts} */ { score }) =>
    `No move is legal and the king is not attacked: stalemate, a draw. The score is ${score}.`,
  cut: (/** @type {Parts} */ parts) => {
    const { move, score, isOurs, untried } = parts;
    const never =
      untried > 0 ? ` Cut off: ${counted(untried, 'other move is', 'other moves are')} never looked at.` : ' Cut off.';
    return `Now ${move} makes it ${score} or ${isOurs ? 'more' : 'less'}. ${refuted(parts)}${never}`;
  },
  cutAtOnce: (/** @type {Parts} */ parts) =>
    `The position stands at ${parts.score} even if ${parts.side} does nothing. ${refuted(parts)} Cut off before any move is tried.`,
  stands: (/** @type {Parts} */ { score }) =>
    `No plies are left and nothing can be recaptured, so the score is the evaluation: ${score}.`,
  nothing: (/** @type {Parts} */ { score }) => `No reply is tried; the score is ${score}.`,
  quiet: (/** @type {Parts} */ { score, move, side }) =>
    `Only recaptures are left${move ? `: ${move} is best` : `, and they do not help ${side}`}. The score is ${score}.`,
  exact: (/** @type {Parts} */ { count, move, score }) =>
    `Of ${counted(count, 'move', 'moves')} tried, ${move} is best: exactly ${score}.`,
  atMost: (/** @type {Parts} */ { count, side, limit, score, isOurs }) =>
    `${counted(count, 'move was', 'moves were')} tried, and none makes it ${isOurs ? 'more' : 'less'} than ${score}. ${side} has ${limit} elsewhere, and will avoid this position.`,
};
