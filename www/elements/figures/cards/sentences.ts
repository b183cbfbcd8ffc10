/** The cards in words: the name of each, and the sentence about what the reader did or what the search does. Pure. */
import { alphaBetaCount, cardCount, fewestCount, lowest, rootValue, searchSteps } from './alpha-beta.ts';
import { shownOf } from './state.ts';
import { placeOf } from './values.ts';
import type { CardFigureTexts } from '../../../texts/en/figures/cards.ts';
import type { State, Verdict } from './state.ts';
import type { Branches } from './values.ts';

/**
 * A card with what is known of it.
 *
 * @param known `value`: that of the card, or one that is imagined.
 */
export function cardLabel(
  texts: CardFigureTexts,
  card: string,
  { value, isUp, isCut }: { value: number | null; isUp: boolean; isCut: boolean },
) {
  if (isUp && value !== null) return texts[isCut ? 'isUpAndCut' : 'isUp']({ card, value });
  if (isCut) return texts.isCut({ card });
  return value === null ? texts.isDown({ card }) : texts.isImagined({ card, value });
}

/** A sentence of at most 25 words about what the reader did, or what the search does. */
export function describe(state: State, texts: CardFigureTexts) {
  if (state.mode === 'reorder' || state.action.kind === 'reordered') return describeOrder(state, texts);
  return state.mode === 'watch' ? describeStep(state, texts) : describePlay(state, texts);
}

/**
 * The numbers of cards turned by the reader and by alpha-beta, in the present and in the best order, and of all cards.
 */
export const countsOf = ({ branches, turned }: State) => ({
  turned: turned.size,
  all: cardCount(branches),
  alphaBeta: alphaBetaCount(branches),
  fewest: fewestCount(branches),
});

const describeOrder = (state: State, texts: CardFigureTexts) =>
  texts.order({ order: state.branches.map(({ name }) => name).join(' '), ...countsOf(state) });

/**
 * A card that is face up.
 *
 * @param card Their indices.
 */
function faceUp(texts: CardFigureTexts, branches: Branches, branch: number, card: number) {
  const { name, cards } = branches[branch];
  return texts.isUp({ card: texts.card({ branch: name, reply: card + 1 }), value: cards[card].value });
}

function describePlay(state: State, texts: CardFigureTexts) {
  const { branches, turned, action, verdict } = state;
  if (action.kind === 'claimed' && verdict) return describeVerdict(state, verdict, texts);
  if (action.kind !== 'turned') return texts.rules;
  const { branch, card } = placeOf(branches, action.key);
  const { name, least, isComplete } = shownOf(branches[branch], turned);
  const fields = { card: faceUp(texts, branches, branch, card), branch: name, least };
  return texts[isComplete ? 'turnedLast' : 'turned'](fields);
}

function describeVerdict(state: State, { claimed, better, low, high }: Verdict, texts: CardFigureTexts) {
  const { branches, turned } = state;
  if (better === null)
    return texts.proved({ branch: claimed, value: rootValue(branches), counts: texts.counts(countsOf(state)) });
  if (low !== null && high !== null) return texts.refutedInBoth({ claimed, better, low, high });
  const value = low ?? high;
  if (value !== null) return texts.refuted({ better, value });
  const leastOf = (wanted: string) =>
    Math.min(...branches.filter(({ name }) => name === wanted).map((branch) => shownOf(branch, turned).least));
  return texts.worse({ claimed, better, value: leastOf(claimed), betterValue: leastOf(better) });
}

function describeStep(state: State, texts: CardFigureTexts) {
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
