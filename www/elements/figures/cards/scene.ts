/** What is drawn of a state. Pure. */
import { cardsAt, rootValue, searchSteps } from './alpha-beta.ts';
import { cardLabel } from './sentences.ts';
import { imaginedValues, isSolved, shownOf, windowAfter } from './state.ts';
import type { CardFigureTexts } from '../../../texts/en/figures/cards.ts';
import type { State } from './state.ts';
import type { Branch } from './values.ts';

/**
 * - `value`: the number on the card, null if it is face down; `isImagined`: it would refute the claim.
 * - `isCut`: the card cannot matter.
 * - `label`: the card in words.
 */
export type CardScene = {
  key: string;
  value: number | null;
  isImagined: boolean;
  isCut: boolean;
  isNow: boolean;
  label: string;
};

/**
 * - `bound`: the value of the branch, or at most that, such as `≤ 4`.
 * - `role`: `best` for the branch with what White already has, `cut` for one with cards that cannot matter.
 */
export type BranchScene = { name: string; bound: string; role: 'best' | 'cut' | null; cards: CardScene[] };

export type Scene = { branches: BranchScene[]; alpha: number | null; beta: number | null; hasWindow: boolean };

/** The face-up cards, those that cannot matter, and the window. */
interface Facts {
  turned: ReadonlySet<string>;
  cut: ReadonlySet<string>;
  alpha: number | null;
  beta: number | null;
  /** The name of the branch with `alpha`. */
  best: string | null;
  /** The key of the card turned last. */
  now: string | null;
}

export function sceneOf(state: State, texts: CardFigureTexts): Scene {
  const { branches, turned, verdict, mode } = state;
  const facts = factsOf(state);
  const imagined = mode === 'play' ? imaginedValues(branches, turned, verdict) : new Map();
  return {
    branches: branches.map((branch) => branchScene(texts, branch, facts, imagined, mode === 'reorder')),
    alpha: facts.alpha,
    beta: facts.beta,
    hasWindow: mode === 'play' || (mode === 'watch' && state.hasCuts),
  };
}

function factsOf(state: State): Facts {
  const { branches, mode } = state;
  if (mode === 'play') return playFacts(state);
  const steps = searchSteps(branches, mode === 'reorder' || state.hasCuts);
  const step = mode === 'reorder' ? steps.length - 1 : state.step;
  const { kind, branch, card, alpha, beta, best } = steps[step];
  const now = kind === 'turn' || kind === 'better' ? branches[branch].cards[card].key : null;
  return { ...cardsAt(branches, steps, step), alpha, beta, best, now };
}

function playFacts(state: State): Facts {
  const { branches, turned, action, verdict } = state;
  const now = action.kind === 'turned' ? action.key : null;
  if (isSolved(state)) {
    const hidden = branches.flatMap(({ cards }) => cards.map(({ key }) => key)).filter((key) => !turned.has(key));
    const best = verdict?.claimed ?? null;
    return { turned, cut: new Set(hidden), alpha: rootValue(branches), beta: null, best, now };
  }
  const current = branches.find(({ cards }) => cards.some(({ key }) => key === now))?.name ?? null;
  const limits = windowAfter(branches, turned, current);
  const isBest = (branch: Branch) => {
    const { isComplete, least } = shownOf(branch, turned);
    return isComplete && least === limits.alpha;
  };
  const best = branches.find((branch) => branch.name !== current && isBest(branch))?.name ?? null;
  return { turned, cut: new Set(), ...limits, best, now };
}

/** @param areAllUp Whether cards that cannot matter are face up too. */
function branchScene(
  texts: CardFigureTexts,
  branch: Branch,
  facts: Facts,
  imagined: ReadonlyMap<string, number>,
  areAllUp: boolean,
): BranchScene {
  const { name, cards } = branch;
  const { least, isComplete } = shownOf(branch, facts.turned);
  const isCut = cards.some(({ key }) => facts.cut.has(key));
  return {
    name,
    bound: least === Infinity ? '' : texts[isComplete ? 'exactly' : 'atMost']({ value: least }),
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
        label: cardLabel(texts, texts.card({ branch: name, reply: index + 1 }), { value, isUp, isCut: isCardCut }),
      };
    }),
  };
}
