// @ts-check
/**
 * What is drawn of a state, and the sentence about it. Pure.
 *
 * @import { State, Verdict } from './state.js'
 * @import { Branch } from './values.js'
 */
import { cards as texts } from '../../../texts/en/figures/cards.js';
import { alphaBetaCount, cardCount, cardsAt, fewestCount, lowest, rootValue, searchSteps } from './alpha-beta.js';
import { imaginedValues, isSolved, shownOf, windowAfter } from './state.js';
import { placeOf } from './values.js';

/**
 * - `value`: the number on the card, null if it is face down; `isImagined`: it would refute the claim.
 * - `isCut`: the card cannot matter.
 * - `label`: the card in words.
 *
 * @typedef {{ key: string, value: number | null, isImagined: boolean, isCut: boolean, isNow: boolean, label: string }} CardScene
 */

/**
 * - `bound`: the value of the branch, or at most that, such as `≤ 4`.
 * - `role`: `best` for the branch with what White already has, `cut` for one with cards that cannot matter.
 *
 * @typedef {{ name: string, bound: string, role: 'best' | 'cut' | null, cards: CardScene[] }} BranchScene
 */

/** @typedef {{ branches: BranchScene[], alpha: number | null, beta: number | null, hasWindow: boolean }} Scene */

/**
 * The face-up cards, those that cannot matter, and the window.
 *
 * @typedef {object} Facts
 * @property {ReadonlySet<string>} turned
 * @property {ReadonlySet<string>} cut
 * @property {number | null} alpha
 * @property {number | null} beta
 * @property {string | null} best The name of the branch with `alpha`.
 * @property {string | null} now The key of the card turned last.
 */

/** @param {State} state @returns {Scene} */
export function sceneOf(state) {
  const { branches, turned, verdict, mode } = state;
  const facts = factsOf(state);
  const imagined = mode === 'play' ? imaginedValues(branches, turned, verdict) : new Map();
  return {
    branches: branches.map((branch) => branchScene(branch, facts, imagined, mode === 'reorder')),
    alpha: facts.alpha,
    beta: facts.beta,
    hasWindow: mode === 'play' || (mode === 'watch' && state.hasCuts),
  };
}

/** @param {State} state @returns {Facts} */
function factsOf(state) {
  const { branches, mode } = state;
  if (mode === 'play') return playFacts(state);
  const steps = searchSteps(branches, mode === 'reorder' || state.hasCuts);
  const step = mode === 'reorder' ? steps.length - 1 : state.step;
  const { kind, branch, card, alpha, beta, best } = steps[step];
  const now = kind === 'turn' || kind === 'better' ? branches[branch].cards[card].key : null;
  return { ...cardsAt(branches, steps, step), alpha, beta, best, now };
}

/** @param {State} state @returns {Facts} */
function playFacts(state) {
  const { branches, turned, action, verdict } = state;
  const now = action.kind === 'turned' ? action.key : null;
  if (isSolved(state)) {
    const hidden = branches.flatMap(({ cards }) => cards.map(({ key }) => key)).filter((key) => !turned.has(key));
    const best = verdict?.claimed ?? null;
    return { turned, cut: new Set(hidden), alpha: rootValue(branches), beta: null, best, now };
  }
  const current = branches.find(({ cards }) => cards.some(({ key }) => key === now))?.name ?? null;
  const limits = windowAfter(branches, turned, current);
  const isBest = (/** @type {Branch} */ branch) => {
    const { isComplete, least } = shownOf(branch, turned);
    return isComplete && least === limits.alpha;
  };
  const best = branches.find((branch) => branch.name !== current && isBest(branch))?.name ?? null;
  return { turned, cut: new Set(), ...limits, best, now };
}

/**
 * @param {Branch} branch @param {Facts} facts @param {ReadonlyMap<string, number>} imagined
 * @param {boolean} areAllUp Whether cards that cannot matter are face up too.
 * @returns {BranchScene}
 */
function branchScene(branch, facts, imagined, areAllUp) {
  const { name, cards } = branch;
  const { least, isComplete } = shownOf(branch, facts.turned);
  const isCut = cards.some(({ key }) => facts.cut.has(key));
  return {
    name,
    bound: least === Infinity ? '' : isComplete ? texts.exactly(least) : texts.atMost(least),
    role: name === facts.best ? 'best' : isCut ? 'cut' : null,
    cards: cards.map((card, index) => {
      const { key } = card;
      const isUp = areAllUp || facts.turned.has(key);
      const value = isUp ? card.value : (imagined.get(key) ?? null);
      const isCardCut = facts.cut.has(key);
      return {
        key,
        value,
        isImagined: !isUp && value !== null,
        isCut: isCardCut,
        isNow: key === facts.now,
        label: texts.card({ branch: name, reply: index + 1, value, isUp, isCut: isCardCut }),
      };
    }),
  };
}

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
