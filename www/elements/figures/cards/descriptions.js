// @ts-check
/**
 * The sentence about a state. Pure.
 *
 * @import { State } from './state.js'
 * @import { Verdict } from './claim.js'
 */
import { cards as texts } from '../../../texts/en/figures/cards.js';
import { alphaBetaCount, cardCount, fewestCount, lowest, rootValue, searchSteps } from './alpha-beta.js';
import { shownOf } from './claim.js';
import { placeOf } from './order.js';

/**
 * A sentence of at most 25 words about what the reader did, or what the search does.
 * @param {State} state
 */
export function describe(state) {
  if (state.mode === 'reorder') return describeOrder(state);
  if (state.action.kind === 'reordered') return describeOrder(state);
  return state.mode === 'watch' ? describeStep(state) : describePlay(state);
}

/**
 * The numbers of cards turned by the reader and by alpha-beta, in the present and in the best order, and of all cards.
 * @param {State} state
 */
export const countsOf = ({ branches, turned }) => ({
  turned: turned.size,
  all: cardCount(branches),
  alphaBeta: alphaBetaCount(branches),
  fewest: fewestCount(branches),
});

/** @param {State} state */
const describeOrder = (state) =>
  texts.order({ order: state.branches.map(({ name }) => name).join(' '), ...countsOf(state) });

/** @param {State} state */
function describePlay(state) {
  const { branches, turned, action, verdict } = state;
  if (action.kind === 'claimed' && verdict) return describeVerdict(state, verdict);
  if (action.kind !== 'turned') return texts.rules;
  const { branch, card } = placeOf(branches, action.key);
  const { name, cards } = branches[branch];
  const { least, isComplete } = shownOf(branches[branch], turned);
  return texts.turned({ branch: name, reply: card + 1, value: cards[card].value, least, isExact: isComplete });
}

/** @param {State} state @param {Verdict} verdict */
function describeVerdict(state, { claimed, better, low, high }) {
  const { branches, turned } = state;
  if (better === null) return texts.proved({ branch: claimed, value: rootValue(branches), ...countsOf(state) });
  if (low !== null || high !== null) return texts.refuted({ claimed, better, low, high });
  const leastOf = (/** @type {string} */ wanted) =>
    Math.min(...branches.filter(({ name }) => name === wanted).map((branch) => shownOf(branch, turned).least));
  return texts.worse({ claimed, better, value: leastOf(claimed), betterValue: leastOf(better) });
}

/** @param {State} state */
function describeStep(state) {
  const { branches, hasCuts, step: index } = state;
  const { kind, branch, card, alpha, beta, best } = searchSteps(branches, hasCuts)[index];
  const { name, cards } = branches[branch];
  const { value } = cards[Math.min(card, cards.length - 1)];
  switch (kind) {
    case 'start':
      return hasCuts ? texts.start : texts.startWithoutCuts;
    case 'enter':
      return texts.enter({ branch: name, alpha });
    case 'turn':
      return texts.turn({ branch: name, reply: card + 1, value, beta });
    case 'better':
      return texts.better({ branch: name, beta });
    case 'cut':
      return texts.cut({ alpha, beta });
    case 'return':
      return texts.returned({ branch: name, isExact: beta === lowest(cards), beta, alpha, best });
    default:
      return texts.end({ branch: best, value: alpha, hasCuts, ...countsOf(state) });
  }
}
