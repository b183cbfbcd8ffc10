// @ts-check
/** The texts of the figure of the cards, in English. */
import { withMinus } from '../../number.js';
import { menu, player } from './frame.js';

/** @typedef {typeof texts} CardFigureTexts */

/** The numbers of cards: turned by the reader, all, turned by alpha-beta, and in the best order. @typedef {{ turned: number, all: number, alphaBeta: number, fewest: number }} Counts */

export const texts = {
  language: 'en',
  player,
  menu,

  name: 'Cards: White chooses a branch, then Black a card',
  modes: { play: 'Play', watch: 'Watch', reorder: 'Reorder' },
  mode: 'What to do',
  white: 'White chooses a branch',
  black: 'Black replies with a card',
  branches: 'Branches',
  /** A heading that can be pressed, to try the branch first. */
  branchFirst: (/** @type {{ branch: string }} */ { branch }) => `${branch}, try this branch first`,
  exactly: (/** @type {{ value: number }} */ { value }) => `= ${withMinus(value)}`,
  atMost: (/** @type {{ value: number }} */ { value }) => `≤ ${withMinus(value)}`,
  card: (/** @type {{ branch: string, reply: number }} */ { branch, reply }) => `${branch}, reply ${reply}`,
  isUp: (/** @type {{ card: string, value: number }} */ { card, value }) => `${card}: ${withMinus(value)}`,
  isUpAndCut: (/** @type {{ card: string, value: number }} */ { card, value }) =>
    `${card}: ${withMinus(value)}, cannot matter`,
  isCut: (/** @type {{ card: string }} */ { card }) => `${card}: cannot matter`,
  isDown: (/** @type {{ card: string }} */ { card }) => `${card}, face down`,
  isImagined: (/** @type {{ card: string, value: number }} */ { card, value }) =>
    `${card}, face down, if it were ${withMinus(value)}`,

  sure: 'I am sure:',
  sureOf: (/** @type {{ branch: string }} */ { branch }) => `I am sure: ${branch}`,
  again: 'Again',
  cuts: 'Without cuts',
  back: 'Order from the start',

  /** The line of scores. */
  whiteHasNothing: 'White has nothing yet',
  whiteHas: (/** @type {{ value: number }} */ { value }) => `White already has ${withMinus(value)}`,
  blackHasNothing: 'Black has nothing yet',
  blackHas: (/** @type {{ value: number }} */ { value }) => `Black already has ${withMinus(value)}`,
  window: 'window',
  ahead: 'What White is ahead',

  count: (/** @type {{ count: number }} */ { count }) => `You turned ${count}.`,
  counts: (/** @type {Counts} */ { turned, alphaBeta, fewest }) =>
    `You turned ${turned}. Alpha-beta ${alphaBeta}. Fewest possible ${fewest}.`,

  rules: 'Turn cards until you are sure which branch is best for White. Black will reply with its lowest card.',
  turned: (/** @type {{ card: string, branch: string, least: number }} */ { card, branch, least }) =>
    `${card}. So ${branch} gives White ${withMinus(least)} at most.`,
  turnedLast: (/** @type {{ card: string, branch: string, least: number }} */ { card, branch, least }) =>
    `${card}. So ${branch} gives White exactly ${withMinus(least)}.`,
  proved: (/** @type {{ branch: string, value: number, counts: string }} */ { branch, value, counts }) =>
    `Yes: ${branch} gives ${withMinus(value)}, no other branch more. ${counts}`,
  refuted: (/** @type {{ better: string, value: number }} */ { better, value }) =>
    `Not yet. If these were ${withMinus(value)}, ${better} would be better.`,
  refutedInBoth: (
    /** @type {{ claimed: string, better: string, low: number, high: number }} */ { claimed, better, low, high },
  ) =>
    `Not yet. If these were ${withMinus(low)} in ${claimed} and ${withMinus(high)} in ${better}, ${better} would be better.`,
  worse: (
    /** @type {{ claimed: string, better: string, value: number, betterValue: number }} */ {
      claimed,
      better,
      value,
      betterValue,
    },
  ) => `No: ${better} gives ${withMinus(betterValue)}, ${claimed} ${withMinus(value)} at most.`,

  start: 'Alpha-beta turns cards from left to right and from top to bottom. A branch ends when it cannot be best.',
  startWithoutCuts: 'Every card is turned, from left to right and from top to bottom.',
  enterFirst: (/** @type {{ branch: string }} */ { branch }) => `Branch ${branch}. White has nothing yet.`,
  enter: (/** @type {{ branch: string, alpha: number }} */ { branch, alpha }) =>
    `Branch ${branch}. White already has ${withMinus(alpha)}: only more than that matters.`,
  turn: (/** @type {{ card: string }} */ { card }) => `${card}.`,
  turnInVain: (/** @type {{ card: string, beta: number }} */ { card, beta }) =>
    `${card}. Black already has ${withMinus(beta)}.`,
  better: (/** @type {{ branch: string, beta: number }} */ { branch, beta }) =>
    `Better for Black: ${branch} now gives White ${withMinus(beta)} at most.`,
  cut: (/** @type {{ alpha: number, beta: number }} */ { alpha, beta }) =>
    `Black already has ${withMinus(beta)}, White already has ${withMinus(alpha)}: the other replies cannot matter.`,
  gives: (/** @type {{ branch: string, beta: number }} */ { branch, beta }) => `${branch} gives ${withMinus(beta)}.`,
  givesAtMost: (/** @type {{ branch: string, beta: number }} */ { branch, beta }) =>
    `${branch} gives ${withMinus(beta)} at most.`,
  whiteHasNow: (/** @type {{ given: string, alpha: number }} */ { given, alpha }) =>
    `${given} White has ${withMinus(alpha)} now.`,
  whiteKeeps: (/** @type {{ given: string, best: string, alpha: number }} */ { given, best, alpha }) =>
    `${given} White keeps ${best} with ${withMinus(alpha)}.`,
  end: (/** @type {{ branch: string, value: number } & Pick<Counts, 'all' | 'alphaBeta' | 'fewest'>} */ fields) =>
    `White chooses ${fields.branch}: ${withMinus(fields.value)}. Alpha-beta turned ${fields.alphaBeta} of ${fields.all}. Fewest possible ${fields.fewest}.`,
  endWithoutCuts: (/** @type {{ branch: string, value: number } & Pick<Counts, 'all' | 'alphaBeta'>} */ fields) =>
    `White chooses ${fields.branch}: ${withMinus(fields.value)}. All ${fields.all} cards turned, alpha-beta ${fields.alphaBeta}.`,
  order: (/** @type {{ order: string } & Pick<Counts, 'all' | 'alphaBeta' | 'fewest'>} */ fields) =>
    `In the order ${fields.order} alpha-beta turns ${fields.alphaBeta} of ${fields.all} cards. Fewest possible ${fields.fewest}.`,
};
