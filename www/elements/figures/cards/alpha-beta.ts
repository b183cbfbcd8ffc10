/** Alpha-beta on the cards, step by step: White chooses the branch whose lowest card is highest. Pure. */

import type { Branches, Card } from './values.ts';

/**
 * A step of the search.
 *
 * - `branch`, `card`: indices; in a step without a card, `card` is that of the next one.
 * - `alpha`: what White already has in an earlier branch; `beta`: what Black already has in this one. Null: nothing yet.
 * - `best`: the name of the branch with `alpha`.
 */
interface Step {
  kind: 'start' | 'enter' | 'turn' | 'better' | 'cut' | 'return' | 'end';
  branch: number;
  card: number;
  alpha: number | null;
  beta: number | null;
  best: string | null;
}

/**
 * All steps, from `start` to `end`.
 *
 * @param hasCuts False to turn every card.
 */
export function searchSteps(branches: Branches, hasCuts: boolean): Step[] {
  let step: Step = { kind: 'start', branch: 0, card: 0, alpha: null, beta: null, best: null };
  const steps = [step];
  const add = (change: Partial<Step>) => {
    step = { ...step, ...change };
    steps.push(step);
  };
  for (const [index, { name, cards }] of branches.entries()) {
    add({ kind: 'enter', branch: index, card: 0, beta: null });
    searchBranch(cards, step.alpha, hasCuts, add);
    const { alpha, beta } = step;
    const isBest = beta !== null && (alpha === null || beta > alpha);
    add({ kind: 'return', ...(isBest ? { alpha: beta, best: name } : {}) });
  }
  add({ kind: 'end', beta: null });
  return steps;
}

function searchBranch(
  cards: readonly Card[],
  alpha: number | null,
  hasCuts: boolean,
  add: (change: Partial<Step>) => void,
) {
  let beta = Infinity;
  for (const [card, { value }] of cards.entries()) {
    add({ kind: 'turn', card });
    if (value < beta) {
      beta = value;
      add({ kind: 'better', beta });
    }
    if (hasCuts && alpha !== null && beta <= alpha && card + 1 < cards.length) {
      add({ kind: 'cut', card: card + 1 });
      return;
    }
  }
}

/** The cards turned and cut off up to a step. */
export function cardsAt(branches: Branches, steps: readonly Step[], last: number) {
  const turned: Set<string> = new Set();
  const cut: Set<string> = new Set();
  for (const { kind, branch, card } of steps.slice(0, last + 1)) {
    const { cards } = branches[branch];
    if (kind === 'turn') turned.add(cards[card].key);
    if (kind === 'cut') for (const { key } of cards.slice(card)) cut.add(key);
  }
  return { turned, cut };
}

/** The number of cards that alpha-beta turns in this order. */
export const alphaBetaCount = (branches: Branches) =>
  searchSteps(branches, true).filter(({ kind }) => kind === 'turn').length;

/** The number of cards that alpha-beta turns in the best order: all of a best branch and one of each other. */
export function fewestCount(branches: Branches) {
  const value = rootValue(branches);
  const best = branches.filter(({ cards }) => lowest(cards) === value);
  return Math.min(...best.map(({ cards }) => cards.length)) + branches.length - 1;
}

export const cardCount = (branches: Branches) => branches.reduce((sum, { cards }) => sum + cards.length, 0);

export const rootValue = (branches: Branches) => Math.max(...branches.map(({ cards }) => lowest(cards)));

/** The lowest value, Black's best reply; `Infinity` without cards. */
export const lowest = (cards: readonly Card[]) => Math.min(...cards.map(({ value }) => value));
