// @ts-check
/** The texts of the figure that asks why, in English. Moves, scores and numbers are written already. */

/** @typedef {Record<string, string>} Fields */

export const why = {
  name: 'Why that move?',
  sides: { white: 'White', black: 'Black' },
  descriptions: {
    choice: (/** @type {Fields} */ { side, best, score, line }) =>
      `${side} to move. micro-Max would play ${best} (${score} for ${side}). It expects ${line}.`,
    best: (/** @type {Fields} */ { side, move, score, depth, count, line }) =>
      `${side} played ${move}: for micro-Max the best of ${count} moves, ${score} for ${side}${depth}. It expected ${line}.`,
    only: (/** @type {Fields} */ { side, move }) => `${side} played ${move}: there was no other legal move.`,
    worse: (/** @type {Fields} */ { side, move, best, score }) =>
      `${side} played ${move}, where micro-Max would play ${best} (${score} for ${side}).`,
    refuted: (/** @type {Fields} */ { other, answer, bound, line }) =>
      `It found that ${other}’s answer ${answer} makes it worth ${bound} at most. The line expected now: ${line}.`,
    /** The answer found first is not the best one of a search after the move. */
    disputed: (/** @type {Fields} */ { move, other, answer, bound, worth, line }) =>
      `It found that ${other}’s answer ${answer} makes it worth ${bound} at most. Searched by itself, ${move} is worth ${worth}, with another answer: ${line}.`,
    bound: (/** @type {Fields} */ { move, bound }) => `It found that ${move} is worth ${bound} at most.`,
    searched: (/** @type {Fields} */ { move, worth, line }) =>
      `Searched by itself, ${move} is worth ${worth}: it is answered by ${line}.`,
    least: (/** @type {Fields} */ { loss }) => `That is at least ${loss} less.`,
    loss: (/** @type {Fields} */ { loss }) => `That is ${loss} less.`,
    equal: 'That is about as good.',
    atMostEqual: 'So it is no better, and may be worse.',
    next: (/** @type {Fields} */ { move, bound }) => `The next best, ${move}, is worth ${bound} at most.`,
    over: { mate: 'That is mate.', draw: 'That is the end of the game.' },
  },
  /** How deep it was searched; nothing where a mate was found, which holds at any depth. */
  depth: (/** @type {Fields} */ { ply }) => ` at ply ${ply}`,
  /** Above the table. */
  weighed: (/** @type {Fields} */ { side, move, depth, nodes }) =>
    `What was weighed for ${side} before ${move}${depth}, over ${nodes} positions`,
  weighedNow: (/** @type {Fields} */ { side, depth, nodes }) =>
    `What is weighed for ${side} now${depth}, over ${nodes} positions`,
  heads: { move: 'Move', worth: 'Worth', answer: 'Answered by', nodes: 'Positions' },
  signs: { exact: '=', most: '≤' },
  kinds: { exact: 'exactly', most: 'at most' },
  best: 'best',
  played: 'played',
  more: (/** @type {Fields} */ { count, bound }) => `and ${count} more, ${bound} at most`,
  none: 'The game is over: there is nothing to weigh.',
};
