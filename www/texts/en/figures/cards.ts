/** The texts of the figure of the cards, in English. */
import { withMinus } from '../../number.ts';
import { menu, player } from './frame.ts';

export type CardFigureTexts = typeof texts;

/** The numbers of cards: turned by the reader, all, turned by alpha-beta, and in the best order. */
type Counts = { turned: number; all: number; alphaBeta: number; fewest: number };

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
  branchFirst: ({ branch }: { branch: string }) => `${branch}, try this branch first`,
  exactly: ({ value }: { value: number }) => `= ${withMinus(value)}`,
  atMost: ({ value }: { value: number }) => `≤ ${withMinus(value)}`,
  card: ({ branch, reply }: { branch: string; reply: number }) => `${branch}, reply ${reply}`,
  isUp: ({ card, value }: { card: string; value: number }) => `${card}: ${withMinus(value)}`,
  isUpAndCut: ({ card, value }: { card: string; value: number }) => `${card}: ${withMinus(value)}, cannot matter`,
  isCut: ({ card }: { card: string }) => `${card}: cannot matter`,
  isDown: ({ card }: { card: string }) => `${card}, face down`,
  isImagined: ({ card, value }: { card: string; value: number }) =>
    `${card}, face down, if it were ${withMinus(value)}`,

  sure: 'I am sure:',
  sureOf: ({ branch }: { branch: string }) => `I am sure: ${branch}`,
  again: 'Again',
  cuts: 'Without cuts',
  back: 'Order from the start',

  /** The line of scores. */
  whiteHasNothing: 'White has nothing yet',
  whiteHas: ({ value }: { value: number }) => `White already has ${withMinus(value)}`,
  blackHasNothing: 'Black has nothing yet',
  blackHas: ({ value }: { value: number }) => `Black already has ${withMinus(value)}`,
  window: 'window',
  ahead: 'What White is ahead',

  count: ({ count }: { count: number }) => `You turned ${count}.`,
  counts: ({ turned, alphaBeta, fewest }: Counts) =>
    `You turned ${turned}. Alpha-beta ${alphaBeta}. Fewest possible ${fewest}.`,

  rules: 'Turn cards until you are sure which branch is best for White. Black will reply with its lowest card.',
  turned: ({ card, branch, least }: { card: string; branch: string; least: number }) =>
    `${card}. So ${branch} gives White ${withMinus(least)} at most.`,
  turnedLast: ({ card, branch, least }: { card: string; branch: string; least: number }) =>
    `${card}. So ${branch} gives White exactly ${withMinus(least)}.`,
  proved: ({ branch, value, counts }: { branch: string; value: number; counts: string }) =>
    `Yes: ${branch} gives ${withMinus(value)}, no other branch more. ${counts}`,
  refuted: ({ better, value }: { better: string; value: number }) =>
    `Not yet. If these were ${withMinus(value)}, ${better} would be better.`,
  refutedInBoth: ({ claimed, better, low, high }: { claimed: string; better: string; low: number; high: number }) =>
    `Not yet. If these were ${withMinus(low)} in ${claimed} and ${withMinus(high)} in ${better}, ${better} would be better.`,
  worse: ({
    claimed,
    better,
    value,
    betterValue,
  }: {
    claimed: string;
    better: string;
    value: number;
    betterValue: number;
  }) => `No: ${better} gives ${withMinus(betterValue)}, ${claimed} ${withMinus(value)} at most.`,

  start: 'Alpha-beta turns cards from left to right and from top to bottom. A branch ends when it cannot be best.',
  startWithoutCuts: 'Every card is turned, from left to right and from top to bottom.',
  enterFirst: ({ branch }: { branch: string }) => `Branch ${branch}. White has nothing yet.`,
  enter: ({ branch, alpha }: { branch: string; alpha: number }) =>
    `Branch ${branch}. White already has ${withMinus(alpha)}: only more than that matters.`,
  turn: ({ card }: { card: string }) => `${card}.`,
  turnInVain: ({ card, beta }: { card: string; beta: number }) => `${card}. Black already has ${withMinus(beta)}.`,
  better: ({ branch, beta }: { branch: string; beta: number }) =>
    `Better for Black: ${branch} now gives White ${withMinus(beta)} at most.`,
  cut: ({ alpha, beta }: { alpha: number; beta: number }) =>
    `Black already has ${withMinus(beta)}, White already has ${withMinus(alpha)}: the other replies cannot matter.`,
  gives: ({ branch, beta }: { branch: string; beta: number }) => `${branch} gives ${withMinus(beta)}.`,
  givesAtMost: ({ branch, beta }: { branch: string; beta: number }) => `${branch} gives ${withMinus(beta)} at most.`,
  whiteHasNow: ({ given, alpha }: { given: string; alpha: number }) => `${given} White has ${withMinus(alpha)} now.`,
  whiteKeeps: ({ given, best, alpha }: { given: string; best: string; alpha: number }) =>
    `${given} White keeps ${best} with ${withMinus(alpha)}.`,
  end: (fields: { branch: string; value: number } & Pick<Counts, 'all' | 'alphaBeta' | 'fewest'>) =>
    `White chooses ${fields.branch}: ${withMinus(fields.value)}. Alpha-beta turned ${fields.alphaBeta} of ${fields.all}. Fewest possible ${fields.fewest}.`,
  endWithoutCuts: (fields: { branch: string; value: number } & Pick<Counts, 'all' | 'alphaBeta'>) =>
    `White chooses ${fields.branch}: ${withMinus(fields.value)}. All ${fields.all} cards turned, alpha-beta ${fields.alphaBeta}.`,
  order: (fields: { order: string } & Pick<Counts, 'all' | 'alphaBeta' | 'fewest'>) =>
    `In the order ${fields.order} alpha-beta turns ${fields.alphaBeta} of ${fields.all} cards. Fewest possible ${fields.fewest}.`,
};
