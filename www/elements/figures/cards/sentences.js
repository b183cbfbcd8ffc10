// @ts-check
/**
 * The cards in words: the name of each, and the sentence about what the reader did or what the search does. Pure.
 *
 * @import { CardFigureTexts } from '../../../texts/en/figures/cards.js'
 * @import { State, Verdict } from './state.js'
 * @import { Branches } from './values.js'
 */
import { alphaBetaCount, cardCount, fewestCount, lowest, rootValue, searchSteps } from './alpha-beta.js';
import { shownOf } from './state.js';
import { placeOf } from './values.js';

/**
 * A card with what is known of it.
 * @param {CardFigureTexts} texts @param {string} card
 * @param {{ value: number | null, isUp: boolean, isCut: boolean }} known `value`: that of the card, or one that is imagined.
 */
export function cardLabel(texts, card, { value, isUp, isCut }) {
  if (isUp && value !== null) return texts[isCut ? 'isUpAndCut' : 'isUp']({ card, value });
  if (isCut) return texts.isCut({ card });
  return value === null ? texts.isDown({ card }) : texts.isImagined({ card, value });
}

/**
 * A sentence of at most 25 words about what the reader did, or what the search does.
 * @param {State} state @param {CardFigureTexts} texts
 */
export function describe(state, texts) {
  if (state.mode === 'reorder' || state.action.kind === 'reordered') return describeOrder(state, texts);
  return state.mode === 'watch' ? describeStep(state, texts) : describePlay(state, texts);
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

/** @param {State} state @param {CardFigureTexts} texts */
const describeOrder = (state, texts) =>
  texts.order({ order: state.branches.map(({ name }) => name).join(' '), ...countsOf(state) });

/**
 * A card that is face up.
 * @param {CardFigureTexts} texts @param {Branches} branches @param {number} branch @param {number} card Their indices.
 */
function faceUp(texts, branches, branch, card) {
  const { name, cards } = branches[branch];
  return texts.isUp({ card: texts.card({ branch: name, reply: card + 1 }), value: cards[card].value });
}

/** @param {State} state @param {CardFigureTexts} texts */
function describePlay(state, texts) {
  const { branches, turned, action, verdict } = state;
  if (action.kind === 'claimed' && verdict) return describeVerdict(state, verdict, texts);
  if (action.kind !== 'turned') return texts.rules;
  const { branch, card } = placeOf(branches, action.key);
  const { name, least, isComplete } = shownOf(branches[branch], turned);
  const fields = { card: faceUp(texts, branches, branch, card), branch: name, least };
  return texts[isComplete ? 'turnedLast' : 'turned'](fields);
}

/** @param {State} state @param {Verdict} verdict @param {CardFigureTexts} texts */
function describeVerdict(state, { claimed, better, low, high }, texts) {
  const { branches, turned } = state;
  if (better === null)
    return texts.proved({ branch: claimed, value: rootValue(branches), counts: texts.counts(countsOf(state)) });
  if (low !== null && high !== null) return texts.refutedInBoth({ claimed, better, low, high });
  const value = low ?? high;
  if (value !== null) return texts.refuted({ better, value });
  const leastOf = (/** @type {string} */ wanted) =>
    Math.min(...branches.filter(({ name }) => name === wanted).map((branch) => shownOf(branch, turned).least));
  return texts.worse({ claimed, better, value: leastOf(claimed), betterValue: leastOf(better) });
}

/** @param {State} state @param {CardFigureTexts} texts */
function describeStep(state, texts) {
  const { branches, hasCuts, step: index } = state;
  const step = searchSteps(branches, hasCuts)[index];
  const { kind, branch, card } = step;
  const { name } = branches[branch];
  // Of the limits, a sentence contains only those that the search has by then.
  const [alpha, beta, best] = [Number(step.alpha), Number(step.beta), String(step.best)];
  switch (kind) {
    case 'start':
      return hasCuts ? texts.start : texts.startWithoutCuts;
    case 'enter':
      return step.alpha === null ? texts.enterFirst({ branch: name }) : texts.enter({ branch: name, alpha });
    case 'turn': {
      const isVain = step.beta !== null && branches[branch].cards[card].value >= step.beta;
      const turned = faceUp(texts, branches, branch, card);
      return isVain ? texts.turnInVain({ card: turned, beta }) : texts.turn({ card: turned });
    }
    case 'better':
      return texts.better({ branch: name, beta });
    case 'cut':
      return texts.cut({ alpha, beta });
    case 'return': {
      const isExact = beta === lowest(branches[branch].cards);
      const given = texts[isExact ? 'gives' : 'givesAtMost']({ branch: name, beta });
      return best === name ? texts.whiteHasNow({ given, alpha }) : texts.whiteKeeps({ given, best, alpha });
    }
    default:
      return texts[hasCuts ? 'end' : 'endWithoutCuts']({ branch: best, value: alpha, ...countsOf(state) });
  }
}
