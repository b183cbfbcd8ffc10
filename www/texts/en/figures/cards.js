// @ts-check
/** The texts of the figure of the cards, in English. */

/** A number with a true minus sign. @param {number | null} value */
const sign = (value) => String(value).replace('-', '−');

/** @typedef {{ turned: number, all: number, alphaBeta: number, fewest: number }} Counts */

export const cards = {
  name: 'Cards: White chooses a branch, then Black a card',
  modes: { play: 'Play', watch: 'Watch', reorder: 'Reorder' },
  mode: 'What to do',
  white: 'White chooses a branch',
  black: 'Black replies with a card',
  branches: 'Branches',
  /** A heading that can be pressed, to try the branch first. */
  branchFirst: (/** @type {string} */ branch) => `${branch}, try this branch first`,
  exactly: (/** @type {number} */ value) => `= ${sign(value)}`,
  atMost: (/** @type {number} */ value) => `≤ ${sign(value)}`,
  card: (
    /** @type {{ branch: string, reply: number, value: number | null, isUp: boolean, isCut: boolean }} */ {
      branch,
      reply,
      value,
      isUp,
      isCut,
    },
  ) => {
    const name = `${branch}, reply ${reply}`;
    if (isUp) return `${name}: ${sign(value)}${isCut ? ', cannot matter' : ''}`;
    if (isCut) return `${name}: cannot matter`;
    return `${name}, face down${value === null ? '' : `, if it were ${sign(value)}`}`;
  },
  number: sign,

  sure: 'I am sure:',
  sureOf: (/** @type {string} */ branch) => `I am sure: ${branch}`,
  again: 'Again',
  cuts: 'Without cuts',
  back: 'Order from the start',

  /** The line of scores. */
  whiteHas: (/** @type {number | null} */ value) =>
    value === null ? 'White has nothing yet' : `White already has ${sign(value)}`,
  blackHas: (/** @type {number | null} */ value) =>
    value === null ? 'Black has nothing yet' : `Black already has ${sign(value)}`,
  window: 'window',
  ahead: 'What White is ahead',

  count: (/** @type {number} */ count) => `You turned ${count}.`,
  counts: (/** @type {Counts} */ { turned, alphaBeta, fewest }) =>
    `You turned ${turned}. Alpha-beta ${alphaBeta}. Fewest possible ${fewest}.`,

  rules: 'Turn cards until you are sure which branch is best for White. Black will reply with its lowest card.',
  turned: (
    /** @type {{ branch: string, reply: number, value: number, least: number, isExact: boolean }} */ {
      branch,
      reply,
      value,
      least,
      isExact,
    },
  ) =>
    `${branch}, reply ${reply}: ${sign(value)}. So ${branch} gives White ${isExact ? `exactly ${sign(least)}` : `${sign(least)} at most`}.`,
  proved: (/** @type {{ branch: string, value: number } & Counts} */ { branch, value, ...counts }) =>
    `Yes: ${branch} gives ${sign(value)}, no other branch more. ${cards.counts(counts)}`,
  refuted: (
    /** @type {{ claimed: string, better: string, low: number | null, high: number | null }} */ {
      claimed,
      better,
      low,
      high,
    },
  ) => {
    if (low === null || high === null) return `Not yet. If these were ${sign(high ?? low)}, ${better} would be better.`;
    return `Not yet. If these were ${sign(low)} in ${claimed} and ${sign(high)} in ${better}, ${better} would be better.`;
  },
  worse: (
    /** @type {{ claimed: string, better: string, value: number, betterValue: number }} */ {
      claimed,
      better,
      value,
      betterValue,
    },
  ) => `No: ${better} gives ${sign(betterValue)}, ${claimed} ${sign(value)} at most.`,

  start: 'Alpha-beta turns cards from left to right and from top to bottom. A branch ends when it cannot be best.',
  startWithoutCuts: 'Every card is turned, from left to right and from top to bottom.',
  enter: (/** @type {{ branch: string, alpha: number | null }} */ { branch, alpha }) =>
    `Branch ${branch}. ${alpha === null ? 'White has nothing yet.' : `White already has ${sign(alpha)}: only more than that matters.`}`,
  turn: (
    /** @type {{ branch: string, reply: number, value: number, beta: number | null }} */ { branch, reply, value, beta },
  ) =>
    `${branch}, reply ${reply}: ${sign(value)}.${beta === null || value < beta ? '' : ` Black already has ${sign(beta)}.`}`,
  better: (/** @type {{ branch: string, beta: number | null }} */ { branch, beta }) =>
    `Better for Black: ${branch} now gives White ${sign(beta)} at most.`,
  cut: (/** @type {{ alpha: number | null, beta: number | null }} */ { alpha, beta }) =>
    `Black already has ${sign(beta)}, White already has ${sign(alpha)}: the other replies cannot matter.`,
  returned: (
    /** @type {{ branch: string, isExact: boolean, beta: number | null, alpha: number | null, best: string | null }} */ {
      branch,
      isExact,
      beta,
      alpha,
      best,
    },
  ) =>
    `${branch} gives ${sign(beta)}${isExact ? '' : ' at most'}. ${best === branch ? `White has ${sign(alpha)} now.` : `White keeps ${best} with ${sign(alpha)}.`}`,
  end: (
    /** @type {{ branch: string | null, value: number | null, hasCuts: boolean } & Counts} */ {
      branch,
      value,
      hasCuts,
      all,
      alphaBeta,
      fewest,
    },
  ) =>
    `White chooses ${branch}: ${sign(value)}. ${hasCuts ? `Alpha-beta turned ${alphaBeta} of ${all}. Fewest possible ${fewest}.` : `All ${all} cards turned, alpha-beta ${alphaBeta}.`}`,
  order: (/** @type {{ order: string } & Counts} */ { order, all, alphaBeta, fewest }) =>
    `In the order ${order} alpha-beta turns ${alphaBeta} of ${all} cards. Fewest possible ${fewest}.`,
};
