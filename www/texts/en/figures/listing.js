// @ts-check
/** The texts of the figure of the listing, in English. Squares, codes, scores and numbers are already formatted. */

/** @typedef {Record<string, string>} Fields */

export const listing = {
  name: 'The program at work',
  node: 'Node',
  nodes: (/** @type {{ total: string }} */ { total }) => `of ${total}`,
  back: 'Node before',
  forward: 'Next node',
  code: (/** @type {{ name: string }} */ { name }) => `The function ${name}`,
  heads: { letter: 'Original', name: 'Here', value: 'Now' },
  letter: (/** @type {{ letter: string, meaning: string }} */ { letter, meaning }) =>
    `${letter} in the original. ${meaning}`,
  where: (/** @type {Fields} */ { node, path }) => `Node ${node}, after ${path}.`,
  root: (/** @type {Fields} */ { node }) => `Node ${node}, the position itself.`,
  kinds: { exact: 'exactly', least: 'at least', most: 'at most' },
  nothing: 'nothing',
  window: (/** @type {Fields} */ { low, high }) => `only scores from ${low} to ${high} matter`,
  endless: (/** @type {boolean} */ isHigh) => (isHigh ? '+∞' : '−∞'),
  descriptions: {
    probe: {
      known: 'The table knows this move’s position: it answers.',
      shallow: 'The table knows this move’s position, not deep enough: its best move is tried first.',
      unknown: 'The table does not know this move’s position.',
    },
    enter: (/** @type {Fields} */ { side, depth, window }) =>
      `It is entered, and counted: ${side} to move, depth ${depth}; ${window}.`,
    deepen: {
      goesOn: (/** @type {Fields} */ { iteration, depth }) => `Iteration ${iteration} of ${depth} begins.`,
      ends: 'No iteration is left.',
    },
    next_piece: {
      goesOn: (/** @type {Fields} */ { piece, square }) => `The next piece: the ${piece} on ${square}.`,
      ends: 'Every piece has been tried.',
    },
    next_direction: {
      goesOn: (/** @type {Fields} */ { index, step }) => `Its next direction: the step ${step}, from o[${index}].`,
      ends: (/** @type {Fields} */ { index }) => `o[${index}] is 0: no more directions.`,
    },
    begin_ray: (/** @type {Fields} */ { square }) => `A ray begins on ${square}.`,
    step: {
      edge: (/** @type {Fields} */ { code }) => `${code} & 0x88 is not 0: off the board.`,
      own: (/** @type {Fields} */ { square, piece }) => `${square} holds a ${piece} of the same side: the ray ends.`,
      pawn: (/** @type {Fields} */ { square, piece }) =>
        `${square} holds ${piece}: pawns go straight to empty squares and diagonally to capture.`,
      cutoff: (/** @type {Fields} */ { best, beta }) =>
        `The best score so far, ${best}, is not below ${beta}: the other side would avoid this position. All other moves are left out, a cutoff.`,
      king: 'The king can be taken: no legal move led here.',
      shallow: (/** @type {Fields} */ { move, iteration }) =>
        `${move} is a move, but iteration ${iteration} has no depth left for a reply.`,
      tried: (/** @type {Fields} */ { move, remaining }) => `${move} is a move, and a reply gets depth ${remaining}.`,
    },
    try_move: (/** @type {Fields} */ { move, eval: score, window }) =>
      `${move} is prepared. The reply starts from e = ${score}; ${window}.`,
    update_best: {
      better: (/** @type {Fields} */ { move, score, best }) =>
        `The reply scored ${score}. So ${move} is the best so far: ${best}.`,
      worse: (/** @type {Fields} */ { move, score, best }) =>
        `The reply scored ${score}: ${move} is no better than ${best}.`,
      first: (/** @type {Fields} */ { move, best }) =>
        `${move}, the best before, was tried first: ${best}. Now all follow.`,
      stalemate: (/** @type {Fields} */ { best }) =>
        `If nobody moves, that is ${best}: ${best === '0.00' ? 'stale' : ''}mate.`,
    },
    extend: {
      slides: (/** @type {Fields} */ { square }) => `${square} is empty: a slider goes on.`,
      once: (/** @type {Fields} */ { piece, square }) => `From ${square} the ${piece} may go on once.`,
      ends: (/** @type {Fields} */ { piece, square }) => `On ${square} the ray of the ${piece} ends.`,
    },
    close: {
      stores: (/** @type {Fields} */ { best }) => `The iteration is over: ${best}.`,
      mated: 'Every move loses the king. What if nobody moves?',
    },
    store: (/** @type {Fields} */ { best, kind, move }) => `The table keeps ${kind} ${best}, best ${move}.`,
    leave: (/** @type {Fields} */ { score, side }) => `It is left, with ${score} for ${side}.`,
  },
  none: 'There is no legal move.',
};
